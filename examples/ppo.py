"""Masked PPO on the vector environment: a network learns a game by playing against itself.

    python -m examples.ppo --game tzolkin --minutes 5 --out build/examples

It prints its results against a player that moves at random, and writes the learning curve to
`ppo-tzolkin.png` and `ppo-tzolkin.csv`, and the network to `ppo-tzolkin.pt`. There is one process
and one network for all seats; each seat's moves form their own sequence.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
import torch
from examples.credit import advantages
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from sacbe.envs import vector
from sacbe.envs.vector import VectorEnv


@dataclass(frozen=True)
class Settings:
    """The settings of the command line."""

    game: str = "tzolkin"
    players: int = 2
    minutes: float = 5.0
    """Minutes of processor time."""
    num: int = 256
    """Games side by side."""
    steps: int = 128
    """Moves in each game before the network learns from them."""
    epochs: int = 2
    batch: int = 4096
    width: int = 256
    rate: float = 5e-4
    discount: float = 0.997
    smoothing: float = 0.95
    clip: float = 0.2
    entropy: float = 0.01
    games: int = 400
    """Games against random moves in every test of strength."""
    seed: int = 1
    threads: int = 1
    out: str = "build/examples"


LEARNED = 0.95
"""The share of games that it wins in the end, at least, with the default settings."""


class Network(nn.Module):
    """Maps an observation to the probability of each move and the seat's expected result."""

    def __init__(self, env: VectorEnv, width: int) -> None:
        super().__init__()
        size = env.observations.shape[1]
        # Scale numbers with wide bounds, so that all have a similar size.
        scale = np.maximum(np.abs(env.low), np.abs(env.high)).clip(1, 40)
        self.register_buffer("scale", torch.as_tensor(1.0 / scale, dtype=torch.float32))
        self.body = nn.Sequential(
            nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, env.actions)
        self.value = nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 1.0)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        body = self.body(seen.float() * self.scale)
        logits = self.policy(body).masked_fill(mask == 0, -1e9)
        return functional.log_softmax(logits, dim=1), self.value(body)[:, 0]


@dataclass
class Played:
    """The moves of all games, one row per step."""

    seen: NDArray[np.int16]
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    likely: NDArray[np.float32]
    values: NDArray[np.float32]
    advantages: NDArray[np.float32]


class Learner:
    """Plays, and learns from what was played."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.env = make(settings, settings.num, settings.seed, "points")
        self.network = Network(self.env, settings.width)
        self.optimizer = torch.optim.Adam(self.network.parameters(), settings.rate, eps=1e-5)
        self.random = torch.Generator().manual_seed(settings.seed)
        self.moves = 0

    def choose(self, env: VectorEnv) -> tuple[NDArray[np.int64], NDArray[np.float32], Tensor]:
        """Return a move for every game, its log probability, and its seat's expected result."""
        with torch.no_grad():
            seen, mask = torch.from_numpy(env.observations), torch.from_numpy(env.masks)
            likely, values = self.network(seen, mask)
            actions = torch.multinomial(likely.exp(), 1, generator=self.random)
            return actions[:, 0].numpy(), likely.gather(1, actions)[:, 0].numpy(), values

    def play(self) -> Played:
        """Continue all games, and compute how much better each move was than expected."""
        env, n, steps = self.env, self.settings.num, self.settings.steps
        seen = np.empty((steps, *env.observations.shape), np.int16)
        masks = np.empty((steps, *env.masks.shape), np.int8)
        actions = np.empty((steps, n), np.int64)
        likely = np.empty((steps, n), np.float32)
        values = np.empty((steps, n), np.float32)
        seats = np.empty((steps, n), np.int64)
        rewards = np.empty((steps, n, env.players), np.float32)
        finished = np.empty((steps, n), np.bool_)
        for t in range(steps):
            seen[t], masks[t], seats[t] = env.observations, env.masks, env.seats
            actions[t], likely[t], value = self.choose(env)
            values[t] = value.numpy()
            env.step(actions[t])
            rewards[t], finished[t] = self.reward(), env.finished
        gains, good = advantages(
            values,
            seats,
            rewards,
            finished,
            self.choose(env)[2].numpy(),
            env.seats,
            self.settings.discount,
            self.settings.smoothing,
        )
        self.moves += steps * n
        return Played(
            seen[good], masks[good], actions[good], likely[good], values[good], gains[good]
        )

    def reward(self) -> NDArray[np.float32]:
        """Return the points gained relative to the others' mean, plus the victory at the end."""
        env = self.env
        lead = env.rewards - (env.rewards.sum(1, keepdims=True) - env.rewards) / (env.players - 1)
        won = np.where(env.points == env.points.max(1, keepdims=True), 1, -1)
        return np.asarray(lead / 50 + won * env.finished[:, None], np.float32)

    def learn(self, played: Played) -> None:
        """Update the network in small steps towards moves that were better than expected."""
        settings = self.settings
        gains = torch.from_numpy(played.advantages)
        goals = gains + torch.from_numpy(played.values)
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        seen, masks = torch.from_numpy(played.seen), torch.from_numpy(played.masks)
        actions, old = torch.from_numpy(played.actions), torch.from_numpy(played.likely)
        for _ in range(settings.epochs):
            for part in torch.randperm(len(old), generator=self.random).split(settings.batch):
                likely, values = self.network(seen[part], masks[part])
                chosen = likely.gather(1, actions[part, None])[:, 0]
                ratio = (chosen - old[part]).exp()
                low, high = 1 - settings.clip, 1 + settings.clip
                gain = gains[part]
                policy = -torch.min(ratio * gain, ratio.clamp(low, high) * gain).mean()
                value = functional.smooth_l1_loss(values, goals[part])
                entropy = -(likely.exp() * likely).sum(1).mean()
                loss = policy + 0.5 * value - settings.entropy * entropy
                self.optimizer.zero_grad()
                loss.backward()  # type: ignore[no-untyped-call]
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()

    def against_random(self) -> tuple[float, float, float]:
        """Return the share of games that one seat wins against others moving at random, and the
        mean points of both. Seats change from game to game."""
        settings = self.settings
        n = settings.games
        env = make(settings, n, settings.seed + 1, "win")
        rows, mine = np.arange(n), np.arange(n) % settings.players
        counted = np.zeros(n, np.bool_)
        won, points = np.zeros(n), np.zeros((n, settings.players))
        while not counted.all():
            env.step(np.where(env.seats == mine, self.choose(env)[0], env.sample()))
            new = env.finished & ~counted
            counted |= new
            won[new] = (env.rewards[rows, mine][new] + 1) / 2  # a shared victory is a part of one
            points[new] = env.points[new]
        own = points[rows, mine]
        others = (points.sum(1) - own) / (settings.players - 1)
        return float(won.mean()), float(own.mean()), float(others.mean())


def make(settings: Settings, num: int, seed: int, reward: str) -> VectorEnv:
    """Return an environment with `num` games."""
    return vector.make(settings.game, num, players=settings.players, seed=seed, reward=reward)


def run(settings: Settings) -> float:
    """Learn until the time is up; return the share of games won against random moves at the end."""
    torch.manual_seed(settings.seed)
    torch.set_num_threads(settings.threads)
    out = Path(settings.out)
    out.mkdir(parents=True, exist_ok=True)
    learner = Learner(settings)
    rows: list[tuple[float, int, float, float, float]] = []
    start, looked, looking = time.process_time(), -1e9, 0.0
    while True:
        spent = time.process_time() - start - looking
        done = spent >= 60 * settings.minutes
        if done or spent - looked >= 60 * settings.minutes / 16:
            before = time.process_time()
            won, own, others = learner.against_random()
            looking += time.process_time() - before
            looked = spent
            rows.append((spent / 60, learner.moves, won, own, others))
            print(
                f"{spent / 60:5.1f} min {learner.moves:>10,} moves: "
                f"{won:6.1%} against random, {own:6.1f} : {others:.1f} points",
                flush=True,
            )
        if done:
            break
        learner.learn(learner.play())
    name = out / f"ppo-{settings.game}"
    with name.with_suffix(".csv").open("w", newline="") as file:
        table = csv.writer(file)
        table.writerow(("cpu_minutes", "moves", "won", "points", "points_of_random"))
        table.writerows(rows)
    torch.save(learner.network.state_dict(), name.with_suffix(".pt"))
    plot(rows, settings, name.with_suffix(".png"))
    print(f"Written: {name}.csv, {name}.png, {name}.pt")
    return rows[-1][2]


def plot(
    rows: list[tuple[float, int, float, float, float]], settings: Settings, path: Path
) -> None:
    """Draw the learning curve: games won, and points, over time."""
    import matplotlib

    matplotlib.use("agg")
    from matplotlib import pyplot

    minutes, _, won, own, others = zip(*rows, strict=True)
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 3.6), layout="constrained")
    left.plot(minutes, [100 * share for share in won], color="#1d7256", marker="o")
    left.axhline(95, color="#b9ac93", linestyle="--")
    left.set(ylim=(0, 102), xlabel="minutes of one core", ylabel="games won against random, %")
    right.plot(minutes, own, color="#1d7256", marker="o", label="the network")
    right.plot(minutes, others, color="#b4532a", marker="s", label="random")
    right.set(xlabel="minutes of one core", ylabel="points")
    right.legend(frameon=False)
    figure.suptitle(f"PPO, {settings.players}-player {settings.game}, self-play")
    figure.savefig(path, dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    for field in fields(Settings):
        kind = type(field.default)
        parser.add_argument(f"--{field.name}", type=kind, default=field.default)
    settings = Settings(**vars(parser.parse_args()))
    won = run(settings)
    if settings == Settings() and won < LEARNED:
        sys.exit(f"It won {won:.0%} of its games against random moves: less than {LEARNED:.0%}.")


if __name__ == "__main__":
    main()
