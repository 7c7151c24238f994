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
