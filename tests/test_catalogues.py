"""The message catalogues are complete in every language, with no unused messages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sacbe
from sacbe import CHANCE, Message, Prompt, Record
from sacbe.i18n import LANGUAGES, text

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "sacbe"
WEB = ROOT / "web"
GOLDEN = ROOT / "tests" / "golden"
OTHERS = sorted(set(LANGUAGES) - {"en"})
every_language = pytest.mark.parametrize("language", sorted(LANGUAGES))
every_other = pytest.mark.parametrize("language", OTHERS)

NUMBERS = (0, 1, 2, 5, 21)
PLURALS = {"zero", "one", "two", "few", "many"}
NEEDED_PLURALS = {
    "en": {"one"},
    "pt": {"one"},
    "uk": {"one", "few"},
    "ru": {"one", "few"},
    "pl": {"one", "few"},
}
"""The plural forms of whole numbers, apart from the default one."""

MAYA = {
    *(f"gear-{name}" for name in ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")),
    *(f"temple-{name}" for name in ("chaac", "quetzalcoatl", "kukulcan")),
}
TIKAL = {"game-tikal", "treasure-jaguar"}
MINUTES = {f"web-home-{name}-length" for name in ("tzolkin", "tikal")}
SAME_AS_ENGLISH: dict[str, set[str]] = {
    "uk": {"cli-main-version", "web-name", "web-title"},
    "ru": {"cli-main-version", "web-name", "web-title"},
    "pt": {
        "cli-main-version",
        "arena-head-bot",
        "arena-head-rating",
        "arena-ratings-title",
        "cli-arena-metavar-bots",
        "web-name",
        "web-title",
        "web-table-chat",
        "web-table-hours-left",
        *MAYA,
        *MINUTES,
        *TIKAL,
    },
    "pl": {
        "cli-main-version",
        "arena-head-bot",
        "cli-arena-metavar-bots",
        "menu-bonus",
        "tile-monument",
        "web-name",
        "web-title",
        *MAYA,
        *MINUTES,
        *TIKAL,
    },
}
"""Messages whose translation is really the same as the English text."""


# Reading the files.


@cache
def resource(language: str) -> ftl.Resource:
    path = SOURCE / "i18n" / f"{language}.ftl"
    return FluentParser().parse(path.read_text(encoding="utf-8"))


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {
        entry.id.name: entry for entry in resource(language).body if isinstance(entry, ftl.Message)
    }


class Names(Visitor):
    """Collects the names that a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.variants: list[set[str]] = []
        self.words: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        self.variants.append(keys)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.words.append(node.value)


def names(message: ftl.Message) -> Names:
    found = Names()
    found.visit(message)
    return found


# The files against each other.


@every_language
def test_the_file_is_well_formed(language: str) -> None:
    body = resource(language).body
    assert [entry.content for entry in body if isinstance(entry, ftl.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert [key for key in set(keys) if keys.count(key) > 1] == []
    assert [key for key, entry in messages(language).items() if entry.value is None] == []
    assert [key for key, entry in messages(language).items() if entry.attributes] == []


@every_other
def test_the_same_keys(language: str) -> None:
    english, other = set(messages("en")), set(messages(language))
    assert sorted(english - other) == []
    assert sorted(other - english) == []


@every_other
def test_the_same_order(language: str) -> None:
    """Translators can read the files side by side."""
    shared = set(messages("en")) & set(messages(language))
    english = [key for key in messages("en") if key in shared]
    assert [key for key in messages(language) if key in shared] == english


@every_other
def test_the_same_placeholders(language: str) -> None:
    wrong = {
        key: (sorted(names(messages("en")[key]).variables), sorted(names(entry).variables))
        for key, entry in messages(language).items()
        if key in messages("en") and names(messages("en")[key]).variables != names(entry).variables
    }
    assert wrong == {}


@every_language
def test_plural_forms(language: str) -> None:
    """A message with one plural form has all forms of its language."""
    lacking = {
        key: variants
        for key, entry in messages(language).items()
        for variants in names(entry).variants
        if variants & PLURALS and not variants >= NEEDED_PLURALS[language]
    }
    assert lacking == {}


@every_other
def test_nothing_is_left_in_english(language: str) -> None:
    serializer = FluentSerializer()
    same = {
        key
        for key, entry in messages(language).items()
        if key in messages("en")
        and serializer.serialize_entry(entry) == serializer.serialize_entry(messages("en")[key])
        and any(re.search(r"[^\W\d_]{2}", words) for words in names(entry).words)
    }
    assert sorted(same) == sorted(SAME_AS_ENGLISH[language])


@every_language
def test_every_message_can_be_said(language: str) -> None:
    """Fluent formats it without an error, with any number and with words."""
    for key, entry in messages(language).items():
        variables = names(entry).variables
        for number in NUMBERS:
            assert text(Message(key, dict.fromkeys(variables, number)), language).strip()
        said = text(Message(key, dict.fromkeys(variables, "Łódź")), language)
        assert said.strip()
        assert "{" not in said


# The files against the code.


def messages_within(message: Message) -> Iterator[Message]:
    """Yield a message and those among its parameters."""
    yield message
    for value in message.params.values():
        if isinstance(value, Message):
            yield from messages_within(value)


@cache
def messages_of_games() -> list[Message]:
    """Return the games' messages: every move, every option, every prompt of the golden games."""
    found: list[Message] = []
    for name, game in sacbe.GAMES.items():
        found.append(Message(f"game-{name}"))
        found += [move.message for move in game.moves]
        found += [option.message for option in game.options.values()]
    found += [prompt.message for _, prompt in prompts()]
    return [inner for message in found for inner in messages_within(message)]


@cache
def prompts() -> list[tuple[int, Prompt]]:
    """Return every prompt of the golden games, and who decides."""
    return [
        (position.to_move, prompt)
        for name in sacbe.GAMES
        for path in sorted((GOLDEN / name).glob("*.sacbe"))
        for position in Record.load(path).positions()
        if (prompt := position.prompt()) is not None
    ]


@cache
def literals() -> dict[str, str]:
    """Return every string in the code and the templates, with a file that contains it."""
    found = {
        node.value: path.name
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for path in sorted(SOURCE.rglob("templates/*.html")):
        found |= dict.fromkeys(re.findall('"([^"]+)"', path.read_text("utf-8")), path.name)
    return found


@cache
def patterns() -> dict[str, str]:
    """Return every f-string in the code that looks like a key, as a pattern."""
    found: dict[str, str] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                pattern = "".join(part_pattern(part) for part in node.values)
                if re.match(r"[a-z]+\\-", pattern) and " " not in pattern:
                    found[pattern] = path.name
    return found


@cache
def web_literals() -> dict[str, str]:
    """Return every string of the web app that could be a key, with a file that contains it."""
    return {
        key: path.name
        for path in web_sources()
        for key in re.findall(r"""["'`]([a-z]+(?:-[A-Za-z0-9_]+)+)["'`]""", code(path))
    }


@cache
def web_patterns() -> dict[str, str]:
    """Return every template string of the web app that looks like a key, as a pattern."""
    found: dict[str, str] = {}
    for path in web_sources():
        for template in re.findall(r"`([a-z]+-(?:[A-Za-z0-9_-]|\$\{[^`]*?\})*)`", code(path)):
            if "${" in template:
                parts = re.split(r"\$\{.*?\}", template)
                found["[A-Za-z0-9_-]+".join(re.escape(part) for part in parts)] = path.name
    return found


@cache
def web_sources() -> list[Path]:
    """Return the source files of the web app, without its tests."""
    files = [*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")]
    return sorted(path for path in files if not path.name.endswith((".test.ts", ".d.ts")))


@cache
def web_tails() -> set[str]:
    """Return the suffixes that the web app adds to keys: `${key}-text`."""
    return {
        tail
        for path in web_sources()
        for tail in re.findall(r"`\$\{[^`}]*\}(-[A-Za-z0-9_-]+)`", code(path))
    }


def code(path: Path) -> str:
    """Return a file of the web app without comments, which may mention other texts."""
    return re.sub(r"^\s*//.*$|/\*[\s\S]*?\*/", "", read(path), flags=re.MULTILINE)


def is_used_by_web(key: str) -> bool:
    if key in web_literals() or any(re.fullmatch(pattern, key) for pattern in web_patterns()):
        return True
    return any(
        key.endswith(tail) and is_used_by_web(key.removesuffix(tail)) for tail in web_tails()
    )


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def shipped(key: str) -> bool:
    """Whether a message is sent to browsers."""
    plugin = read(WEB / "plugins" / "words.ts")
    elsewhere = re.search(r"const ELSEWHERE =\s*/(\^.*?)/;", plugin)
    assert elsewhere is not None
    return re.match(elsewhere[1], key) is None


def part_pattern(part: ast.expr) -> str:
    """Return the pattern of one part of an f-string."""
    if isinstance(part, ast.Constant) and isinstance(part.value, str):
        return re.escape(part.value)
    return "[A-Za-z0-9_-]+"


def families() -> set[str]:
    """Return the first words of all keys."""
    return {key.partition("-")[0] for key in messages("en") if "-" in key}


def test_no_key_of_a_game_is_missing() -> None:
    used = {message.key for message in messages_of_games()}
    assert sorted(used - set(messages("en"))) == []


def test_what_others_decide_is_said_in_the_third_person() -> None:
    """The web app says “Ana places workers” where Ana is asked to place workers."""
    asked = {prompt.message.key for seat, prompt in prompts() if seat != CHANCE}
    assert sorted(key for key in asked if f"web-does-{key}" not in messages("en")) == []


def test_games_give_every_placeholder() -> None:
    """They give exactly the placeholders that the message uses."""
    wrong = {
        message.key: sorted(message.params)
        for message in messages_of_games()
        if message.key in messages("en")
        and not names(messages("en")[message.key]).variables <= set(message.params)
    }
    assert wrong == {}


def test_no_key_in_the_code_is_missing() -> None:
    missing = {
        literal: file
        for literal, file in literals().items()
        if re.fullmatch(r"(error|cli|ask|move|option|game|web)-[A-Za-z0-9_-]*[A-Za-z0-9_]", literal)
        and literal not in messages("en")
    }
    assert missing == {}


def test_no_key_in_the_web_app_is_missing() -> None:
    missing = {
        literal: file
        for literal, file in web_literals().items()
        if re.match(r"(web|error|ask|move|game)-", literal) and literal not in messages("en")
    }
    assert missing == {}


def test_every_pattern_in_the_web_app_has_a_key() -> None:
    missing = {
        pattern: file
        for pattern, file in web_patterns().items()
        if pattern.partition("\\-")[0] in families()
        and not any(re.fullmatch(pattern, key) for key in messages("en"))
    }
    assert missing == {}


def test_the_web_app_says_only_what_browsers_are_given() -> None:
    """Messages used only by the terminal and the plain pages are not sent to browsers."""
    kept_back = {key for key in messages("en") if not shipped(key)}
    assert {key: file for key, file in web_literals().items() if key in kept_back} == {}
    assert any(key.startswith("cli-") for key in kept_back)


def test_every_pattern_in_the_code_has_a_key() -> None:
    missing = {
        pattern: file
        for pattern, file in patterns().items()
        if pattern.partition("\\-")[0] in families()
        and not any(re.fullmatch(pattern, key) for key in messages("en"))
    }
    assert missing == {}


def test_no_key_is_unused() -> None:
    used = {message.key for message in messages_of_games()}
    for key, entry in messages("en").items():
        if key in literals() or any(re.fullmatch(pattern, key) for pattern in patterns()):
            used.add(key)
        if is_used_by_web(key):
            used.add(key)
        used |= names(entry).references
    assert sorted(set(messages("en")) - used) == []


@pytest.mark.parametrize(("prefix", "home"), [("cli-", SOURCE / "cli"), ("web-", WEB)])
def test_a_part_keeps_its_keys_to_itself(prefix: str, home: Path) -> None:
    """Messages that faces, reports and the server share have their own prefix."""
    files = [*SOURCE.rglob("*.py"), *web_sources()]
    users = {path for path in files if re.search(rf"""["'`]{prefix}""", read(path))}
    assert users
    assert sorted(str(path) for path in users if not path.is_relative_to(home)) == []


def test_errors_give_their_placeholders() -> None:
    """Code that raises an error passes every parameter that the message needs."""
    wrong = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and node.args):
                continue
            key = node.args[0].value if isinstance(node.args[0], ast.Constant) else None
            if not (isinstance(key, str) and key.startswith("error-") and key in messages("en")):
                continue
            given = {keyword.arg for keyword in node.keywords} | {"line"}
            if None not in given and not names(messages("en")[key]).variables <= given:
                wrong.append(f"{path.name}:{node.lineno}: {key}")
    assert wrong == []
