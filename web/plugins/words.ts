// The package's message catalogues, reduced to the messages that the browser uses:
// `virtual:words/pl` is the text of the Polish one.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse, serialize, Resource } from "@fluent/syntax";
import type { Plugin } from "vite";

const NAME = "virtual:words/";
const FOLDER = new URL("../../src/sacbe/i18n/", import.meta.url);
/** Messages that only the terminal, the plain pages, the server and written files use: browsers
 * never ask for them. */
const ELSEWHERE =
  /^(?:(cli|arena|board|build|menu|notice|option|page|problem|result|story|error-(arena|backup|bot|option|perft|position|record|review|view|worker))-|log-(?!finished$|frozen$))/;

export function catalogue(language: string): string {
  const file = new URL(`${language}.ftl`, FOLDER);
  const whole = parse(readFileSync(file, "utf-8"), {});
  const body = whole.body.filter(
    (entry) => entry.type === "Message" && !ELSEWHERE.test(entry.id.name),
  );
  for (const entry of body) if (entry.type === "Message") entry.comment = null;
  return serialize(new Resource(body), {});
}

export function words(): Plugin {
  return {
    name: "sacbe-words",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const language = id.slice(NAME.length + 1);
      this.addWatchFile(fileURLToPath(new URL(`${language}.ftl`, FOLDER)));
      return `export default ${JSON.stringify(catalogue(language))};`;
    },
  };
}
