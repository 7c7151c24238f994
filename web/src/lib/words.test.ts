import { FluentResource } from "@fluent/bundle";
import { afterEach, expect, test } from "vitest";
import english from "virtual:words/en";
import { LANGUAGES, t, words, type Language } from "./words.svelte";

afterEach(() => words.use("en", english));

test.each(Object.keys(LANGUAGES) as Language[])("numbers are written as in %s", (language) => {
  words.use(language, "some = { $count }");
  const written = new Intl.NumberFormat(language);
  for (const count of [0, 7, 999, 1000, 12345, -3, 1.5])
    expect(t("some", { count })).toBe(written.format(count));
});

test("every text can be parsed alone, as if all were parsed at once", () => {
  const whole = new FluentResource(english).body;
  words.use("en", english);
  expect(whole.filter(({ id }) => !words.has(id))).toEqual([]);
  expect(words.has("some")).toBe(false);
  // A reference to another text would not be found.
  expect(english.match(/\{\s*-?[a-z]/g)).toBeNull();
  for (const { id, value } of whole) if (typeof value === "string") expect(t(id)).toBe(value);
});
