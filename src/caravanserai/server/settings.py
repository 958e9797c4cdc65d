"""How a server is set up: one struct, every value with a default that suits a table at home."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

import msgspec
from msgspec import Struct, field


def data_folder() -> Path:
    """Where this user's tables are kept, by the custom of the system."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "caravanserai"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home() / "AppData" / "Local"))) / "caravanserai"
    return Path(os.environ.get("XDG_DATA_HOME", str(Path.home() / ".local" / "share"))) / "caravanserai"


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much one visitor may ask for: bursts of so many, then so many each second."""

    message_burst: float = 40
    message_rate: float = 15
    guest_messages: float = 4  # a guest's sockets together may say so many times as much as one
    chat_burst: float = 8
    chat_rate: float = 1
    request_burst: float = 60
    request_rate: float = 10
    reading_burst: float = 200  # requests that only look, and sockets opened
    reading_rate: float = 40
    table_burst: float = 20
    table_rate: float = 0.2
    address_share: float = (
        4  # guests from one address together may talk and set up so many times as much as one
    )
    address_burst: float = 600  # requests of any kind from one address
    address_rate: float = 100
    idle_tables: int = 12  # tables in play at which only computers sit or play
    idle_tables_per_address: int = 3
    guest_burst: float = 40  # new guests from one address
    guest_rate: float = 0.5
    floods_forgiven: int = 200  # messages refused as too fast before the line is cut
    body_bytes: int = 16_384
    message_bytes: int = 4_096
    chat_characters: int = 500
    name_characters: int = 24
    sockets_per_guest: int = 40
    unsent_bytes: int = 262_144  # what may wait for a page that does not read before its socket is closed
    unread_seconds: float = 20.0  # how long nothing may be read of what waits


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything `create_app` needs to know."""

    database: str | None = None  # a URL; None is SQLite in the data folder
    data_dir: Path | None = None
    page_dir: Path = Path(__file__).parent.parent / "page"
    origins: list[str] = field(default_factory=list)  # further origins that may ask, beside the own host
    host_names: list[str] = field(default_factory=list)  # names this server answers to, beside local ones
    trusted_proxies: list[str] = field(default_factory=list)  # networks whose X-Forwarded-… headers count
    secure_cookies: bool | None = None  # None: when the request came by TLS
    metrics_port: int | None = None  # on this computer only; None: metrics are not served
    bot_workers: int = 0  # 0: one fewer than there are processors
    bot_pause: float = 0.6  # people want to see what a computer does
    bot_deadline: float = 5.0
    idle_seconds: float = 60.0  # a table nobody looks at is put away after this
    sweep_seconds: float = 2.0
    limits: Limits = field(default_factory=Limits)

    def database_url(self) -> str:
        """The database as SQLAlchemy wants it named."""
        if self.database is None:
            folder = self.data_dir or data_folder()
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            return f"sqlite:///{_private(folder / 'tables.sqlite')}"
        if self.database.startswith("sqlite:///"):
            _private(Path(self.database.removeprefix("sqlite:///").partition("?")[0]))
        for spelling in ("postgresql://", "postgres://"):
            if self.database.startswith(spelling):
                return "postgresql+psycopg://" + self.database.removeprefix(spelling)
        return self.database


def read_settings(file: Path) -> Settings:
    """The settings that a TOML file gives; all others stay as they are."""
    return msgspec.toml.decode(file.read_bytes(), type=Settings, dec_hook=lambda kind, value: kind(value))


def _private(file: Path) -> Path:
    """A database that only its owner can read, for it holds the seeds of games in play."""
    with contextlib.suppress(OSError):  # what is wrong with the place is said when the database is opened
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        file.chmod(0o600)  # of an older version; SQLite gives its other files the same mode
    return file
