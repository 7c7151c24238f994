"""A game with an agent for every seat."""

from __future__ import annotations

from typing import Any, TypeAlias

from sacbe.core.arguments import shorten
from sacbe.core.errors import BadOption
from sacbe.envs.options import setting
from sacbe.envs.render import FRAMES, MODES, check_mode, show
from sacbe.envs.spaces import Spaces
from sacbe.envs.table import Table
from sacbe.extras import explained

try:
    import gymnasium
    from pettingzoo import AECEnv
except ImportError as error:
    raise explained(error) from error

Environment: TypeAlias = "AECEnv[str, dict[str, Any], int | None]"


class Agents(AECEnv[str, dict[str, Any], "int | None"]):
    """A game with one agent per seat: `player_0`, `player_1` and so on.

    An observation has what the agent sees, `observation`, and its legal moves, `action_mask`, which
    is empty unless the agent is to move. Chance moves are made within a step. Once the game is
    over, `infos` has the final `points`.

    `reset` takes a seed. Without one, the random numbers continue from the last game, and those of
    the first game are unpredictable. It takes no options: the game's options are set when the
    environment is created.
    """

    def __init__(
        self,
        id: str,
        players: int,
        reward: str,
        flat: bool,
        render_mode: str | None,
        options: dict[str, object],
    ) -> None:
        chosen = setting(id, players, reward, options)
        self.render_mode: str | None = check_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "name": chosen.id,
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": FRAMES,
        }
        self.table: Table = Table(chosen)
        self.spaces: Spaces = Spaces(chosen, flat)
        self.seats: dict[str, int] = {f"player_{seat}": seat for seat in range(chosen.players)}
        self.possible_agents: list[str] = list(self.seats)
        self.agents: list[str] = []
        self.begun: bool = False
        self.observation_spaces: dict[str, gymnasium.Space[Any]] = {
            agent: gymnasium.spaces.Dict(
                [("observation", self.spaces.observation()), ("action_mask", self.spaces.mask())]
            )
            for agent in self.seats
        }
        self.action_spaces: dict[str, gymnasium.Space[Any]] = {
            agent: self.spaces.action() for agent in self.seats
        }

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the space of the agent's observations."""
        self.seat(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        """Return the space of all move ids of the game."""
        self.seat(agent)
        return self.action_spaces[agent]

    def seat(self, agent: str) -> int:
        """Return the seat of an agent, or raise `BadOption`."""
        if agent not in self.seats:
            raise BadOption("error-seat", seat=shorten(agent), known=", ".join(self.seats))
        return self.seats[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game."""
        self.table.begin(seed)
        self.begun = True
        self.agents = list(self.seats)
        self.rewards: dict[str, float] = dict.fromkeys(self.seats, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.seats, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.seats, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.seats, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.seats}
        self.agent_selection: str = self.possible_agents[self.table.position.to_move]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, at any time; raise `BadOption`."""
        self.check_begun()
        seat = self.seat(agent)
        table = self.table
        to_move = seat == table.position.to_move and agent in self.agents
        legal = table.legal if to_move and not self.terminations[agent] else []
        return {
            "observation": self.spaces.observe(table.position, seat),
            "action_mask": self.spaces.mark(legal),
        }

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, Any]:
        """Return what the agent to move sees, its reward since its last turn, and whether the game
        is over; raise `BadOption` before the first reset."""
        self.check_begun()
        return super().last(observe)

    def step(self, action: int | None) -> None:
        """Play a move for the agent to move. Raises `IllegalMove` for an illegal move and
        `BadOption` for anything that is not an action; then nothing has been played."""
        self.check_begun()
        if not self.agents:
            raise BadOption("error-ended")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        id = table.action(action)
        if not 0 <= id < self.spaces.actions:
            raise table.no_action(action)
        if id not in table.legal:
            raise table.position.illegal(table.setting.game.moves[id])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.seats, table.play(id), strict=True))
        self._accumulate_rewards()
        if table.position.is_over:
            self.terminations = dict.fromkeys(self.seats, True)
            self.infos = {
                agent: {"points": points}
                for agent, points in zip(self.seats, table.points(), strict=True)
            }
        else:
            self.agent_selection = self.possible_agents[table.position.to_move]
        if self.render_mode == "human":
            self.render()

    def check_begun(self) -> None:
        """Raise `BadOption` before the first reset."""
        if not self.begun:
            raise BadOption("error-not-begun")

    def render(self) -> Any:
        """Return the table as a spectator sees it, as text or a picture, or print it."""
        self.check_begun()
        return show(self.table.position, None, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
