"""The page about the interface for programs, generated from the server's OpenAPI description."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from fastapi import APIRouter, Request
from markupsafe import Markup, escape
from starlette.responses import HTMLResponse, Response

from sacbe.server.pages import Lang, Page

ROUTER = APIRouter(include_in_schema=False)
SHAPE: Final = re.compile(r"#/components/schemas/(\w+)")
REFUSED: Final = "400"
"""From this status on, nothing was done."""


@ROUTER.get("/api")
async def interface(request: Request, lang: Lang = None) -> Response:
    """List every request that the server answers."""
    page = Page(request, lang)
    made: dict[str, str] = request.app.state.__dict__.setdefault("api_pages", {})
    key = page.words.language + page.query
    if key not in made:
        made[key] = page.html("api.html", **contents(request.app.openapi()))
    return HTMLResponse(made[key])


class ApiField(NamedTuple):
    """A parameter, or an entry of an object."""

    name: str
    where: str
    kind: Markup
    required: bool
    about: str


def contents(schema: dict[str, Any]) -> dict[str, Any]:
    """Return what the page shows."""
    groups: dict[str, list[dict[str, Any]]] = {}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            tag = (operation.get("tags") or [""])[0]
            groups.setdefault(tag, []).append(endpoint(path, method, operation))
    shapes = schema.get("components", {}).get("schemas", {})
    return {
        "groups": groups,
        "shapes": {name: fields(shape) for name, shape in sorted(shapes.items())},
        "notes": {name: coded(shape.get("description", "")) for name, shape in shapes.items()},
        "meanings": dict(
            sorted(
                (status, what)
                for methods in schema["paths"].values()
                for operation in methods.values()
                for status, _, what in answers_of(operation)
                if status >= REFUSED
            )
        ),
        "version": schema["info"]["version"],
    }


def endpoint(path: str, method: str, operation: dict[str, Any]) -> dict[str, Any]:
    """Return what the page shows of one request."""
    body = operation.get("requestBody", {}).get("content", {})
    answers = sorted(answers_of(operation))
    return {
        "anchor": anchor(method, path),
        "method": method.upper(),
        "path": path,
        "about": coded(operation.get("description") or operation.get("summary", "")),
        "parameters": [
            ApiField(
                one["name"],
                one["in"],
                kind(one.get("schema", {})),
                bool(one.get("required")),
                about({"description": one.get("description"), **one.get("schema", {})}),
            )
            for one in operation.get("parameters", [])
        ],
        "body": [kind(one.get("schema", {})) for one in body.values()],
        "answers": [answer for answer in answers if answer[0] < REFUSED],
        "refusals": [answer for answer in answers if answer[0] >= REFUSED],
    }


def answers_of(operation: dict[str, Any]) -> Iterator[tuple[str, Markup, str]]:
    """Yield each possible answer: its status, its shape, and what it means."""
    for status, answer in operation.get("responses", {}).items():
        shapes = [kind(one.get("schema", {})) for one in answer.get("content", {}).values()]
        yield status, shapes[0] if shapes else Markup(), answer.get("description", "")


def coded(text: str) -> Markup:
    """Format a description, with `quoted` words as code.

    >>> str(coded("`a` < b"))
    '<code>a</code> &lt; b'
    """
    return Markup(re.sub("`([^`]*)`", r"<code>\1</code>", str(escape(text))))


def anchor(method: str, path: str) -> str:
    """Return the anchor of an endpoint on the page.

    >>> anchor("post", "/api/v1/tables/{id}/commands")
    'post-tables-id-commands'
    """
    words = re.findall(r"\w+", path.removeprefix("/api/v1"))
    return "-".join([method, *words])


def fields(shape: dict[str, Any]) -> list[ApiField]:
    """Return the entries of an object."""
    required = shape.get("required", [])
    return [
        ApiField(name, "", kind(one), name in required, about(one))
        for name, one in shape.get("properties", {}).items()
    ]


def about(shape: dict[str, Any]) -> str:
    """Describe a value beyond its kind.

    >>> about({"type": "integer", "minimum": 0, "maximum": 15, "default": 3})
    '≥ 0, ≤ 15, default 3'
    """
    signs = {
        "minimum": "≥ {}",
        "maximum": "≤ {}",
        "minLength": "≥ {} characters",
        "maxLength": "≤ {} characters",
        "minItems": "≥ {} items",
        "maxItems": "≤ {} items",
        "maxProperties": "≤ {} entries",
        "pattern": "{}",
        "default": "default {}",
    }
    parts = [str(shape["description"])] if shape.get("description") else []
    parts += [
        sign.format(json.dumps(shape[name]) if name == "default" else shape[name])
        for name, sign in signs.items()
        if shape.get(name) is not None and not isinstance(shape[name], dict | list)
    ]
    return ", ".join(parts)


def kind(shape: dict[str, Any]) -> Markup:
    """Format the kind of a value, with links to shapes described elsewhere.

    >>> str(kind({"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "null"}]}))
    'list of integer | null'
    """
    reference = SHAPE.fullmatch(shape.get("$ref", ""))
    if reference is not None:
        return Markup('<a href="#shape-{0}">{0}</a>').format(reference[1])
    for several in ("anyOf", "oneOf", "allOf"):
        if several in shape:
            return Markup(" | ").join(kind(one) for one in shape[several])
    if "const" in shape:
        return escape(f'"{shape["const"]}"')
    if "enum" in shape:
        return Markup(" | ").join(f'"{value}"' for value in shape["enum"])
    if shape.get("type") == "array":
        return Markup("list of {}").format(kind(shape.get("items", {})))
    if isinstance(shape.get("additionalProperties"), dict):
        return Markup("object of {}").format(kind(shape["additionalProperties"]))
    return escape(shape.get("type", "any"))
