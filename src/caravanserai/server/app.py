"""The application: all parts assembled, started and stopped in the right order."""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import logging
import os
import secrets
import sys
import webbrowser
from collections.abc import AsyncIterator
from typing import Any

import uvicorn
from litestar import Litestar, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from caravanserai.server import analyses, api, history, lines
from caravanserai.server.bots import Bots
from caravanserai.server.claim import Claim
from caravanserai.server.gate import Gate
from caravanserai.server.guests import Guest, Guests
from caravanserai.server.health import Health
from caravanserai.server.house import House
from caravanserai.server.logs import log_as_json
from caravanserai.server.metrics import Metrics, metrics_server
from caravanserai.server.models import Models
from caravanserai.server.page import Page, asset, index
from caravanserai.server.problems import Refuse
from caravanserai.server.protocol import Problem, ServerProblem
from caravanserai.server.seating import Seating
from caravanserai.server.settings import Settings
from caravanserai.server.sockets import table_socket
from caravanserai.server.store import Store, migrate
from caravanserai.server.version import version
from caravanserai.server.visitors import AnyRequest, Visitors
from caravanserai.server.wire import patient_protocol

log = logging.getLogger("caravanserai")
_LAST_WRITES = 2.0  # seconds for unfinished writes when the server stops


class Server:
    """The parts of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.url = settings.database_url()
        self.boot = secrets.token_hex(6)
        self.metrics = Metrics()
        self.store = Store(self.url, self.boot, self.metrics)
        self.bots = Bots(
            settings.bot_workers,
            settings.bot_deadline,
            self.metrics,
            settings.bot_thinking,
            settings.hint_effort,
            Models(settings.bots),
        )
        self.claim = Claim(self.url)
        self.health = Health(self.store)
        self.house = House(settings, self.store, self.bots, self.metrics, self.boot)
        self.guests = Guests(self.store)
        self.visitors = Visitors(settings, self.guests)
        self.seating = Seating(self.house, self.guests)
        self.analyses = analyses.Analyses(self.store, self.bots)
        self.page = Page(settings.page_dir)
        self.hung = False  # the database was still not answering at shutdown

    @contextlib.asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        """From the first migration to the last commit."""
        self.claim.take()
        await asyncio.to_thread(migrate, self.store.engine)
        self.bots.start()
        chores = [asyncio.create_task(self.house.sweep_for_ever())]
        if self.settings.metrics_port is not None:
            door = await metrics_server(self.metrics, self.settings.metrics_port)
            chores.append(asyncio.create_task(door.serve_forever()))
        if self.store.postgres:
            chores += self._listen()
        log.info("started", extra={"boot": self.boot, "database": self.store.engine.dialect.name})
        try:
            yield
        finally:
            await self.house.close()
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self.analyses.close()
            await self.bots.close()
            self.hung = not await asyncio.to_thread(self.store.close, _LAST_WRITES)
            self.claim.give_back()
            log.info("stopped", extra={"boot": self.boot, "hung": self.hung})

    def _listen(self) -> list[asyncio.Task[None]]:
        from caravanserai.server.notify import Listener  # needs the PostgreSQL driver, an optional extra

        return Listener(self.house, self.guests, self.url).chores()


# --- for operators ---------------------------------------------------------------------------------------


@get("/health")
async def health(house: House, health: Health) -> Response[dict[str, str]]:
    """Whether this process responds and its database accepts writes."""
    ok = await health.ok()
    told = {"status": "ok" if ok else "database", "boot": house.boot, "version": version()}
    return Response(told, status_code=200 if ok else 503)


# --- refusals --------------------------------------------------------------------------------------------

_BY_STATUS: dict[int, ServerProblem] = {404: "no_such_page", 413: "too_large", 429: "too_fast"}


def _answer(problem: Problem, status: int) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def refused(request: AnyRequest, error: Refuse) -> Response[Problem]:
    return _answer(error.problem, error.status)


def not_served(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Errors raised by the framework itself: unknown paths, unreadable bodies."""
    return _answer(Problem(_BY_STATUS.get(error.status_code, "bad_request")), error.status_code)


def unreadable(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A body that is nested too deeply or not UTF-8, which the framework does not notice."""
    return _answer(Problem("bad_request"), 400)


def failed(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("request_failed", exc_info=error)
    return _answer(Problem("server_error"), 500)


# --- the application -------------------------------------------------------------------------------------


def _given(part: object) -> Provide:
    """Provide a part of the server to handlers that ask for it by name."""

    def give() -> Any:
        return part

    return Provide(give, sync_to_thread=False)


def create_litestar(server: Server) -> Litestar:
    """The Litestar application built from the parts of a server."""

    async def guest(request: AnyRequest) -> Guest:
        return await server.visitors.guest(request)

    async def visitor(request: AnyRequest) -> Guest | None:
        return await server.visitors.known(request)

    parts = {"house": server.house, "guests": server.guests, "visitors": server.visitors}
    parts |= {"seating": server.seating, "page": server.page, "past": history.Past()}
    parts |= {"health": server.health, "analyses": server.analyses}
    handlers: list[Any] = [
        *api.HANDLERS,
        *history.HANDLERS,
        *analyses.HANDLERS,
        *lines.HANDLERS,
        health,
        table_socket,
        index,
        asset,
    ]
    return Litestar(
        handlers,
        dependencies={
            **{name: _given(part) for name, part in parts.items()},
            "guest": Provide(guest),
            "visitor": Provide(visitor),
        },
        lifespan=[server.lifespan],
        exception_handlers={
            Refuse: refused,
            HTTPException: not_served,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            "Caravanserai", version(), path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=server.settings.limits.body_bytes,
        logging_config=None,
    )


def create_app(settings: Settings | None = None) -> ASGIApp:
    """The whole application, for any ASGI server."""
    return _create(Server(settings or Settings()))


def _create(server: Server) -> ASGIApp:
    return Gate(create_litestar(server), server.settings, server.metrics)


class GracefulServer(uvicorn.Server):
    """Finishes pending writes and closes every page's socket properly before connections are cut."""

    def __init__(self, config: uvicorn.Config, house: House, open_browser: bool) -> None:
        super().__init__(config)
        self._house = house
        self._open_browser = open_browser

    async def startup(self, sockets: Any = None) -> None:
        """Open the page if requested, once the server is listening."""
        await super().startup(sockets)
        if self._open_browser and not self.should_exit:
            here = ("0.0.0.0", "::", "127.0.0.1", "::1")
            host = "localhost" if self.config.host in here else self.config.host
            await asyncio.to_thread(webbrowser.open, f"http://{host}:{self.config.port}/")

    async def shutdown(self, sockets: Any = None) -> None:
        await self._house.close()
        await super().shutdown(sockets)


def run(settings: Settings, host: str = "127.0.0.1", port: int = 8000, open_browser: bool = False) -> None:
    """Serve until interrupted."""
    log_as_json("WARNING" if sys.stderr.isatty() else "INFO")
    faulthandler.enable()  # a crash of the interpreter says where it happened
    server = Server(settings)
    config = uvicorn.Config(
        _create(server),
        host=host,
        port=port,
        ws=patient_protocol(settings.limits.unread_seconds),
        ws_max_size=16 * settings.limits.message_bytes,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=3,
    )
    server.claim.take()  # before anything reports a start
    GracefulServer(config, server.house, open_browser).run()
    if server.hung:  # a thread is waiting for the database and would keep the process alive for ever
        logging.shutdown()
        os._exit(1)
