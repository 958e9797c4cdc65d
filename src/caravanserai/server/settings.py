"""A server's settings: one struct, every value with a default that suits playing at home."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

import msgspec
from msgspec import Struct, field


def data_folder() -> Path:
    """Where this user's tables are stored, by the convention of the operating system."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "caravanserai"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home() / "AppData" / "Local"))) / "caravanserai"
    return Path(os.environ.get("XDG_DATA_HOME", str(Path.home() / ".local" / "share"))) / "caravanserai"


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """How much one visitor may ask for: the size of a burst, then a rate per second."""

    message_burst: float = 40
    message_rate: float = 15
    guest_messages: float = 4  # all of a guest's sockets together may send this many times as much as one
    chat_burst: float = 8
    chat_rate: float = 1
    request_burst: float = 60
    request_rate: float = 10
    reading_burst: float = 200  # read-only requests, and sockets opened
    reading_rate: float = 40
    table_burst: float = 20
    table_rate: float = 0.2
    rename_burst: float = 12  # new names by one guest: each is written at all their tables
    rename_rate: float = 0.2
    address_share: float = (
        4  # all guests at one address together may chat and set up this many times as much as one
    )
    address_burst: float = 600  # requests of any kind from one address
    address_rate: float = 100
    idle_tables: int = 12  # tables in play with only computers seated or playing
    idle_tables_per_address: int = 3
    guest_burst: float = 40  # new guests from one address
    guest_rate: float = 0.5
    floods_forgiven: int = 200  # messages refused for coming too fast before the connection is cut
    body_bytes: int = 16_384
    message_bytes: int = 4_096
    chat_characters: int = 500
    name_characters: int = 24
    sockets_per_guest: int = 40
    unsent_bytes: int = 262_144  # how much may wait for a page that does not read before its socket is closed
    unread_seconds: float = 20.0  # how long a page may read nothing while data is waiting


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything `create_app` needs to know."""

    database: str | None = None  # a URL; None is SQLite in the data folder
    data_dir: Path | None = None
    page_dir: Path = Path(__file__).parent.parent / "page"
    origins: list[str] = field(default_factory=list)  # other origins allowed, besides the server's own host
    host_names: list[str] = field(default_factory=list)  # names this server answers to, besides local ones
    trusted_proxies: list[str] = field(default_factory=list)  # networks whose X-Forwarded-… headers count
    secure_cookies: bool | None = None  # None: if the request came over TLS
    metrics_port: int | None = None  # on localhost only; None: no metrics are served
    bot_workers: int = 0  # 0: one fewer than there are processors
    bot_pause: float = 0.6  # seconds; people want to see what a computer does
    bot_thinking: float = 0.4  # seconds that the strongest computers think, when not many do so at once
    bot_deadline: float = 5.0
    hint_effort: float = 1.0  # how hard to search for a hint; 1 takes about half a second
    bots: list[str] = field(default_factory=list)  # learned players to choose at tables, as model:FILE
    idle_seconds: float = 60.0  # a table nobody is looking at is unloaded after this
    sweep_seconds: float = 2.0
    limits: Limits = field(default_factory=Limits)

    def database_url(self) -> str:
        """The database URL in SQLAlchemy's form."""
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
    """The settings in a TOML file; all others keep their defaults."""
    return msgspec.toml.decode(file.read_bytes(), type=Settings, dec_hook=lambda kind, value: kind(value))


def _private(file: Path) -> Path:
    """A database file that only its owner can read, because it holds the seeds of games in play."""
    with contextlib.suppress(OSError):  # problems with the path are reported when the database is opened
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
        file.chmod(0o600)  # a file from an older version; SQLite gives its other files the same mode
    return file
