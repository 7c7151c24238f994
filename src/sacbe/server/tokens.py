"""Tokens: a caller who has one may do what it is for. The server stores only their hashes.

Tokens of seats, hosts and invitations look the same; where its hash is stored decides what a token
opens. A caller sends one in the `Authorization` header, or exchanges it for a cookie."""

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
    """Return 256 random bits from the system.

    >>> PATTERN.fullmatch(new_token()) is not None
    True
    """
    return secrets.token_urlsafe(BYTES)


def claimed_token(game_id: str, seat: int, key: str) -> str:
    """Return the token of a seat claimed with the caller's own long key: the same if the claim is
    sent again, without being stored. Only the caller, who knows the key, can make it.

    >>> claimed_token("abc", 0, "k" * 32) == claimed_token("abc", 0, "k" * 32)
    True
    >>> claimed_token("abc", 0, "k" * 32) == claimed_token("abc", 1, "k" * 32)
    False
    """
    made = hashlib.sha256(f"claim:{game_id}:{seat}:{key}".encode()).digest()
    return base64.urlsafe_b64encode(made).decode().rstrip("=")


def hash_token(token: str) -> str:
    """Return what is stored. A token has enough bits that no slower hash is needed.

    >>> len(hash_token("a"))
    64
    """
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(text: str) -> bool:
    """Whether a text has the form of a token.

    >>> is_token("secret")
    False
    """
    return PATTERN.fullmatch(text) is not None


def new_id() -> str:
    """Return a new table id for links: short, easy to read aloud, hard to guess.

    >>> len(new_id())
    12
    """
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
