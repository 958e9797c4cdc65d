"""Who asks: the guest behind a request, by cookie, and how often they may ask."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from caravanserai.server.guests import Guest, Guests
from caravanserai.server.limits import Buckets
from caravanserai.server.problems import Refuse
from caravanserai.server.settings import Settings

COOKIE = "guest"
_YEAR = 365 * 24 * 3600
AnyRequest = Request[Any, Any, Any]


class Visitors:
    """Finds guests, welcomes new ones, and keeps everyone to a pace."""

    def __init__(self, settings: Settings, guests: Guests) -> None:
        limits = settings.limits
        self.settings = settings
        self.guests = guests
        self._requests = Buckets(limits.request_burst, limits.request_rate)
        self._readings = Buckets(limits.reading_burst, limits.reading_rate)
        share = limits.guest_messages
        self.messages = Buckets(share * limits.message_burst, share * limits.message_rate)
        self._tables = Buckets(limits.table_burst, limits.table_rate)
        self._newcomers = Buckets(limits.guest_burst, limits.guest_rate)
        self._sockets: Counter[str] = Counter()

    async def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
        """The guest who asks, if they were here before; looking too often is refused."""
        guest = await self.guests.by_cookie(connection.cookies.get(COOKIE))
        if not self._readings.take(address(connection) if guest is None else guest.id):
            raise Refuse("too_fast")
        return guest

    async def guest(self, request: AnyRequest) -> Guest:
        """The guest who asks; a newcomer gets a cookie with the answer."""
        guest = await self.known(request)
        if guest is None:
            if not self._newcomers.take(address(request)):
                raise Refuse("too_fast")
            guest, secret = await self.guests.welcome()
            request.state.new_cookie = self._cookie(request, secret)
        if request.method != "GET" and not self._requests.take(guest.id):
            raise Refuse("too_fast")
        return guest

    def check_new_table(self, guest: Guest) -> None:
        if not self._tables.take(guest.id):
            raise Refuse("too_fast")

    @contextmanager
    def one_more_socket(self, visitor: str) -> Iterator[None]:
        """Count a visitor's open sockets; too many at once are refused."""
        if self._sockets[visitor] >= self.settings.limits.sockets_per_guest:
            raise Refuse("too_fast")
        self._sockets[visitor] += 1
        try:
            yield
        finally:
            self._sockets[visitor] -= 1
            if not self._sockets[visitor]:
                del self._sockets[visitor]

    def _cookie(self, request: AnyRequest, secret: str) -> str:
        secure = self.settings.secure_cookies
        return Cookie(
            key=COOKIE,
            value=secret,
            max_age=_YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https" if secure is None else secure,
        ).to_header(header="")


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client is not None else ""
