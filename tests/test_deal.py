"""The sums of a deal: the page does the same in the browser (web/src/lib/fair.test.ts has these numbers, too)."""

from __future__ import annotations

from arks.engine.deal import commitment, seed_of

KEY = f"{7:064x}"
SALT = "ab" * 32
SEAL = "db5ddebeea9a971e01e5332fd47cab75fe0d1ba40c5ae2b91491c3b2bfae579f"
SEED = "8774294e70289d8370079e17814ee1148ab88ffbac105278d7db155ec65d3087"
SEED_OF_NOBODY = "82be2b33057e74949c006936743774d9efd7193a2b453daf14620352b4dd99f8"


def test_the_seal_is_of_salt_and_key() -> None:
    assert commitment(KEY, SALT) == SEAL


def test_the_seed_is_of_the_key_and_what_each_seat_added() -> None:
    assert seed_of(KEY, ("cd" * 32, None, "0f" * 32)) == SEED
    assert seed_of(KEY, (None, None)) == SEED_OF_NOBODY
