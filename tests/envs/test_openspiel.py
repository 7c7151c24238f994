"""The games in OpenSpiel: its checks and algorithms, no leaked secrets, no lost information."""

from __future__ import annotations

import copy
import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, tabular_qlearner
from open_spiel.python.observation import make_observation

import sacbe
from sacbe.core.dice import Dice
from sacbe.core.many import victory
from sacbe.core.playout import draw
from sacbe.envs.openspiel import HIDDEN, SpielState
from tests.envs import make_playthroughs

ALL = (
    "sacbe_tzolkin",
    "sacbe_tzolkin(players=3,first=1,reward=points)",
    "sacbe_tzolkin(players=4)",
    "sacbe_tikal(reward=points)",
    "sacbe_tikal(players=3,first=2)",
    "sacbe_tikal(players=4,mode=tactical,reward=points)",
)
RECALL = pyspiel.IIGObservationType(perfect_recall=True)


def states(name: str, seed: int = 1) -> Iterator[SpielState]:
    """Yield the state of a random game after every move, as the same object each time."""
    state = pyspiel.load_game(name).new_initial_state()
    dice = Dice(seed)
    yield state
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state.position, dice, state.position.choices()))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[dice.below(len(legal))])
        yield state


def some_state(name: str, moves: int) -> SpielState:
    """Return the state of a random game after `moves` moves."""
    for number, state in enumerate(states(name)):
        if number == moves:
            return state
    raise AssertionError("the game is too short")


def replay(name: str, moves: list[int]) -> SpielState:
    """Return the state after these moves, each of them legal."""
    state: SpielState = pyspiel.load_game(name).new_initial_state()
    for id in moves:
        state.apply_action_with_legality_check(id)
    return state


@pytest.mark.parametrize(
    ("name", "serialize"),
    [*((name, True) for name in ALL), ("sacbe_tzolkin", False), ("sacbe_tikal", False)],
)
def test_its_own_check(name: str, serialize: bool) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, serialize, verbose=False)


@pytest.mark.parametrize("name", ALL)
def test_what_is_said_of_the_game(name: str) -> None:
    game = pyspiel.load_game(name)
    kind = game.get_type()
    rules = game.setting.game
    by_points = "points" in name
    assert game.num_distinct_actions() == len(rules.moves) == game.policy_tensor_shape()[0]
    assert game.max_game_length() == rules.longest(game.num_players())
    assert game.max_chance_nodes_in_history() == game.max_game_length()
    assert (kind.min_num_players, kind.max_num_players) == (2, 4)
    assert kind.utility == pyspiel.GameType.Utility.GENERAL_SUM
    secretive = kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert secretive == (rules.name == "tzolkin")
    per_move = kind.reward_model == pyspiel.GameType.RewardModel.REWARDS
    assert per_move == by_points
    assert kind.provides_observation_tensor
    assert not kind.provides_information_state_tensor
    if not by_points:
        assert (game.min_utility(), game.max_utility()) == (-1.0, 1.0)


def test_the_bounds_of_points() -> None:
    tactical = pyspiel.load_game("sacbe_tikal(mode=tactical,reward=points)")
    basic = pyspiel.load_game("sacbe_tikal(reward=points)")
    assert (basic.min_utility(), basic.max_utility()) == (0.0, 640.0)
    assert (tactical.min_utility(), tactical.max_utility()) == (-20.0, 620.0)  # bids cost points
    tzolkin = pyspiel.load_game("sacbe_tzolkin(reward=points)")
    assert (tzolkin.min_utility(), tzolkin.max_utility()) == (-25_000.0, 25_000.0)


def test_parameters_are_kept() -> None:
    game = pyspiel.load_game("sacbe_tikal(players=3,mode=tactical)")
    assert game.get_parameters() == {
        "players": 3,
        "mode": "tactical",
        "first": -1,
        "reward": "win",
    }
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert game.new_initial_state().position == sacbe.GAMES["tikal"].start(3, mode="tactical")
    first = pyspiel.load_game("sacbe_tzolkin", {"players": 4, "first": 2})
    assert first.new_initial_state().position == sacbe.GAMES["tzolkin"].start(4, first=2)


@pytest.mark.parametrize(
    ("name", "error", "told"),
    [
        (
            "sacbe_tikal(players=5)",
            sacbe.BadOption,
            "tikal: the number of players cannot be 5. .* 2, 3, 4",
        ),
        ("sacbe_tikal(mode=long)", sacbe.BadOption, "mode cannot be “long”. .* basic, tactical"),
        ("sacbe_tikal(reward=money)", sacbe.BadOption, "reward .* “money”. .* win, points"),
        ("sacbe_tikal(first=2)", sacbe.BadOption, "first cannot be “2”. Possible: -1, 0, 1"),
        ("sacbe_tzolkin(first=-2)", sacbe.BadOption, "first cannot be “-2”. Possible: -1, 0, 1"),
        ("sacbe_tzolkin(mode=basic)", pyspiel.SpielError, "'mode'. .* first, players, reward"),
        ("sacbe_tikal(players=two)", pyspiel.SpielError, "players. Expected type: kInt"),
    ],
)
def test_wrong_parameters(name: str, error: type[Exception], told: str) -> None:
    with pytest.raises(error, match=told):
        pyspiel.load_game(name)


@pytest.mark.parametrize("name", ["sacbe_tzolkin", "sacbe_tikal(mode=tactical)"])
def test_the_state_is_the_position(name: str) -> None:
    for state in states(name):
        position = state.position
        assert state.is_terminal() == position.is_over
        if state.is_chance_node():
            assert position.to_move == sacbe.CHANCE
        elif not state.is_terminal():
            assert state.current_player() == position.to_move
            assert state.legal_actions() == position.legal()
            assert state.legal_actions(1 - position.to_move) == []
            names = [state.action_to_string(id) for id in state.legal_actions()]
            assert names == position.tokens()
            assert state.string_to_action(names[-1]) == state.legal_actions()[-1]
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.legal_actions() == []


def test_a_state_is_told() -> None:
    state = some_state("sacbe_tzolkin", 60)
    position = state.position
    first, second, third = str(state).splitlines()
    prompt = position.prompt()
    assert prompt is not None
    assert first == f"turn {position.turn}: seat {position.to_move}, {prompt.message.key}"
    assert second == "points: " + ", ".join(str(float(score)) for score in position.scores())
    assert third == f"position: {position.digest()}"


def test_chance_is_exact() -> None:
    uneven = 0
    for name in ("sacbe_tzolkin(players=3)", "sacbe_tikal"):
        for state in states(name, seed=4):
            if not state.is_chance_node():
                continue
            weights = dict(state.position.chance())
            total = sum(weights.values())
            outcomes = state.chance_outcomes()
            assert [id for id, _ in outcomes] == list(weights)
            for id, probability in outcomes:
                assert probability == float(Fraction(weights[id], total))
            assert sum(probability for _, probability in outcomes) == pytest.approx(1, abs=1e-12)
            uneven += len(set(weights.values())) > 1
    assert uneven


@pytest.mark.parametrize("name", ALL)
def test_returns(name: str) -> None:
    by_points = "points" in name
    begun: list[Fraction] = []
    gained = np.zeros(pyspiel.load_game(name).num_players())
    for state in states(name):
        begun = begun or state.position.scores()
        if not state.is_chance_node():
            gained += state.rewards()
            assert gained.tolist() == state.returns()
    scores = state.position.scores()
    if by_points:
        assert state.returns() == [
            float(now - then) for now, then in zip(scores, begun, strict=True)
        ]
        assert any(state.returns())
    else:
        assert state.returns() == victory(state.position)
        assert max(state.returns()) > min(state.returns())


@pytest.mark.parametrize("action", [100, 5000, -3])
def test_an_illegal_move_changes_nothing(action: int) -> None:
    state = some_state("sacbe_tzolkin(players=3)", 45)
    before = state.serialize()
    with pytest.raises(sacbe.core.errors.MoveError, match=re.escape(state.position.tokens()[0])):
        state.apply_action(action)
    assert state.serialize() == before


@pytest.mark.parametrize("name", ALL)
def test_the_observer_sees_the_observation(name: str) -> None:
    observer = make_observation(pyspiel.load_game(name))
    seen: dict[bytes, str] = {}
    for number, state in enumerate(states(name)):
        if number % 23 and not state.is_terminal():
            continue
        position = state.position
        observation = position.game.observation
        for seat in range(position.players):
            observer.set_from(state, seat)
            data = observation.packed(position, seat)
            assert observer.tensor.dtype == np.float32
            assert observer.tensor.tolist() == np.frombuffer(data, "<i2").tolist()
            assert observer.tensor.tolist() == state.observation_tensor(seat)
            numbers = observation.named(position, seat)
            assert list(observer.dict) == list(numbers)
            for array in observation.arrays(position.players):
                part = observer.dict[array.name]
                assert part.shape == array.shape
                assert part.ravel().tolist() == numbers[array.name]
                assert np.shares_memory(part, observer.tensor)
            text = observer.string_from(state, seat)
            assert text == state.observation_string(seat)
            assert seen.setdefault(data, text) == text
    assert len(set(seen.values())) == len(seen) > 10  # the words say as much as the numbers


def test_what_can_be_observed() -> None:
    game = pyspiel.load_game("sacbe_tzolkin")
    state = game.new_initial_state()
    recall = make_observation(game, RECALL)
    assert recall.tensor is None
    assert recall.dict == {}
    recall.set_from(state, 0)
    assert recall.string_from(state, 1) == state.information_state_string(1)
    public = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    private = pyspiel.IIGObservationType(perfect_recall=False, public_info=False)
    assert make_observation(game, public) is None
    assert make_observation(game, private) is None
    assert game.make_observer({}) is not None
    with pytest.raises(sacbe.BadOption, match="sacbe_tzolkin has no option “size”"):
        make_observation(game, params={"size": 3})
    with pytest.raises(sacbe.BadOption, match=r"no seat 2\. Seats: 0, 1"):
        make_observation(game).set_from(state, 2)
    with pytest.raises(sacbe.BadOption, match=r"no seat -1\. Seats: 0, 1"):
        recall.string_from(state, -1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_secret_is_told(players: int) -> None:
    """A game that differs only in tiles unknown to a seat looks the same to that seat."""
    name = f"sacbe_tzolkin(players={players})"
    rules = sacbe.GAMES["tzolkin"]
    differed = 0
    for number, state in enumerate(states(name)):
        if number > 75:
            break
        moves = list(state.history())
        for seat in range(players):
            told = rules.retell(players, {}, moves, seat)
            if told == moves:
                continue
            differed += 1
            other = replay(name, told)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
            assert any(
                other.information_state_string(rival) != state.information_state_string(rival)
                for rival in range(players)
            )
    assert differed > 50


def known(state: SpielState, seat: int) -> list[str]:
    """Return the moves in an information state."""
    head, _, rest = state.information_state_string(seat).partition(": ")
    assert head == f"seat {seat}"
    return rest.split(", ") if rest else []


@pytest.mark.parametrize("name", ["sacbe_tzolkin(players=3)", "sacbe_tikal"])
def test_information_states_grow(name: str) -> None:
    """Nothing is forgotten; hidden moves may become known, and all are known in the end."""
    secretive = "tzolkin" in name
    last: dict[int, list[str]] = {}
    hidden = 0
    revealed = 0
    for state in states(name):
        tokens = [state.action_to_string(id) for id in state.history()]
        for seat in range(state.num_players()):
            now = known(state, seat)
            assert len(now) == len(tokens)
            assert all(a in (b, HIDDEN) for a, b in zip(now, tokens, strict=True))
            before = last.get(seat, [])
            for a, b in zip(before, now, strict=False):
                assert a in (b, HIDDEN)
                if not state.is_terminal():
                    revealed += a != b
            hidden += HIDDEN in now
            last[seat] = now
    assert all(now == tokens for now in last.values())
    assert (hidden > 0, revealed > 0) == (secretive, secretive)


def test_who_knows_what() -> None:
    state = some_state("sacbe_tzolkin(first=0)", 0)
    dice = Dice(3)
    while state.is_chance_node():
        state.apply_action(draw(state.position, dice, state.position.choices()))
    deals = [token for token in known(state, 0) if token.startswith("deal")]
    assert len(deals) == 4
    assert known(state, 1).count(HIDDEN) == 4
    kept = [state.legal_actions()[0], state.legal_actions()[1]]
    for id in kept:
        state.apply_action(id)
    tokens = [state.action_to_string(id) for id in kept]
    assert known(state, 0)[-2:] == tokens
    assert known(state, 1)[-2:] == [HIDDEN, HIDDEN]
    for _ in range(2):  # the other player chooses, and all tiles are revealed
        state.apply_action(state.legal_actions()[0])
    assert known(state, 1)[-4:-2] == tokens
    assert known(state, 1).count(HIDDEN) == 4  # who was dealt what stays hidden


@pytest.mark.parametrize("name", ["sacbe_tzolkin(reward=points)", "sacbe_tikal"])
@pytest.mark.parametrize("how", ["clone", "deepcopy", "serialize"])
def test_copies_are_independent(name: str, how: str) -> None:
    for moves in (0, 20, 90):
        state = some_state(name, moves)
        before = everything(state)
        if how == "clone":
            other = state.clone()
            assert other.position.game is state.position.game  # not copied with every state
        elif how == "deepcopy":
            other = copy.deepcopy(state)
        else:
            _, other = pyspiel.deserialize_game_and_state(
                pyspiel.serialize_game_and_state(state.get_game(), state)
            )
        assert everything(other) == before
        for _ in range(30):
            other.apply_action(other.legal_actions()[0])
        assert everything(state) == before
        assert everything(other) != before


def everything(state: SpielState) -> list[Any]:
    """Return everything that a state reports."""
    out: list[Any] = [str(state), state.history(), state.returns(), state.table.secrets]
    out += [state.table.before, state.table.start]
    for seat in range(state.num_players()):
        out += [state.information_state_string(seat), state.observation_string(seat)]
    return out


@pytest.mark.parametrize("name", ["sacbe_tzolkin(players=3)", "sacbe_tikal(mode=tactical)"])
def test_its_tree_search_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    state = some_state(name, 150)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 2.0, 6, evaluator, random_state=random)
    for _ in range(3):
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        before = everything(state)
        action = bot.step(state)
        assert action in state.legal_actions()
        assert everything(state) == before
        state.apply_action(action)


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_seat_cannot_know_is_drawn_anew(players: int) -> None:
    """TZ-1.4: the seat knows the same, sees the same, and has the same choices; what it does not
    know takes every possible value, and no impossible one."""
    random = np.random.RandomState(2)
    for state in states(f"sacbe_tzolkin(players={players})", 3):
        if state.is_terminal() or state.position.turn > players + 2:
            break
        for seat in range(players):
            again = state.resample_from_infostate(seat, random.uniform)
            assert again.information_state_string(seat) == state.information_state_string(seat)
            assert again.observation_tensor(seat) == state.observation_tensor(seat)
            assert again.current_player() == state.current_player()
            if again.current_player() == seat:
                assert again.legal_actions() == state.legal_actions()
    hands = some_hands(players)
    own = hands.information_state_string(0)
    mine = {token[-3:] for token in re.findall(r"deal W\d\d", own)}
    assert len(mine) == 4
    counted: dict[str, int] = {}
    times = 400
    for _ in range(times):
        again = hands.resample_from_infostate(0, random.uniform)
        for token in re.findall(r"deal W\d\d", again.information_state_string(1)):
            counted[token[-3:]] = counted.get(token[-3:], 0) + 1
    others = {f"W{number:02}" for number in range(1, 22)} - mine
    drawn = {token[-3:] for token in re.findall(r"neutral W\d\d", own)}
    assert set(counted) == others - drawn
    usual = 4 * times / len(counted)
    assert all(0.6 * usual < number < 1.4 * usual for number in counted.values())


def some_hands(players: int) -> SpielState:
    """Return a state in which all have their wealth tiles, and nobody has chosen."""
    for state in states(f"sacbe_tzolkin(players={players},first=0)"):
        if state.current_player() == 0:
            return state
    raise AssertionError("nobody chooses")


def test_its_search_for_hidden_information_plays() -> None:
    game = pyspiel.load_game("sacbe_tzolkin(players=2)")
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=2.0, evaluator=evaluator, random_state=random, max_simulations=4
    )
    state = some_hands(2)
    for _ in range(6):
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("name", ["sacbe_tzolkin", "sacbe_tikal(mode=tactical)"])
def test_its_learner_learns(name: str) -> None:
    env = rl_environment.Environment(
        name, chance_event_sampler=rl_environment.ChanceEventSampler(1)
    )
    size = env.observation_spec()["info_state"][0]
    assert size == pyspiel.load_game(name).observation_tensor_size()
    actions = env.action_spec()["num_actions"]
    agents = [tabular_qlearner.QLearner(seat, actions, step_size=0.5) for seat in range(2)]
    np.random.seed(1)
    step = env.reset()
    total = np.zeros(2)
    while not step.last():
        mover = step.observations["current_player"]
        assert len(step.observations["info_state"][mover]) == size
        step = env.step([agents[mover].step(step).action])
        total += step.rewards
    for agent in agents:
        agent.step(step)
        assert agent.loss is not None
    assert total.tolist() == env.get_state.returns()
    values = [value for row in agents[0]._q_values.values() for value in row.values()]
    assert any(values)


@pytest.mark.parametrize("name", sorted(make_playthroughs.GAMES))
def test_playthroughs(name: str) -> None:
    path = make_playthroughs.HERE / f"{name}.txt"
    kept = path.read_text(encoding="utf-8").splitlines()
    assert make_playthroughs.text(make_playthroughs.GAMES[name]).splitlines() == kept


def test_all_playthroughs_are_tested() -> None:
    files = {path.stem for path in make_playthroughs.HERE.iterdir()}
    assert files == set(make_playthroughs.GAMES)


def test_python_ends_well() -> None:
    """OpenSpiel keeps registered games until Python exits."""
    code = "import pyspiel, sacbe.envs.openspiel; print(pyspiel.load_game('sacbe_tikal'))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "sacbe_tikal(first=-1,mode=basic,players=2,reward=win)\n"


def test_without_open_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "sacbe.envs.openspiel")
    with pytest.raises(ImportError, match=r'pip install "sacbe\[envs\]"'):
        importlib.import_module("sacbe.envs.openspiel")
