"""Abilities: what others may learn of them, when their order is asked about, and what the glossary says."""

from __future__ import annotations

import copy
import random
from pathlib import Path

import pytest

import arks
from arks.kernel.events import EVERYONE, Event
from arks.kernel.frames import advance, push, trigger
from arks.kernel.rules import Step
from arks.kernel.views import determinise, sees
from arks.kernel.zones import move, reveal, shuffle
from arks.lab.scenarios import read
from arks.nova import words
from arks.nova.abilities import BUILDERS, Ability, abilities_of, clever, hunter, multiplier, perception, power_of
from arks.nova.content import pack_for
from arks.nova.footprints import FOOTPRINTS, of_procedure
from arks.nova.metrics import Of
from arks.nova.order import clash
from arks.nova.state import DECK, DISCARD, SCORING_DECK, SHOWN, Zoo, hand, own_player, scoring_zone, under_zone
from arks.nova.texts.glossary import DETAILS, GLOSSARY, details_of, name_of, sentence_of
from tests.nova.zoos import bring, card, find, give, options, pick, settle, table

ANIMALS = list(pack_for(False).animals.values())


def resolve(state: Zoo, *procedures: str, source: int = 0, seat: int = 0) -> list[Event]:
    """Let effects happen now, in the middle of a turn."""
    state.pending = None
    state.choices = {}
    state.events = []
    for procedure in procedures:
        trigger(state, seat, procedure, source)
    advance(state)
    return state.events


def prompt(state: Zoo, seat: int = 0) -> str:
    return arks.asks(state)[seat].prompt


def stack_deck(state: Zoo, *numbers: int) -> None:
    """Put cards on top of the deck, the first one topmost."""
    for number in reversed(numbers):
        bring(state, number, DECK)


# --- from the fact tables


def test_every_ability_of_the_facts_is_known_and_in_the_glossary() -> None:
    codes = {code for animal in ANIMALS for code, _ in (*animal.abilities, *animal.solo_abilities)}
    assert codes == set(BUILDERS) == set(GLOSSARY)
    assert set(DETAILS) <= set(GLOSSARY)


def test_an_unknown_ability_stops_the_loading() -> None:
    animal = copy.copy(ANIMALS[0])
    animal.abilities = (("Flying", "2"),)
    with pytest.raises(AssertionError, match="no ability Flying"):
        power_of(animal, solo=False)


@pytest.mark.parametrize("solo", [False, True])
def test_effects_after_finishing_are_kept_apart(solo: bool) -> None:
    for animal in ANIMALS:
        power = power_of(animal, solo)
        found = abilities_of(animal, solo)
        assert len(power.now) + len(power.after) == len(found)
        assert power.after == tuple([ability.steps for ability in found if ability.after])


def test_only_interactive_abilities_change_in_the_solo_game() -> None:
    changed = {}
    for animal in ANIMALS:
        mine, alone = abilities_of(animal, False), abilities_of(animal, True)
        if mine != alone:
            changed[mine[0].code] = alone[0].code
    assert changed == {
        "Venom": "Inventive",
        "Constriction": "Clever",
        "Hypnosis": "Determination",
        "Pilfering": "Sprint",
    }


# --- texts


def every_ability() -> list[Ability]:
    found = {ability for animal in ANIMALS for solo in (False, True) for ability in abilities_of(animal, solo)}
    return [*sorted(found, key=str), hunter(Of("Predator")), perception(2), clever(2), multiplier()]


@pytest.mark.parametrize("ability", every_ability(), ids=lambda ability: f"{ability.code} {ability.argument}".strip())
def test_a_sentence_is_short_and_begins_with_its_verb(ability: Ability) -> None:
    sentence = sentence_of(ability)
    assert len(sentence.split()) <= 14
    assert "{" not in sentence + name_of(ability) + details_of(ability)
    assert sentence.startswith("After: ") == (ability.after or ability.code == "Hypnosis")
    assert sentence.endswith(".") and " may " not in sentence


def test_names_read_as_printed() -> None:
    names = {name_of(ability) for ability in every_ability()}
    assert {"Sprint 3", "Hunter X", "Boost: Association", "Iconic Animal: Asia", "Clever", "Full-throated"} <= names


# --- what others may learn


def learned(events: list[Event], seat: int | None) -> set[int]:
    """The cards that events name to somebody."""
    found: set[int] = set()
    for event in events:
        if event.known_to(seat) and event.raw[0] in (words.DREW_CARDS, words.KEPT_CARDS, words.POUCHED_CARDS):
            found |= set(event.raw[2:])
    return found


def test_only_the_owner_sees_what_perception_draws() -> None:
    state = table(players=3)
    stack_deck(state, 401, 402, 403, 404)
    drawn = [find(state, number) for number in (401, 402, 403, 404)]
    events = resolve(state, "503 now 0")
    assert learned(events, 0) == set(drawn)
    assert learned(events, 1) == learned(events, None) == set()
    assert [sees(state, 0, uid) for uid in drawn] == [True] * 4
    assert [sees(state, 1, uid) for uid in drawn] == [False] * 4
    arks.answer(state, 0, [f"keep {card(state, 401)}", f"keep {card(state, 402)}"])
    assert [sees(state, 1, uid) for uid in drawn] == [False, False, True, True]


def test_everybody_sees_what_hunter_turns_over() -> None:
    state = table(players=3)
    stack_deck(state, 401, 201, 402, 202)
    resolve(state, "403 now 0")
    assert len(state.cards.zones[SHOWN]) == 4
    assert [sees(state, None, uid) for uid in state.cards.zones[SHOWN]] == [True] * 4
    pick(state, f"keep {card(state, 402)}")
    assert hand(state, 0) == (find(state, 402),)
    assert sees(state, 1, find(state, 402))
    assert not state.cards.zones[SHOWN]


def test_hunter_with_an_amount_counts_when_it_is_resolved() -> None:
    state = table()
    settle(state, 401)
    before = len(state.cards.zones[DECK])
    resolve(state, "252 each 0", source=find(state, 252))
    while state.pending is not None and prompt(state) == "hunter":
        pick(state, options(state)[0])
    assert before - len(state.cards.zones[DECK]) == 2


def test_scavenging_hides_the_kept_card_among_all_of_the_pile() -> None:
    state = table()
    for number in (401, 402, 403, 201, 202, 203):
        bring(state, number, DISCARD)
    resolve(state, "490 now 0")
    mine = options(state)
    assert len(mine) == 2
    pick(state, mine[0])
    kept = hand(state, 0)[0]
    assert not sees(state, 1, kept)
    pile = state.cards.zones[DISCARD]
    assert [uid for uid in pile if sees(state, 1, uid)] == [pile[-1]]  # what was put back
    worlds = [determinise(state, 1, random.Random(seed)) for seed in range(20)]
    assert len({world.cards.face[kept] for world in worlds}) > 5


def test_pouched_cards_are_known_to_their_owner_alone() -> None:
    state = table()
    give(state, 401, 402)
    own_player(state, 0).appeal = 0
    koala = bring(state, 448, 8 + 2 * 2)  # animals of seat 0
    events = resolve(state, "448 now 0", source=koala)
    arks.answer(state, 0, [f"pouch {card(state, 401)}"])
    assert learned(events, 1) == set()
    assert state.players[0].pouched == ((koala, find(state, 401)),)
    assert state.cards.zones[under_zone(state, 0)] == (find(state, 401),)
    assert not sees(state, 1, find(state, 401))
    assert state.players[0].appeal == 2


def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    state = table(players=3)
    own_player(state, 1).appeal = 20
    own_player(state, 1).money = 0
    give(state, 401, 402, seat=1)
    events = resolve(state, "456 now 0")
    stolen = hand(state, 0)[0]
    assert [sees(state, seat, stolen) for seat in range(3)] == [True, True, False]
    told = [event for event in events if event.raw[0] == words.STOLE_CARD]
    assert [event.audience for event in told] == [0b011]
    assert [event.audience for event in events if event.raw[0] == words.STOLE] == [EVERYONE]


def test_the_final_scoring_card_not_kept_goes_under_the_pile() -> None:
    state = table()
    top = state.cards.zones[SCORING_DECK][-2:]
    left = state.cards.zones[SCORING_DECK][:-2]
    resolve(state, "426 now 0")
    pick(state, f"keep card:{top[1]}")
    assert state.cards.zones[SCORING_DECK] == (top[0], *left)
    assert top[1] in state.cards.zones[scoring_zone(state, 0)]
    assert sees(state, 0, top[0]) and not sees(state, 1, top[0]) and not sees(state, 1, top[1])


def test_an_exhausted_deck_tells_nothing_of_its_last_cards() -> None:
    state = table()
    shuffle(state, DECK)
    left = state.cards.zones[DECK][-2:]
    move(state, state.cards.zones[DECK][:-2], DECK, DISCARD)
    resolve(state, "503 now 0")
    assert [sees(state, 1, uid) for uid in left] == [False, False]
    assert set(left) <= {int(id.partition(":")[2]) for id in options(state)}  # they are drawn first


def test_a_card_of_the_display_stays_known_in_the_hand() -> None:
    state = table()
    give(state, 401)
    reveal(state, hand(state, 0), 0b11)
    resolve(state, "425 now 0", source=0)
    arks.answer(state, 0, [])
    assert sees(state, 1, find(state, 401))


# --- order


def effects(state: Zoo, *names: str) -> bool:
    one, other = [state.rules.number[name] for name in names]
    return clash(state, 0, one, other)


@pytest.mark.parametrize(
    ("one", "other", "matters"),
    [
        ("gain 2 4", "401 now 0", False),  # appeal and Sprint
        ("gain 2 4", "449 now 0", True),  # appeal and Venom
        ("gain 3 1", "474 now 0", True),  # conservation and Constriction
        ("gain 3 1", "449 now 0", False),  # conservation and Venom
        ("gain 2 4", "418 now 0", False),  # appeal and Iconic
        ("gain 2 4", "456 now 0", True),  # appeal and Pilfering
        ("gain 2 4", "475 now 0", True),  # appeal and Hypnosis
        ("gain 2 4", "497 now 0", False),  # appeal and Posturing
        ("gain 4 1", "426 now 0", False),  # reputation and Resistance
        ("401 now 0", "422 now 0", True),  # Sprint and Sunbathing
        ("401 now 0", "403 now 0", True),  # Sprint and Hunter
        ("401 now 0", "426 now 0", False),  # Sprint and Resistance
        ("491 now 0", "469 now 0", True),  # Sprint and Snapping, which may fill the display
        ("405 after 0", "455 after 0", False),  # Clever twice
        ("405 after 0", "408 after 0", True),  # Clever and Boost
        ("411 now 0", "411 now 1", False),  # X-tokens and a worker
    ],
)
def test_order_is_asked_about_only_where_it_can_matter(one: str, other: str, matters: bool) -> None:
    state = table()
    own_player(state, 1).appeal = 20
    own_player(state, 1).conservation = 1
    assert effects(state, one, other) == effects(state, other, one) == matters


@pytest.mark.parametrize(("xtokens", "matters"), [(4, False), (5, True)])
def test_an_x_token_may_wait_for_a_further_action_when_it_would_be_lost(xtokens: int, matters: bool) -> None:
    state = table()
    own_player(state, 0).xtokens = xtokens
    assert effects(state, "bonus xtoken 1", "505 after 0") == matters  # Determination: spend some first


@pytest.mark.parametrize(
    ("gain", "ability", "appeal", "conservation", "matters"),
    [
        ("gain 2 4", "449 now 0", 5, 0, False),  # Venom: nobody is ahead
        ("gain 2 4", "449 now 0", 9, 0, True),
        ("gain 2 4", "449 now 0", 10, 0, False),  # the other stays ahead
        ("gain 2 4", "475 now 0", 9, 0, True),  # Hypnosis: whoever leads
        ("gain 2 4", "475 now 0", 10, 0, False),
        ("gain 3 2", "474 now 0", 40, 2, True),  # Constriction
        ("gain 3 2", "474 now 0", 40, 3, False),
        ("gain 3 2", "474 now 0", 40, 0, False),
        ("gain 3 2", "458 now 0", 40, 2, True),  # Pilfering 2
        ("gain 3 2", "458 now 0", 40, 3, False),
    ],
)
def test_own_gains_matter_only_if_they_catch_up(
    gain: str, ability: str, appeal: int, conservation: int, matters: bool
) -> None:
    state = table()
    own_player(state, 0).appeal = 5
    own_player(state, 1).appeal = appeal
    own_player(state, 1).conservation = conservation
    bag = (state.rules.number[gain], 0, state.rules.number[ability], 0)
    push(state, "bag", 0, {"bag": bag})
    assert effects(state, gain, ability) == effects(state, ability, gain) == matters


def test_what_touches_nobody_comes_in_any_order() -> None:
    state = table()
    own_player(state, 0).appeal = 20
    own_player(state, 1).appeal = 19
    assert not effects(state, "gain 2 4", "449 now 0")
    assert not effects(state, "gain 2 4", "456 now 0")


def test_posturing_over_a_sponsor_bonus_may_depend_on_appeal() -> None:
    state = table(zoo="5")
    give(state, 401)
    own_player(state, 0).appeal = 22  # some sponsors allow no more than 25
    assert effects(state, "gain 2 4", "497 now 0")
    own_player(state, 0).appeal = 2
    assert not effects(state, "gain 2 4", "497 now 0")


def test_reputation_matters_for_nothing_but_what_its_bonus_does() -> None:
    state = table()
    own_player(state, 0).reputation = 4  # 5 upgrades an action card
    assert not effects(state, "gain 4 1", "gain 2 4")
    assert not effects(state, "gain 4 1", "401 now 0")
    assert effects(state, "gain 4 1", "405 after 0")


def test_hypnosis_of_two_players_is_ordered() -> None:
    state = table()
    number = state.rules.number["hypnosis"]
    assert clash(state, 0, number, number)


def test_every_immediate_ability_says_what_it_touches() -> None:
    """A forgotten footprint would ask idle questions with every such animal."""
    state = table()
    everything = of_procedure(state, 0, state.rules.number["determination"])
    for animal in ANIMALS:
        for place in range(len(power_of(animal, solo=False).now)):
            found = of_procedure(state, 0, state.rules.number[f"{animal.number} now {place}"])
            assert found.reads != everything.reads, animal.name
    assert all([issubclass(kind, Step) for kind in FOOTPRINTS])


# --- scenarios


def test_every_animal_is_played_in_a_scenario() -> None:
    folder = Path(__file__).parent.parent / "scenarios" / "nova"
    sources = [scenario.source for path in folder.glob("abilities-*.yaml") for scenario in read(path)]
    played = {source.split(";")[0] for source in sources}
    assert {f"card {animal.number}" for animal in ANIMALS} <= played
