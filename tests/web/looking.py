"""Checks of a whole page: its texts, whether they fit, and its accessibility."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from sacbe import i18n

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS = ["wcag2a", "wcag2aa", "wcag21aa"]

# Finds words that are clipped by their container; buttons and fields that stick out of the window,
# their container or their bar; and buttons that break a word. Elements that scroll may be longer
# than their box; those that end with an ellipsis have the rest in their title. Boards are drawings,
# and are checked elsewhere.
CUT = """() => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1)
    found.push(`the page is ${root.scrollWidth} wide, the window ${root.clientWidth}`);
  const cuts = (style) => ["hidden", "clip"].includes(style.overflowX);
  const scrolls = (style) => ["auto", "scroll"].includes(style.overflowX);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const leaves = (inner, outer) =>
    inner.right > outer.right + 1.5 || inner.left < outer.left - 1.5;
  for (const one of document.querySelectorAll("button, a.button, input, select, textarea")) {
    const at = one.getBoundingClientRect();
    if (one.closest("svg, [popover]:not(:popover-open)") || !seen(one) || at.width <= 1) continue;
    const name = `“${(one.innerText || one.ariaLabel || one.type).trim().slice(0, 60)}”`;
    let box = one.parentElement;
    const holds = (style) => cuts(style) || scrolls(style);
    while (box && !box.matches(".actions") && !holds(getComputedStyle(box)))
      box = box.parentElement;
    if (box && scrolls(getComputedStyle(box))) continue;
    if (leaves(at, { left: 0, right: root.clientWidth })) found.push(`${name} leaves the window`);
    else if (box && leaves(at, box.getBoundingClientRect()))
      found.push(`${name} leaves ${box.tagName} ${box.className}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    if (!text || parent.closest("svg, script, noscript, option, [popover]:not(:popover-open)"))
      continue;
    if (!seen(parent)) continue;
    for (const word of parent.closest("button, a.button") ? text.matchAll(/\\p{L}+/gu) : []) {
      const from = node.textContent.indexOf(text) + word.index;
      range.setStart(node, from);
      range.setEnd(node, from + word[0].length);
      const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
      if (lines.size > 1) found.push(`“${word[0]}” is broken`);
    }
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    let titled = false;
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const at = box.getBoundingClientRect();
      // Said to screen readers alone.
      if (at.width <= 1 || at.height <= 1 || style.clipPath.startsWith("inset(50%")) break;
      titled ||= style.textOverflow === "ellipsis" && box.closest("[title]") !== null;
      const out = leaves(words, at);
      const button = box.matches("button, a.button, summary, [role=tab]");
      if (out && !titled && (cuts(style) || button))
        found.push(`“${text.slice(0, 60)}” does not fit into ${box.tagName} ${box.className}`);
      if (cuts(style) || scrolls(style) || button || style.position === "fixed") break;
    }
  }
  return found;
}"""
TEXTS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest("script, noscript, select")) found.add(node.textContent.trim());
  for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
    for (const one of document.querySelectorAll(`[${name}]`)) found.add(one.getAttribute(name));
  found.add(document.title);
  return [...found].filter(Boolean);
}"""
SPEAK = """async (language) => {
  // What drops down from a button is made when it is first opened.
  for (const panel of document.querySelectorAll("[popover=auto][role=dialog]:empty")) {
    panel.showPopover();
    panel.hidePopover();
  }
  await new Promise(requestAnimationFrame);
  const select = [...document.querySelectorAll("select")].find((one) =>
    [...one.options].some((option) => option.value === language));
  select.value = language;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}"""
WATCH = """() => {
  const inner = ["offset", "computedOffset", "easing", "composite"];
  const known = new Set();
  window.moved = [];
  const look = () => {
    for (const one of document.getAnimations()) {
      const { effect } = one;
      if (known.has(one) || one.playState !== "running" || !effect?.getComputedTiming().duration)
        continue;
      known.add(one);
      window.moved.push({
        what: effect.target?.outerHTML.slice(0, 80),
        drawn: !!effect.target?.closest("svg"),
        changes: [...new Set(effect.getKeyframes().flatMap(Object.keys))].filter(
          (name) => !inner.includes(name)),
      });
    }
    requestAnimationFrame(look);
  };
  look();
}"""
CHECK = """async (tags) => {
  const { violations } = await axe.run(document, { runOnly: { type: "tag", values: tags } });
  return violations.flatMap((one) => one.nodes.map((node) =>
    `${one.id}: ${node.target} ${node.html.slice(0, 120)} ${node.any[0]?.message ?? ""}`));
}"""


def cut_off(page: Page) -> list[str]:
    """Return what does not fit, and pages that are too wide, once the fonts are loaded."""
    page.evaluate("async () => { document.body.offsetWidth; await document.fonts.ready; }")
    found: list[str] = page.evaluate(CUT)
    return found


def texts(page: Page) -> list[str]:
    """Return every text that a page shows or that a screen reader reads."""
    found: list[str] = page.evaluate(TEXTS)
    return found


def speak(page: Page, language: str) -> None:
    """Switch to another language, wherever the list of languages is."""
    page.evaluate(SPEAK, language)
    expect(page.locator("html")).to_have_attribute("lang", language)


@cache
def keys() -> frozenset[str]:
    """Return the keys of all texts."""
    source = (Path(i18n.__file__).parent / "en.ftl").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^([a-z][\w-]*) =", source, re.M))


def raw_keys(said: list[str]) -> list[str]:
    """Return texts that are keys instead of texts."""
    named = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+")
    return [text for text in said if keys() & set(named.findall(text))]


def complaints(page: Page) -> list[str]:
    """Return the problems that axe finds."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(CHECK, STANDARDS)
    return found


def watch_motion(page: Page) -> None:
    """Let the page itself watch for motion at every frame: a query from outside could come after a
    movement is over."""
    page.evaluate(WATCH)


def seen_to_move(page: Page) -> list[Any]:
    """Return what has moved since: the elements, and their properties."""
    found: list[Any] = page.evaluate(
        """async () => {
          for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
          return window.moved;
        }"""
    )
    return found
