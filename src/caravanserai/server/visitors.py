"""Who is asking: the guest behind a request, by cookie, and how often they may ask."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from caravanserai.server.addresses import bucket_of
from caravanserai.server.guests import Guest, Guests
from caravanserai.server.limits import Buckets, SharedBuckets
from caravanserai.server.problems import Refuse
from caravanserai.server.settings import Settings
from caravanserai.server.times import now

PLAIN_COOKIE = "guest"
SECURE_COOKIE = "__Host-guest"  # browsers accept this name only with Secure, for exactly this host and path /
_DAY = 24 * 3600
_YEAR = 365 * _DAY
_RENEWED = 30  # days after which a cookie in use is renewed for another year
_ISSUED = re.compile(r"(?P<secret>[^.]+)\.(?P<day>[0-9]{1,6})", re.ASCII)
AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Visitors:
    """Finds guests, creates new ones, and enforces rate limits."""

    def __init__(self, settings: Settings, guests: Guests) -> None:
        limits = settings.limits
        self.settings = settings
        self.guests = guests
        self._requests = Buckets(limits.request_burst, limits.request_rate)
        self._readings = Buckets(limits.reading_burst, limits.reading_rate)
        share = limits.guest_messages
        self.messages = Buckets(share * limits.message_burst, share * limits.message_rate)
        self.chat = SharedBuckets(limits.chat_burst, limits.chat_rate, limits.address_share)
        self._tables = SharedBuckets(limits.table_burst, limits.table_rate, limits.address_share)
        self._renames = Buckets(limits.rename_burst, limits.rename_rate)
        self._newcomers = Buckets(limits.guest_burst, limits.guest_rate)
        self._sockets: Counter[str] = Counter()

    async def known(self, connection: AnyConnection) -> Guest | None:
        """The guest behind a request, if already known; reading too often is refused."""
        guest = await self.guests.by_secret(_secret(connection))
        if not self._readings.take(address(connection) if guest is None else guest.id):
            raise Refuse("too_fast")
        return guest

    async def guest(self, request: AnyRequest) -> Guest:
        """The guest behind a request; a new one gets a cookie in the response, an old cookie is renewed."""
        guest = await self.known(request)
        if guest is None:
            if not self._newcomers.take(address(request)):
                raise Refuse("too_fast")
            guest, secret = await self.guests.welcome()
            self._give_cookie(request, secret)
        elif self._cookie_is_old(request):
            self._give_cookie(request, _secret(request) or "")
        if request.method != "GET" and not self._requests.take(guest.id):
            raise Refuse("too_fast")
        return guest

    async def forget_other_devices(self, request: AnyRequest, guest: Guest) -> None:
        """Give the guest a new secret: the old cookie no longer identifies them."""
        self._give_cookie(request, await self.guests.change_secret(guest))

    def check_new_table(self, guest: Guest, connection: AnyConnection) -> None:
        if not self._tables.take(guest.id, address(connection)):
            raise Refuse("too_fast")

    def check_rename(self, guest: Guest) -> None:
        if not self._renames.take(guest.id):
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

    # --- cookies ---------------------------------------------------------------------------------------

    def _secure(self, request: AnyRequest) -> bool:
        wished = self.settings.secure_cookies
        return request.url.scheme == "https" if wished is None else wished

    def _cookie_is_old(self, request: AnyRequest) -> bool:
        """Whether to reissue a guest's cookie: it is a month old, or has another form or name."""
        cookie = request.cookies.get(SECURE_COOKIE if self._secure(request) else PLAIN_COOKIE, "")
        issued = _ISSUED.fullmatch(cookie)
        return issued is None or int(issued["day"]) + _RENEWED < now() // _DAY

    def _give_cookie(self, request: AnyRequest, secret: str) -> None:
        secure = self._secure(request)
        request.state.new_cookie = Cookie(
            key=SECURE_COOKIE if secure else PLAIN_COOKIE,
            value=f"{secret}.{int(now() // _DAY)}",
            max_age=_YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=secure,
        ).to_header(header="")


def _secret(connection: AnyConnection) -> str | None:
    """The secret in a cookie; cookies from older versions do not say when they were issued."""
    cookies = connection.cookies
    cookie = cookies.get(SECURE_COOKIE) or cookies.get(PLAIN_COOKIE)
    return None if cookie is None else cookie.partition(".")[0]


def address(connection: AnyConnection) -> str:
    """The key by which the visitor's address is counted."""
    return bucket_of(connection.client.host) if connection.client is not None else ""
