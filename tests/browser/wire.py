"""A wire between browser and server that a test can cut and mend."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Wire:
    """Passes everything on to the server's port, until it is cut."""

    def __init__(self, server_port: int) -> None:
        self._server_port = server_port
        self._whole = True
        self._ends: list[socket.socket] = []
        self._lock = threading.Lock()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._door.getsockname()[1])
        self._porter = threading.Thread(target=self._admit, daemon=True)
        self._porter.start()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Every connection breaks, and new ones break at once."""
        with self._lock:
            self._whole = False
            ends, self._ends = self._ends, []
        for end in ends:
            _shut(end)

    def mend(self) -> None:
        with self._lock:
            self._whole = True

    def close(self) -> None:
        self.cut()
        _shut(self._door)
        self._porter.join(5)

    def _admit(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                self._join(near)

    def _join(self, near: socket.socket) -> None:
        with self._lock:
            if not self._whole:
                _shut(near)
                return
            try:
                far = socket.create_connection(("127.0.0.1", self._server_port))
            except OSError:
                _shut(near)
                return
            self._ends += [near, far]
        for source, sink in ((near, far), (far, near)):
            threading.Thread(target=_pass_on, args=(source, sink), daemon=True).start()


def _pass_on(source: socket.socket, sink: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            sink.sendall(data)
    _shut(source)
    _shut(sink)


def _shut(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
