"""Advice on single spells: what each would bring its caster, and what it would cost its victims."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caravanserai.games.dragons import advice_units, palace, worth
from caravanserai.games.dragons.actions import (
    CARPETS,
    CAST_APPRENTICE,
    CAST_AT,
    CAST_EYE,
    CAST_EYE_CARPET,
    CAST_MOVE_OTHER,
    CAST_MOVE_OWN,
    KINDS,
    SPACES,
    SPELL_OF,
    TOKENS,
)
from caravanserai.games.dragons.outlook import SURE
from caravanserai.games.dragons.parts import (
    ARTIFACTS,
    CARPET,
    CHARITY,
    CITY_TAX,
    DONATION,
    DRAGON_LEAVES,
    DRAGON_RETURN,
    EYE_FOR_AN_EYE,
    GUARD,
    LAST_FIRST,
    LUNAR_ECLIPSE,
    MAGES_APPRENTICE,
    NONE,
    SACRIFICE,
    SECOND_CHANCE,
    SMUGGLER,
    SOLAR_ECLIPSE,
    SPY,
    SULTANS_TAX,
    TABOO,
    TELEPORT,
    TENT,
    TRADE,
)
from caravanserai.games.dragons.player import SCREEN
from caravanserai.games.dragons.prospects import gain as space_gain
from caravanserai.games.dragons.prospects import privilege, spells_to_win
from caravanserai.games.dragons.rules.spells.taxes import taxed
from caravanserai.games.dragons.rules.spells.tokens import on_board, shown_value
from caravanserai.games.dragons.state import Dragons

_UNIT: Final = 9  # what a unit is worth that somebody has to give up
_NOT_NOW: Final = -20
_TYPES: Final = len(ARTIFACTS)
# what spells cost us when others cast them, where no reckoning below says more
_NUISANCE: Final = {CHARITY: 9, SMUGGLER: 12, SPY: 6, MAGES_APPRENTICE: 5, TRADE: 3, DRAGON_LEAVES: 4}


def held_worth(s: Dragons, spell: i64) -> i64:
    """What a spell may bring in a later round, when it is kept."""
    return worth.SPELL[spell] * min(worth.rounds_left(s) - 1, 2) // 8


def held_at(s: Dragons, seat: i64, space: i64) -> i64:
    """What a player's tokens in a space that is not yet tallied will bring."""
    if space < s.current or s.players[seat].pieces_in(space) == 0 or space == GUARD:
        return 0
    if s.parts.room_of[space] == NONE:
        return space_gain(s, seat, space, s.strength(seat, space))
    worth_ = palace.room(s, seat, space, s.bid(seat, space), s.players[seat].treasures)
    return worth_ * palace.entry(s, seat, s.strength(seat, GUARD)) // SURE


# --- what a spell brings ---------------------------------------------------------------------------------


def gain(s: Dragons, seat: i64, action: i64) -> i64:
    """What a cast would bring now (strategy note 13)."""
    spell = SPELL_OF[action]
    if spell in (SECOND_CHANCE, TELEPORT):
        return move_gain(s, seat, action) - s.parts.move_cost[spell] * _UNIT
    if spell == EYE_FOR_AN_EYE:
        return eye_gain(s, seat, action)
    if spell == MAGES_APPRENTICE:
        return apprentice_gain(s, seat, action)
    if CAST_AT <= action < CAST_APPRENTICE:
        return at_space_gain(s, seat, spell, (action - CAST_AT) % SPACES)
    if spell == LAST_FIRST:
        return swap_gain(s, seat)
    if spell == CHARITY:
        ready = s.current >= GUARD or s.players[seat].lit
        return s.parts.charity * _UNIT if ready and worth.artifacts_left(s) > 0 else _NOT_NOW
    if spell == TRADE:
        return trade_gain(s, seat)
    if spell == SPY:
        return 16 if s.players[seat].behind == TOKENS else _NOT_NOW
    if spell == SMUGGLER:
        return smuggler_gain(s, seat)
    if spell in (DONATION, SACRIFICE):
        return levy_gain(s, seat, s.parts.units_returned[spell])
    return tax_gain(s, seat, spell)


def lift(s: Dragons, owner: i64, piece: i64, space: i64) -> i64:
    """Put a piece somewhere else for a while; says where it was."""
    player = s.players[owner]
    origin = player.where[piece]
    if origin != SCREEN:
        player.lift(piece)
    if space != SCREEN:
        player.lay(piece, space)
    return origin


def move_gain(s: Dragons, seat: i64, action: i64) -> i64:
    """What changes for us when a token goes to another space."""
    space = (action - CAST_MOVE_OWN) % SPACES
    if action < CAST_MOVE_OTHER:
        owner = seat
        token = (action - CAST_MOVE_OWN) // SPACES % TOKENS
        piece = on_board(s, seat, s.parts.values[token])
    else:
        named = (action - CAST_MOVE_OTHER) // SPACES
        owner = named // TOKENS % (len(s.parts.colours))
        piece = named % TOKENS
        if (
            s.players[owner].where[piece] != s.current
            or not s.turned
            or s.players[seat].pieces_in(s.current) == 0
        ):
            return _NOT_NOW  # nobody knows what the token is good for
    origin = s.players[owner].where[piece]
    before = held_at(s, seat, origin) + held_at(s, seat, space)
    lift(s, owner, piece, space)
    after = held_at(s, seat, origin) + held_at(s, seat, space)
    lift(s, owner, piece, origin)
    return after - before


def eye_gain(s: Dragons, seat: i64, action: i64) -> i64:
    """A rival's token out of the space being tallied, for the best of ours elsewhere."""
    if action < CAST_EYE_CARPET:
        owner, piece = (action - CAST_EYE) // TOKENS, (action - CAST_EYE) % TOKENS
    else:
        owner = (action - CAST_EYE_CARPET) // CARPETS
        piece = TOKENS + (action - CAST_EYE_CARPET) % CARPETS
    origin = s.players[owner].where[piece]
    if origin != s.current or not s.turned:
        return _NOT_NOW
    before = held_at(s, seat, origin)
    lift(s, owner, piece, SCREEN)
    after = held_at(s, seat, origin)
    lift(s, owner, piece, origin)
    dearest: i64 = 0
    for own in range(s.parts.pieces):
        if s.players[seat].where[own] not in (SCREEN, GUARD):
            dearest = max(dearest, piece_worth(s, seat, own))
    return after - before - dearest


def at_space_gain(s: Dragons, seat: i64, spell: i64, space: i64) -> i64:
    """Spells that name a space."""
    if spell in (LUNAR_ECLIPSE, SOLAR_ECLIPSE):
        return eclipse_change(s, seat, spell, space) if space == s.current and s.turned else _NOT_NOW
    if spell == DRAGON_LEAVES:
        return leaves_gain(s, seat, space)
    if spell == DRAGON_RETURN:
        return return_gain(s, seat, space)
    if spell == TABOO:
        leads = s.turned and space == s.current and s.ranking(space)[:1] == [seat]
        return 6 if leads else _NOT_NOW
    return -4  # Mirage: seldom worth a card


def eclipse_change(s: Dragons, seat: i64, spell: i64, space: i64) -> i64:
    """What an eclipse would change for a player in a space."""
    before = held_at(s, seat, space)
    struck: list[tuple[int, int]] = []
    for owner in range(s.players_count):
        player = s.players[owner]
        for piece in range(s.parts.pieces):
            if player.where[piece] != space or not player.is_face_up(piece):
                continue
            if player.is_carpet(piece):
                hit = s.parts.eclipses_carpets[spell]
            else:
                hit = player.printed(piece) in s.parts.eclipsed[spell]
            if hit:
                struck.append((owner, piece))
    for owner, piece in struck:
        lift(s, owner, piece, SCREEN)
    after = held_at(s, seat, space)
    for owner, piece in struck:
        lift(s, owner, piece, space)
    return after - before


def leaves_gain(s: Dragons, seat: i64, space: i64) -> i64:
    """With a Carpet to follow, almost uncontested; in placement for whoever has many tokens left."""
    carpet = s.unused(seat, CARPET) > 0 and s.uses_left(seat) - (0 if s.players[seat].lit else 1) > 0
    if carpet and space == s.current and not s.turned:
        return s.parts.new_shelves[0] * _UNIT
    return 12 if s.current == NONE and s.players[seat].behind >= 4 else _NOT_NOW


def return_gain(s: Dragons, seat: i64, space: i64) -> i64:
    """What the others would have won, shared among us, less what we would have."""
    if space != s.current or not s.turned:
        return _NOT_NOW
    own = held_at(s, seat, space)
    units = s.cave_units(s.parts.kind_of[space])
    return (units * _UNIT - own) // s.players_count - own


def apprentice_gain(s: Dragons, seat: i64, action: i64) -> i64:
    """A more useful artifact than the one we give."""
    on_sale = s.on_sale[(action - CAST_APPRENTICE) // _TYPES]
    given = (action - CAST_APPRENTICE) % _TYPES
    have = s.players[seat].artifacts[on_sale]
    return worth.artifact(s, on_sale) - worth.artifact(s, given) - have * 2


def swap_gain(s: Dragons, seat: i64) -> i64:
    """What 1 for 9 changes for us in the space being tallied."""
    if not s.turned:
        return _NOT_NOW
    before = held_at(s, seat, s.current)
    kept = s.swapped_from
    s.swapped_from = s.current
    after = held_at(s, seat, s.current)
    s.swapped_from = kept
    return after - before


def trade_gain(s: Dragons, seat: i64) -> i64:
    """One kind deep instead of several shallow, if a bid of this round wants it."""
    treasures = s.players[seat].treasures.copy()
    before = advice_units.purse_worth(s, seat, treasures)
    deepest = 0
    for kind in range(KINDS):
        if treasures[kind] > treasures[deepest]:
            deepest = kind
    for kind in range(KINDS):
        if kind != deepest and 0 < treasures[kind] < 3:
            treasures[deepest] += treasures[kind]
            treasures[kind] = 0
    return advice_units.purse_worth(s, seat, treasures) - before


def smuggler_gain(s: Dragons, seat: i64) -> i64:
    """Every privilege that nobody has a token for."""
    total: i64 = 0
    for space in s.parts.city:
        if s.is_taken(space):
            continue
        if space == TENT:
            total += spells_to_win(s, [SURE] + [0] * (s.players_count - 1))
        else:
            total += privilege(s, seat, space)
    return total


def levy_gain(s: Dragons, seat: i64, units: i64) -> i64:
    """What the others lose on the average, less what we lose."""
    others: i64 = 0
    for other in range(s.players_count):
        if other != seat:
            others += min(s.players[other].units(), units)
    own = min(s.players[seat].units(), units)
    return (others // (s.players_count - 1) - own) * _UNIT


def tax_gain(s: Dragons, seat: i64, spell: i64) -> i64:
    """City Tax before the city is tallied, Sultan's Tax once the guard has let people in."""
    city = spell == CITY_TAX
    if s.current != TENT if city else s.current <= GUARD:
        return _NOT_NOW
    total: i64 = 0
    for other in range(s.players_count):
        if other == seat:
            continue
        pieces = len(taxed(s, other, pending(s, s.parts.city if city else s.parts.rooms)))
        if city:
            total += pieces * 7
        elif s.players[other].units() < pieces:
            total += pieces * 14
        else:
            total += pieces * 4
    return total


def pending(s: Dragons, spaces: list[int]) -> list[int]:
    return [space for space in spaces if space >= s.current]


# --- what a spell costs ----------------------------------------------------------------------------------


def harm(s: Dragons, seat: i64, spell: i64) -> i64:
    """What a spell that another player has cast would cost us."""
    for play in s.batch:
        if play.spell != spell:
            continue
        if play.piece != NONE and play.owner == seat:
            return piece_worth(s, seat, play.piece)
        if spell in (LUNAR_ECLIPSE, SOLAR_ECLIPSE):
            return -eclipse_change(s, seat, spell, play.space)
        if spell == DRAGON_RETURN:
            return held_at(s, seat, play.space)
        if spell == LAST_FIRST:
            return -swap_gain(s, seat)
        if spell in (DONATION, SACRIFICE):
            return min(s.players[seat].units(), s.parts.units_returned[spell]) * _UNIT
        if spell == CITY_TAX:
            return len(taxed(s, seat, pending(s, s.parts.city))) * 10
        if spell == SULTANS_TAX:
            return max(rooms_at_stake(s, seat), 0) + _UNIT
    return _NUISANCE.get(spell, 2)


def piece_worth(s: Dragons, owner: i64, piece: i64) -> i64:
    """Roughly what the loss of a piece costs its owner."""
    space = s.players[owner].where[piece]
    if space == SCREEN or space < s.current:
        return 0
    value = shown_value(s, owner, piece)
    return (value if value > 0 else 5) * (5 if space == s.current else 3)


def rooms_at_stake(s: Dragons, seat: i64) -> i64:
    """What a player's bids are worth, less what the Sultan asks for them."""
    bids = palace.rooms(s, seat, s.players[seat].treasures.copy(), NONE)
    tokens = len(taxed(s, seat, s.parts.rooms))
    return bids * palace.entry(s, seat, s.strength(seat, GUARD)) // SURE - tokens * _UNIT
