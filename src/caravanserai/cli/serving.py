"""`caravanserai serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import socket
from pathlib import Path

from caravanserai.cli.problems import FAILED, Problem
from caravanserai.cli.terminal import Terminal


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Start the server and stay until it is stopped."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from caravanserai.server.app import serve  # heavy, and only this command needs it
        from caravanserai.server.claim import InUse
    except ImportError as error:
        raise Problem("cli-no_server", {"reason": str(error)}, FAILED) from None
    port = _free(asked.host, asked.port)
    folder = None if asked.data_dir is None else Path(asked.data_dir).expanduser()
    shown = "localhost" if asked.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else asked.host
    terminal.warn("cli-serving", {"address": f"http://{shown}:{port}/"})
    try:
        serve(asked.host, port, asked.database, folder, not asked.no_browser)
    except KeyboardInterrupt:
        terminal.warn("cli-stopped")
    except InUse as error:
        raise Problem("cli-database_in_use", {"path": error.path}, FAILED) from None
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise Problem("cli-server_failed", {"reason": str(error)}, FAILED) from None
    return 0


def _free(host: str, port: int) -> int:
    """The port, if nobody listens there yet; for 0 one that is free."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as listener:
            if os.name == "posix":  # as the server does: a port that was just left is free
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            return int(listener.getsockname()[1])
    except (OSError, UnicodeError) as error:
        told = {"host": host, "port": str(port), "reason": str(error)}
        raise Problem("cli-port_taken", dict(told), FAILED) from None
