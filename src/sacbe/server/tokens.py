"""Tokens: who has one may do what it is for. The server keeps only their hashes.

A seat's token, the host's and an invitation are made alike; what a token opens is where its hash
stands. A caller brings one in the `Authorization` header, or has exchanged it for a cookie."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
from typing import Final

BYTES: Final = 32
PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{43}")
ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH: Final = 12

Keys = frozenset[str]
"""The hashes of all tokens that a caller holds."""
NO_KEYS: Final[Keys] = frozenset()


def new_token() -> str:
    """256 bits from the system's own source.

    >>> PATTERN.fullmatch(new_token()) is not None
    True
    """
    return secrets.token_urlsafe(BYTES)


def claimed_token(game_id: str, seat: int, key: str) -> str:
    """The token of a seat that was claimed with a long key of the caller's own: the same again if
    the claim is sent again, without having been stored. Only who knows the key can make it.

    >>> claimed_token("abc", 0, "k" * 32) == claimed_token("abc", 0, "k" * 32)
    True
    >>> claimed_token("abc", 0, "k" * 32) == claimed_token("abc", 1, "k" * 32)
    False
    """
    made = hashlib.sha256(f"claim:{game_id}:{seat}:{key}".encode()).digest()
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def hash_token(token: str) -> str:
    """What is stored. A token has so many bits that nothing slower is needed.

    >>> len(hash_token("a"))
    64
    """
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(text: str) -> bool:
    """Whether a text can be one of our tokens.

    >>> is_token("secret")
    False
    """
    return PATTERN.fullmatch(text) is not None


def new_id() -> str:
    """A table's name in links: short, easily read aloud, not guessed by chance.

    >>> len(new_id())
    12
    """
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
