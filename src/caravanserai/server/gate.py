"""The gate for every request: rate limits, host, origin, security headers, a log line without secrets."""

from __future__ import annotations

import logging
import time
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from caravanserai.server.addresses import Names, bucket_of
from caravanserai.server.limits import Buckets
from caravanserai.server.metrics import Metrics
from caravanserai.server.problems import Refuse
from caravanserai.server.settings import Settings

log = logging.getLogger("caravanserai.requests")
_SAFE = {"GET", "HEAD", "OPTIONS"}
_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
SECURITY_HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Gate:
    """An ASGI application that wraps the application."""

    def __init__(self, inner: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.inner = inner
        self.origins = set(settings.origins)
        self.names = Names(settings.host_names, settings.origins)
        self.metrics = metrics
        self._pace = Buckets(settings.limits.address_burst, settings.limits.address_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._http(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET and (refusal := self._refusal(scope)) is not None:
            self.metrics.refused(refusal.problem.key)
            await receive()
            await send(
                {"type": "websocket.close", "code": 1008, "reason": refusal.problem.key}
            )  # answers 403
        else:
            await self.inner(scope, receive, send)

    async def _http(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 0

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *SECURITY_HEADERS, *_newcomer(scope)]
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:
            self.metrics.refused(refusal.problem.key)
            await _answer(guarded, refusal)
        else:
            await self.inner(scope, receive, guarded)
        self.metrics.requests[str(status)] += 1
        # the template, not the path, because paths can contain secrets
        template = scope.get("path_template", "") if refusal is None else ""
        took = round((time.perf_counter() - started) * 1000, 1)
        log.info(
            "request", extra={"method": scope["method"], "route": template, "status": status, "ms": took}
        )

    def _refusal(self, scope: HTTPScope | WebSocketScope) -> Refuse | None:
        """Why a request is rejected: too many of them, or not from our own page."""
        client = scope["client"]
        if client is not None and not self._pace.take(bucket_of(client[0])):
            return Refuse("too_fast")
        if not self.names.fit(_header(scope, b"host")):
            return Refuse("wrong_host")
        if scope["type"] == ScopeType.HTTP and scope["method"] in _SAFE:
            return None
        if not self._origin_fits(scope):
            return Refuse("wrong_origin")
        if scope["type"] == ScopeType.HTTP and _header(scope, b"x-caravanserai") != "1":
            return Refuse("wrong_header")
        return None

    def _origin_fits(self, scope: Scope) -> bool:
        """Whether the browser says that our own page is asking; clients other than browsers say nothing."""
        origin = _header(scope, b"origin")
        if origin is None or origin in self.origins:
            return True
        return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc == _header(scope, b"host")


def _newcomer(scope: HTTPScope) -> list[tuple[bytes, bytes]]:
    """The cookie for a new guest."""
    cookie = scope.get("state", {}).get("new_cookie")
    return [(b"set-cookie", str(cookie).encode("latin-1"))] if cookie else []


def _header(scope: Scope, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


async def _answer(send: Send, refusal: Refuse) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send(
        {"type": "http.response.body", "body": msgspec.json.encode(refusal.problem), "more_body": False}
    )
