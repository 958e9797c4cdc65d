"""Where requests come from, and which host name they address."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

_LOCAL = {"localhost"}
_IPV6_HOME = 64  # the prefix a provider gives to one customer


def bucket_of(host: str) -> str:
    """The key an address is counted by: itself, or for IPv6, where everybody has many, its network."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, _IPV6_HOME), strict=False))
    return str(address)


class Names:
    """The host names a server answers to. Any other name that leads here belongs to somebody else's page."""

    def __init__(self, names: Iterable[str], origins: Iterable[str]) -> None:
        machine = socket.gethostname().lower()
        given = {name.lower().rstrip(".") for name in names}
        given |= {urlsplit(origin).hostname or "" for origin in origins}
        self._names = {*_LOCAL, machine, f"{machine.partition('.')[0]}.local", *given} - {""}

    def fit(self, host: str | None) -> bool:
        """Whether a `Host` header names this server; an IP address always does: no page has it as a name."""
        if not host:
            return False
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self._names or name.endswith(".localhost") or _is_number(name)


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
