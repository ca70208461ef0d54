"""The laws every table obeys, whatever was played: what lies where, and how much of it there can be."""

from __future__ import annotations

from typing import Final

from arks.nova.actions.association import PARTNERS_AT_MOST, donation_costs
from arks.nova.hexmap import ALL_CELLS
from arks.nova.placement import capacity, is_special, is_standard
from arks.nova.state import (
    ABOVE,
    BACK_SCORING,
    BACK_ZOO,
    BASE,
    BLOCKED,
    DISPLAY_ZONE,
    SCORING_DECK,
    Player,
    Zoo,
    animals,
    scoring_zone,
    sponsors,
    supports,
    under_zone,
)
from arks.nova.tables import (
    ACTIONS,
    ANIMAL,
    CONTINENTS,
    DISPLAY,
    FIRST_UNIQUE,
    LARGE,
    LEFT_TOKENS,
    MAX_APPEAL,
    MAX_CONSERVATION,
    MAX_REPUTATION,
    MAX_XTOKENS,
    PROJECT,
    SMALL,
    SPONSOR,
    TASKS,
    UNIVERSITIES,
    WORKERS,
)

ALL_ACTIONS: Final = (1 << len(ACTIONS)) - 1
WORKERS_ON_A_TASK: Final = 3
SOLO_ROUNDS: Final = 6
SOLO_TURNS: Final = 7  # of the first round


def audit(state: Zoo) -> str:
    """Which law the table breaks; empty when it breaks none."""
    complaint = audit_cards(state)
    if not complaint and len(state.players) != state.rules.players:
        complaint = f"there must be {state.rules.players} players"
    for seat in range(state.rules.players):
        complaint = complaint or audit_player(state, seat) or audit_map(state, seat) or audit_zoo(state, seat)
    return complaint or audit_board(state) or audit_projects(state)


# --- cards


def audit_cards(state: Zoo) -> str:
    cards = state.cards
    solo = state.rules.players == 1
    sizes = {BACK_ZOO: len(state.pack.cards), BACK_SCORING: len(state.pack.scoring)}
    for face, back in zip(cards.face, cards.back, strict=True):
        if back not in sizes or not 0 <= face < sizes[back]:
            return "a card is not in the content"
    known = list(zip(cards.back, cards.face, strict=True))
    if len(set(known)) < len(known):
        return "every card is there once"
    in_play = sizes[BACK_ZOO] + len([1 for card in state.pack.scoring if card.solo or not solo])
    if len(known) != in_play:
        return f"there must be {in_play} cards"
    if sorted([uid for uid in state.folders if uid >= 0]) != sorted(cards.zones[DISPLAY_ZONE]):
        return "the folders hold the cards of the display"
    secret = [SCORING_DECK, *[scoring_zone(state, seat) for seat in range(state.rules.players)]]
    for number, zone in enumerate(cards.zones):
        wanted = BACK_SCORING if number in secret else BACK_ZOO
        if "look" not in state.rules.zone_names[number] and not all([cards.back[uid] == wanted for uid in zone]):
            return "final scoring cards lie apart from zoo cards"
    for uid in cards.zones[BASE] + cards.zones[ABOVE]:
        if state.pack.cards[cards.face[uid]].kind != PROJECT:
            return "only conservation projects lie at the association board"
    for seat in range(state.rules.players):
        for uid in animals(state, seat):
            if state.pack.cards[cards.face[uid]].kind != ANIMAL:
                return "only animals are housed"
        for uid in sponsors(state, seat):
            if state.pack.cards[cards.face[uid]].kind != SPONSOR:
                return "only sponsors are beside the animals"
    return ""


def audit_zoo(state: Zoo, seat: int) -> str:
    """What lies on and under the cards of a zoo."""
    player = state.players[seat]
    if sorted([card for _, card in player.pouched]) != sorted(state.cards.zones[under_zone(state, seat)]):
        return "pouched cards lie under something"
    if not all([top == -1 or top in animals(state, seat) + sponsors(state, seat) for top, _ in player.pouched]):
        return "cards are pouched under the map or a card of the zoo"
    for uid, n in player.tokens:
        if uid not in sponsors(state, seat) or n < 0:
            return "own tokens lie on own sponsors"
        if n > state.pack.powers[state.cards.face[uid]].power.tokens:
            return "a sponsor has no more tokens than it brings"
    return "" if player.waza in (-1, SMALL, LARGE) else "WAZA Special Assignment is about small or large animals"


# --- players


def audit_player(state: Zoo, seat: int) -> str:
    player = state.players[seat]
    if not 0 <= player.xtokens <= MAX_XTOKENS or player.money < 0:
        return f"seat {seat} has money and at most {MAX_XTOKENS} X-tokens"
    if not (0 <= player.appeal <= MAX_APPEAL and 0 <= player.conservation <= MAX_CONSERVATION):
        return f"seat {seat} is off a track"
    if not 1 <= player.reputation <= MAX_REPUTATION:
        return f"seat {seat} is off the reputation track"
    return audit_action_cards(player) or audit_association(state, seat, player)


def audit_action_cards(player: Player) -> str:
    if sorted(player.row) != list(range(len(ACTIONS))):
        return "each action card stands under one slot"
    if (player.upgraded | player.venom | player.constricted) & ~ALL_ACTIONS:
        return "there are five action cards"
    if len(player.multipliers) != len(ACTIONS) or min(player.multipliers) < 0:
        return "multiplier tokens lie on action cards"
    return ""


def audit_association(state: Zoo, seat: int, player: Player) -> str:
    if len(player.tasks) != len(TASKS) or not all([0 <= n <= WORKERS_ON_A_TASK for n in player.tasks]):
        return f"at most {WORKERS_ON_A_TASK} workers of a player are at a task"
    if player.workers + sum(player.tasks) != player.hired or not 1 <= player.hired <= WORKERS or player.workers < 0:
        return f"seat {seat} has {player.hired} workers"
    if len(set(player.partners)) < len(player.partners) or len(player.partners) > PARTNERS_AT_MOST:
        return "partner zoos are of different continents, four at most"
    if not all([0 <= c < len(CONTINENTS) for c in player.partners]):
        return "partner zoos are of the five continents"
    if len(set(player.universities)) < len(player.universities):
        return "universities are different"
    if not all([0 <= u < len(UNIVERSITIES) for u in player.universities]):
        return "there are three universities"
    if not 0 <= player.left < 1 << LEFT_TOKENS:
        return f"{LEFT_TOKENS} tokens lie at the left edge"
    placed = len([1 for _, _, owner in state.supported if owner == seat])
    return "" if placed <= supports(player) else "tokens on projects come from the left edge"


def audit_map(state: Zoo, seat: int) -> str:
    player = state.players[seat]
    if not -1 <= player.map < len(state.pack.maps) or (player.map == -1 and player.buildings):
        return "a map is of the content"
    covered = 0
    kinds: list[int] = []
    for kind, mask, full in player.buildings:
        if not 0 <= kind < len(state.pack.buildings):
            return "a building is of the content"
        if mask & covered or mask & ~ALL_CELLS or bin(mask).count("1") != state.pack.buildings[kind].size:
            return "a building covers its own spaces, each once"
        most = capacity(kind) if is_special(kind) else 1 if is_standard(kind) else 0
        if not 0 <= full <= most:
            return "a building houses no more than fits in"
        if kind in kinds and (is_special(kind) or kind >= FIRST_UNIQUE):
            return "special enclosures and unique buildings come once in each zoo"
        kinds.append(kind)
        covered |= mask
    return "" if covered == player.covered else "the covered spaces are those of the buildings"


# --- the boards


def audit_board(state: Zoo) -> str:
    tracks = state.pack.tracks
    if len(state.folders) != DISPLAY:
        return f"the display has {DISPLAY} folders"
    tiles = [tile for tile in state.tiles if tile >= 0]
    if len(state.tiles) != 4 or len(set(tiles)) < len(tiles) or not all([t < len(tracks.bonus_tiles) for t in tiles]):
        return "four different bonus tiles lie at the conservation track"
    if not 0 <= state.partner_offer < 1 << len(CONTINENTS) or not 0 <= state.university_offer < 1 << len(UNIVERSITIES):
        return "each partner zoo and university is offered once at most"
    if not 0 <= state.break_left <= tracks.break_steps[state.rules.players]:
        return "the break token is on its track"
    if not 0 <= state.donations < len(donation_costs(state)):
        return "the last donation space is never covered"
    if state.rules.players > 1:
        return "" if state.round == state.solo_turns == 0 else "rounds are of the solo game"
    fits = 1 <= state.round <= SOLO_ROUNDS and 0 <= state.solo_turns <= SOLO_TURNS + 1 - state.round
    return "" if fits else f"a solo game has {SOLO_ROUNDS} rounds, each one turn shorter"


def audit_projects(state: Zoo) -> str:
    zones = state.cards.zones
    if len(zones[ABOVE]) > state.pack.tracks.projects_above[state.rules.players]:
        return "too many projects lie above the association board"
    taken: set[tuple[int, int]] = set()
    for uid, level, seat in state.supported:
        if uid not in zones[BASE] + zones[ABOVE] or not 0 <= level < 3 or not BLOCKED <= seat < state.rules.players:
            return "tokens lie on levels of projects in play"
        if (uid, level) in taken:
            return "a level holds one token"
        taken.add((uid, level))
    return ""
