from bot.store.patience import SAME_LOCK, WAIT, Patience


class Clock:
    now = 1_000.0

    def __call__(self) -> float:
        return self.now


def test_the_wait_counts_from_when_the_lock_was_first_noticed() -> None:
    clock = Clock()
    patience = Patience(clock)
    assert not patience.is_over()
    clock.now += WAIT / 2
    assert not patience.is_over()
    clock.now += WAIT / 2
    assert patience.is_over()


def test_who_comes_to_a_lock_that_others_have_given_up_on_waits_no_more() -> None:
    clock = Clock()
    patience = Patience(clock)
    for _ in range(2):
        assert not patience.is_over()
        clock.now += WAIT * 0.6
    for _ in range(10):
        assert patience.is_over()
        clock.now += SAME_LOCK / 2


def test_another_lock_is_waited_for_anew() -> None:
    clock = Clock()
    patience = Patience(clock)
    for _ in range(4):
        clock.now += WAIT / 2
        patience.is_over()
    clock.now += SAME_LOCK
    assert not patience.is_over()
    clock.now += WAIT / 2
    patience.renew()
    clock.now += WAIT / 2
    assert not patience.is_over()


def test_a_press_that_runs_into_two_locks_is_answered_in_time() -> None:
    assert 2 * WAIT < 2.5
