"""A small seeded random generator that gives the same numbers compiled and uncompiled.

xoshiro128** (Blackman and Vigna), whose 32-bit words fit into native integers without overflow.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15
LONG: Final = 0xFFFFFFFFFFFFFFFF


class Dice:
    """Random integers from a seed.

    >>> dice = Dice(1)
    >>> [dice.below(6) for _ in range(8)]
    [2, 4, 4, 1, 4, 4, 5, 4]
    """

    def __init__(self, seed: int) -> None:
        words: list[int] = []
        state = abs(seed) * 2 + (seed < 0)
        folded = 0
        while state:  # every bit of a seed of any size counts
            folded = (folded * GOLDEN + (state & LONG) + 1) & LONG
            state >>= 64
        for _ in range(2):  # splitmix64 spreads close seeds apart
            folded = (folded + GOLDEN) & LONG
            z = folded
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & LONG
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & LONG
            z ^= z >> 31
            words.append(z & WORD)
            words.append(z >> 32)
        self.a: i64 = words[0] | 1  # never all zero
        self.b: i64 = words[1]
        self.c: i64 = words[2]
        self.d: i64 = words[3]

    def word(self) -> i64:
        """Return the next 32 random bits."""
        b = self.b
        x = (b * 5) & WORD
        x = ((x << 7) | (x >> 25)) & WORD
        result = (x * 9) & WORD
        shifted = (b << 9) & WORD
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ shifted
        self.d = ((d << 11) | (d >> 21)) & WORD
        return result

    def below(self, n: i64) -> i64:
        """Return a random integer from 0 to n - 1, for n below 2 ** 31."""
        return (self.word() * n) >> 32
