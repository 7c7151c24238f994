// Every word a person reads comes from the catalogues, and every message in them is used.
import { FluentResource } from "@fluent/bundle";
import { parse, type AST } from "svelte/compiler";
import { describe, expect, test } from "vitest";
import english from "virtual:words/en";

const PAGES = import.meta.glob<string>(["./**/*.svelte", "!**/node_modules/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const SCRIPTS = import.meta.glob<string>(
  ["./**/*.ts", "!**/*.test.ts", "!**/*.d.ts", "!**/node_modules/**"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
/** Code without comments, which may mention messages that do not exist. */
const CODE = Object.fromEntries(
  Object.entries({ ...PAGES, ...SCRIPTS }).map(([name, source]) => [
    name,
    source.replaceAll(/^\s*\/\/.*$|\/\*[^]*?\*\//gm, ""),
  ]),
);
const KEYS = new Set(new FluentResource(english).body.map((message) => message.id));

/** Attributes that are read out or shown. */
const READ = new Set(["title", "aria-label", "placeholder", "alt", "aria-description", "label"]);
const LETTERS = /\p{L}/u;

type Node = { type: string } & Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node))
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(one)) walk(one, visit);
}

/** Literal words in the markup of a component. */
export function untranslated(source: string): string[] {
  const { fragment } = parse(source, { modern: true });
  const found: string[] = [];
  const read = new Set<unknown>();
  walk(fragment as unknown as Node, (node) => {
    if (node.type === "Attribute" || node.type === "StyleDirective") {
      const { name, value } = node as unknown as AST.Attribute | AST.StyleDirective;
      const parts = Array.isArray(value) ? value : value === true ? [] : [value];
      for (const part of parts) {
        read.add(part);
        if (part.type === "Text" && READ.has(name) && LETTERS.test(part.data))
          found.push(part.data);
      }
    } else if (node.type === "Text" && !read.has(node) && LETTERS.test(String(node["data"])))
      found.push(String(node["data"]).trim());
  });
  return found;
}

describe("the words of the app", () => {
  test("a literal word in the markup is found", () => {
    expect(untranslated("<p>{t('a')}: 3</p>")).toEqual([]);
    expect(untranslated("<p class='open'>Hello</p>")).toEqual(["Hello"]);
    expect(untranslated("{#if yes}<input placeholder='Name' />{/if}")).toEqual(["Name"]);
  });

  test.each(Object.entries(PAGES))("%s has no literal words", (_, source) => {
    expect(untranslated(source)).toEqual([]);
  });

  test.each(Object.entries(CODE))("%s asks only for messages that exist", (_, source) => {
    const asked = [...source.matchAll(/\bt\(\s*"([\w-]+)"/g)].map((found) => found[1]!);
    const named = [...source.matchAll(/["'](web-[\w-]*\w)["']/g)].map((found) => found[1]!);
    expect([...asked, ...named].filter((key) => !KEYS.has(key))).toEqual([]);
    const begun = [...source.matchAll(/\bt\(\s*`([\w-]+)\$\{/g)].map((found) => found[1]!);
    const all = [...KEYS];
    expect(begun.filter((start) => !all.some((key) => key.startsWith(start)))).toEqual([]);
  });

  test("every message for the browser is used", () => {
    const whole = new Set<string>();
    const patterns: RegExp[] = [];
    const tails: string[] = [];
    for (const source of Object.values(CODE)) {
      for (const [, key] of source.matchAll(/["'](web-[\w-]*\w)["']/g)) whole.add(key!);
      for (const [, tail] of source.matchAll(/t\(`\$\{[^`}]*\}(-[\w-]+)`/g)) tails.push(tail!);
      for (const [, start, rest] of source.matchAll(/`(web-[\w-]*)\$\{[^`}]*\}([^`]*)`/g)) {
        const tail = rest!.replaceAll(/\$\{[^}]*\}/g, ".+");
        patterns.push(new RegExp(`^${start!}.+${tail}$`));
      }
    }
    const isUsed = (key: string): boolean =>
      whole.has(key) ||
      patterns.some((pattern) => pattern.test(key)) ||
      // A message that belongs to another and is found by its key: t(`${key}-body`).
      tails.some((tail) => key.endsWith(tail) && isUsed(key.slice(0, -tail.length)));
    expect([...KEYS].filter((key) => key.startsWith("web-") && !isUsed(key))).toEqual([]);
  });
});
