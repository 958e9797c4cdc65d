"""`caravanserai serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import socket
from pathlib import Path

from msgspec import structs

from caravanserai.bots.model import WrongModel
from caravanserai.cli.problems import FAILED, Problem
from caravanserai.cli.terminal import Terminal
from caravanserai.server.models import Models
from caravanserai.server.settings import Settings, read_settings


def run(asked: argparse.Namespace, terminal: Terminal) -> int:
    """Start the server and wait until it is stopped."""
    try:
        from sqlalchemy.exc import SQLAlchemyError

        from caravanserai.server.app import run as serve  # slow to import, and only this command needs it
        from caravanserai.server.claim import InUse
    except ImportError as error:
        raise Problem("cli-no_server", {"reason": str(error)}, FAILED) from None
    port = _free(asked.host, asked.port)
    settings = _settings(asked)
    shown = "localhost" if asked.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else asked.host
    terminal.warn("cli-serving", {"address": f"http://{shown}:{port}/"})
    try:
        serve(settings, asked.host, port, not asked.no_browser)
    except KeyboardInterrupt:
        terminal.warn("cli-stopped")
    except InUse as error:
        raise Problem("cli-database_in_use", {"path": error.path}, FAILED) from None
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise Problem("cli-server_failed", {"reason": str(error)}, FAILED) from None
    return 0


def _settings(asked: argparse.Namespace) -> Settings:
    """The settings from a file, if given, overridden by those on the command line."""
    settings = Settings()
    if asked.settings is not None:
        try:
            settings = read_settings(Path(asked.settings).expanduser())
        except (OSError, ValueError) as error:  # unreadable, not TOML, or an invalid setting
            told = {"file": asked.settings, "reason": str(error)}
            raise Problem("cli-settings_file", dict(told), FAILED) from None
    bots = [*settings.bots, *asked.bots]
    try:
        Models(bots)
    except WrongModel as error:
        raise Problem("cli-wrong_model", {"reason": str(error)}) from None
    folder = None if asked.data_dir is None else Path(asked.data_dir).expanduser()
    return structs.replace(
        settings,
        database=asked.database or settings.database,
        data_dir=folder or settings.data_dir,
        host_names=[*settings.host_names, *asked.host_name, asked.host],
        origins=[*settings.origins, *asked.origin],
        trusted_proxies=[*settings.trusted_proxies, *asked.trusted_proxy],
        secure_cookies=asked.secure_cookies or settings.secure_cookies,
        metrics_port=asked.metrics_port or settings.metrics_port,
        bots=bots,
    )


def _free(host: str, port: int) -> int:
    """The port, if nothing listens on it yet; for 0, any free port."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as listener:
            if os.name == "posix":  # like the server: a recently closed port counts as free
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            return int(listener.getsockname()[1])
    except (OSError, UnicodeError) as error:
        told = {"host": host, "port": str(port), "reason": str(error)}
        raise Problem("cli-port_taken", dict(told), FAILED) from None
