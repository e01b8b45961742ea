"""The seeded stream can be checked by anybody with a SHA-256 at hand."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.core.script.chance import Stream, commitment


def number_at(seed: str, position: int) -> int:
    return int(sha256(f"{seed}:{position}".encode()).hexdigest()[:16], 16)


@pytest.mark.parametrize("seed", ["", "castle", "ключ 🎲"])
@pytest.mark.parametrize("bound", [1, 2, 6, 9, 52, 1000])
def test_numbers_follow_the_published_formula(seed: str, bound: int) -> None:
    stream = Stream(seed)
    drawn = [stream.below(bound) for _ in range(50)]
    assert drawn == [number_at(seed, position) % bound for position in range(50)]
    assert stream.position == 50


def test_known_numbers_of_a_known_seed() -> None:
    stream = Stream("castle")
    assert [1 + stream.below(6) for _ in range(12)] == [3, 5, 3, 4, 6, 5, 6, 6, 6, 3, 2, 5]
    assert Stream("castle").shuffled("abcdefgh") == tuple("afdbechg")


def test_a_stream_goes_on_where_it_stood() -> None:
    stream = Stream("castle")
    numbers = [stream.below(100) for _ in range(20)]
    later = Stream("castle", 12)
    assert [later.below(100) for _ in range(8)] == numbers[12:]


def test_an_unfair_number_is_passed_over() -> None:
    # With such a bound nearly half of all numbers are above the last full multiple.
    bound = (1 << 63) + 1
    stream = Stream("castle")
    drawn = [stream.below(bound) for _ in range(40)]
    fair = [number for at in range(400) if (number := number_at("castle", at)) < bound]
    assert drawn == fair[:40]
    assert stream.position > 50


@pytest.mark.parametrize("bound", [0, -1])
def test_there_is_no_number_below_nothing(bound: int) -> None:
    with pytest.raises(ValueError, match="no number"):
        Stream("castle").below(bound)


def test_faces_come_up_equally_often() -> None:
    stream = Stream("uniform")
    faces = Counter(stream.below(6) for _ in range(12_000))
    chi_squared = sum((n - 2000) ** 2 / 2000 for n in faces.values())
    assert len(faces) == 6
    assert chi_squared < 20.5  # 5 degrees of freedom: 0.1 % would be above


def test_orders_come_up_equally_often() -> None:
    stream = Stream("orders")
    orders = Counter(stream.shuffled("abc") for _ in range(6000))
    assert len(orders) == 6
    assert sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 20.5


@given(st.lists(st.integers(), max_size=30), st.text(max_size=10))
def test_a_shuffle_keeps_every_item(items: list[int], seed: str) -> None:
    stream = Stream(seed)
    assert Counter(stream.shuffled(items)) == Counter(items)
    assert stream.position >= len(items) - 1


def test_a_shuffle_swaps_from_the_last_place_down() -> None:
    seed, order = "castle", list("abcdef")
    for step, last in enumerate(range(5, 0, -1)):
        other = number_at(seed, step) % (last + 1)
        order[last], order[other] = order[other], order[last]
    assert Stream(seed).shuffled("abcdef") == tuple(order)


def test_a_shuffle_leaves_what_it_was_given_alone() -> None:
    items = [1, 2, 3, 4, 5, 6]
    Stream("castle").shuffled(items)
    assert items == [1, 2, 3, 4, 5, 6]


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert commitment("ключ") == sha256("ключ".encode()).hexdigest()
