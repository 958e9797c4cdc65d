"""Guests: a name and a secret cookie. Only fingerprints of the secrets are stored."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict

import sqlalchemy as sa
from msgspec import Struct

from caravanserai.server import schema
from caravanserai.server.store import Store
from caravanserai.server.times import now

CARRY_SECONDS = 600.0
_REMEMBERED = 20_000  # guests kept in memory
_BELIEVED = 30.0  # seconds before the database is asked again, as another process may have changed a guest


class Guest(Struct):
    """Somebody behind a browser; one object per process, so that a new name shows everywhere."""

    id: str
    name: str


def fingerprint(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Guests:
    """Who is who, by cookie."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, tuple[Guest, float]] = OrderedDict()  # and when each was read

    async def by_secret(self, secret: str | None) -> Guest | None:
        """The guest with this secret, if any."""
        if not secret or len(secret) > 100:
            return None
        mark = fingerprint(secret)
        known, read = self._known.get(mark, (None, 0.0))
        if known is not None and read + _BELIEVED > now():
            self._known.move_to_end(mark)
            return known
        guest = await self.store.read(self._find, mark)
        if guest is None:
            self._known.pop(mark, None)
            return None
        if known is not None and known.id == guest.id:
            known.name = guest.name
            guest = known
        self._remember(mark, guest)
        return guest

    async def welcome(self) -> tuple[Guest, str]:
        """A new guest and the secret for the cookie."""
        secret = secrets.token_urlsafe(24)
        guest = Guest(secrets.token_hex(12), "")
        mark = fingerprint(secret)
        await self.store.write(self._insert, mark, guest)
        self._remember(mark, guest)
        return guest, secret

    async def change_secret(self, guest: Guest) -> str:
        """Give a guest a new secret; the old one stops working."""
        secret = secrets.token_urlsafe(24)
        mark = fingerprint(secret)
        await self.store.write(self._change_secret, guest.id, mark)
        for old in [each for each, (known, _) in self._known.items() if known.id == guest.id]:
            del self._known[old]
        self._remember(mark, guest)
        return secret

    async def rename(self, guest: Guest, name: str) -> None:
        """Change the name that others see from now on."""
        await self.store.write(self._rename, guest.id, name)
        guest.name = name

    def _remember(self, mark: str, guest: Guest) -> None:
        self._known[mark] = (guest, now())
        self._known.move_to_end(mark)
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)

    def _find(self, mark: str) -> Guest | None:
        columns = schema.guest.c
        query = sa.select(columns.id, columns.name).where(columns.secret_hash == mark)
        with self.store.engine.connect().execution_options(reading=True) as connection:
            row = connection.execute(query).one_or_none()
            return None if row is None else Guest(row.id, row.name)

    def _insert(self, mark: str, guest: Guest) -> None:
        row = {"id": guest.id, "secret_hash": mark, "name": guest.name, "created": now()}
        with self.store.engine.begin() as connection:
            connection.execute(schema.guest.insert().values(row))

    def _rename(self, guest_id: str, name: str) -> None:
        with self.store.engine.begin() as connection:
            connection.execute(schema.guest.update().where(schema.guest.c.id == guest_id).values(name=name))
            self.store.tell_others(connection, f"guest {guest_id} {name}")

    def renamed(self, guest_id: str, name: str) -> None:
        """Note that a guest has chosen another name through another process."""
        for guest, _ in self._known.values():
            if guest.id == guest_id:
                guest.name = name

    def _change_secret(self, guest_id: str, mark: str) -> None:
        change = schema.guest.update().where(schema.guest.c.id == guest_id).values(secret_hash=mark)
        with self.store.engine.begin() as connection:
            connection.execute(change)

    # --- moving seats to another device --------------------------------------------------------------

    async def carry_token(self, table_id: str, guest: Guest) -> tuple[str, float]:
        """A secret that moves the guest's seats at a table to another device, once and soon."""
        token, expires = secrets.token_urlsafe(24), now() + CARRY_SECONDS
        await self.store.write(self._insert_carry, fingerprint(token), table_id, guest.id, expires)
        return token, expires

    async def take_carry(self, token: str) -> tuple[str, str] | None:
        """The table and guest a token stands for; looking it up uses it up."""
        if len(token) > 100:
            return None
        return await self.store.write(self._take_carry, fingerprint(token))

    def _insert_carry(self, mark: str, table_id: str, guest_id: str, expires: float) -> None:
        carry = schema.carry
        with self.store.engine.begin() as connection:
            connection.execute(carry.delete().where(carry.c.expires < now()))
            connection.execute(
                carry.insert().values(token_hash=mark, table_id=table_id, guest_id=guest_id, expires=expires)
            )

    def _take_carry(self, mark: str) -> tuple[str, str] | None:
        carry = schema.carry
        query = (
            carry.delete()
            .where(carry.c.token_hash == mark, carry.c.expires >= now())
            .returning(carry.c.table_id, carry.c.guest_id)
        )
        with self.store.engine.begin() as connection:
            row = connection.execute(query).one_or_none()
            return None if row is None else (row.table_id, row.guest_id)
