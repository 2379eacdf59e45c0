"""The clock of a table: acts in order, settled by any input, off and reduced motion."""

import pytest

from ui.board.stage import Act, Stage, Track
from ui.screens import Pace
from ui.theme.motion import Curve, Motion, Speed

SHORT = Motion(30, Curve.Linear)
LONG = Motion(60_000, Curve.Linear)


class Recorder:
    """Acts and tracks that write down what happened."""

    def __init__(self):
        self.told = []

    def act(self, name, motion=SHORT, fade=None):
        def build():
            self.told.append(f"{name} begins")
            return [Track(motion, lambda t: self.told.append((name, t)))]

        return Act(build, lambda: self.told.append(f"{name} settles"), fade)

    @property
    def words(self):
        return [entry for entry in self.told if isinstance(entry, str)]


@pytest.fixture
def pace():
    return Pace(Speed.NORMAL)


@pytest.fixture
def stage(qapp, pace):
    return Stage(pace)


@pytest.fixture
def told():
    return Recorder()


def test_an_act_moves_to_its_end_and_settles(qtbot, stage, told):
    with qtbot.waitSignal(stage.idle, timeout=5000):
        stage.play(told.act("sail"))
    assert told.words == ["sail begins", "sail settles"]
    assert ("sail", 1.0) in told.told
    assert not stage.busy


def test_acts_follow_each_other(qtbot, stage, told):
    stage.play(told.act("one"))
    with qtbot.waitSignal(stage.idle, timeout=5000):
        stage.play(told.act("two"))
    assert told.words == ["one begins", "one settles", "two begins", "two settles"]


def test_finishing_settles_everything_in_order_at_once(stage, told):
    stage.play(told.act("one", LONG))
    stage.play(told.act("two", LONG))
    stage.finish()
    assert told.words == ["one begins", "one settles", "two settles"]
    assert not stage.busy


def test_finishing_nothing_says_nothing(qtbot, stage):
    with qtbot.assertNotEmitted(stage.idle):
        stage.finish()


def test_with_speed_off_an_act_settles_at_once(stage, told, pace):
    pace.use(Speed.OFF)
    stage.play(told.act("sail", LONG))
    assert told.words == ["sail settles"]
    assert stage.left == 0


def test_an_act_may_be_played_while_another_settles(stage, told):
    second = told.act("two", LONG)
    stage.play(Act(list, lambda: stage.play(second)))
    stage.finish()
    stage.finish()
    assert "two settles" in told.words


def test_reduced_motion_shows_the_fade_instead(stage, told, pace):
    pace.use(reduced=True)
    stage.play(told.act("sail", LONG, fade=lambda: told.told.append("fades") or []))
    assert told.words == ["fades"]


def test_slow_takes_longer_than_fast(stage, told, pace):
    pace.use(Speed.FAST)
    stage.play(told.act("sail", LONG))
    fast = stage.left
    stage.finish()
    pace.use(Speed.SLOW)
    stage.play(told.act("sail", LONG))
    assert stage.left > 3 * fast
    stage.finish()


def test_a_later_track_waits_for_its_start(stage):
    seen = []
    track = Track(SHORT, seen.append, start=100)
    track.to(99)
    assert seen == []
    track.to(115)
    assert seen == [0.5]


def test_a_track_finished_early_begins_and_ends_too():
    told = []
    track = Track(SHORT, told.append, begin=lambda: told.append("begin"), end=lambda: told.append("end"))
    track.finish()
    assert told == ["begin", 1.0, "end"]
    track.finish()
    assert told == ["begin", 1.0, "end"]


def test_a_small_movement_with_the_same_key_ends_the_one_before(stage):
    told = []
    stage.run("lift", Track(LONG, told.append))
    stage.run("lift", Track(LONG, lambda t: None))
    assert told == [1.0]
    assert stage.runs("lift")
    stage.stop_all()
    assert not stage.runs("lift")


def test_under_reduced_motion_only_fades_are_shown(stage, pace):
    pace.use(reduced=True)
    travelled, faded = [], []
    stage.run("travel", Track(LONG, travelled.append))
    stage.run("fade", Track(LONG, faded.append, fades=True))
    assert travelled == [1.0]
    assert faded == []
    stage.stop_all()
