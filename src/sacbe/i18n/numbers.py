"""Numbers as a language writes them, and text that is safe to print."""

from __future__ import annotations

import unicodedata

from babel.numbers import format_decimal, format_percent

from sacbe.i18n.words import Words


def whole(words: Words, value: int) -> str:
    """Format a whole number in the style of the language.

    >>> whole(Words("en"), 1234567)
    '1,234,567'
    """
    return format_decimal(value, format="#,##0", locale=words.language)


def decimal(words: Words, value: float, digits: int = 1) -> str:
    """Format a number with `digits` decimals in the style of the language.

    >>> decimal(Words("en"), 1234.567, 2), decimal(Words("en"), -0.5), decimal(Words("en"), -0.01)
    ('1,234.57', '−0.5', '0.0')
    """
    return with_minus(words, value, "#,##0." + "0" * digits)


def brief(words: Words, value: float, digits: int = 6) -> str:
    """Format a number with as few decimals as possible, at most `digits`.

    >>> brief(Words("en"), -2.5), brief(Words("en"), 1200.0), brief(Words("en"), 0.26, 1)
    ('−2.5', '1,200', '0.3')
    """
    return with_minus(words, value, "#,##0." + "#" * digits)


def signed(words: Words, value: float, digits: int = 1) -> str:
    """Format a difference with its sign, as short as possible; a difference that rounds to 0 has no
    sign.

    >>> words = Words("en")
    >>> signed(words, 4.5), signed(words, -3.0), signed(words, 0.01), signed(words, 12.3, 0)
    ('+4.5', '−3', '0', '+12')
    """
    number = brief(words, value, digits)
    return number if number == "0" or number.startswith("−") else f"+{number}"


def with_minus(words: Words, value: float, form: str) -> str:
    """Format a number with a real minus sign, whichever sign the language uses."""
    number = format_decimal(abs(value), format=form, locale=words.language)
    nothing = format_decimal(0, format=form, locale=words.language)
    return f"−{number}" if value < 0 and number != nothing else number


def percent(words: Words, value: float) -> str:
    """Format a share as a percentage.

    >>> percent(Words("en"), 0.12345)
    '12.3%'
    """
    return format_percent(value, format="#,##0.0%", locale=words.language)


def printable(text: str) -> str:
    """Return a text from a file or a file's name without control characters, which could affect the
    terminal.

    >>> printable("a" + chr(27) + "[2Jb")
    'a\ufffd[2Jb'
    """
    return "".join(
        letter if letter.isprintable() or unicodedata.category(letter) == "Zs" else "\ufffd"
        for letter in text
    )
