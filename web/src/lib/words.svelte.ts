// Everything a person reads, in the chosen language. When the language changes, `t` and `say` are
// evaluated again wherever they are used.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Message } from "../api/types";
import { stored } from "./storage";

export const LANGUAGES = {
  en: "English",
  uk: "Українська",
  pt: "Português",
  ru: "Русский",
  pl: "Polski",
} as const;
export type Language = keyof typeof LANGUAGES;

type Params = Message["params"];

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  uk: () => import("virtual:words/uk"),
  pt: () => import("virtual:words/pt"),
  ru: () => import("virtual:words/ru"),
  pl: () => import("virtual:words/pl"),
};

function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** The language chosen here before, or the first of the browser's languages that we speak. */
function preferred(): Language {
  const wished = [stored.get("language") ?? "", ...navigator.languages];
  for (const name of wished) {
    const code = name.toLowerCase().split("-")[0]!;
    if (isLanguage(code)) return code;
  }
  return "en";
}

/** A number, which all our languages write alike. Leaving it to the browser costs a phone a tenth
 * of a second for the first one. */
class Count extends FluentNumber {
  static is = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

  override toString(): string {
    return `${this.value}`;
  }
}

/** The texts of a language. Each is parsed when it is first used: most never are, and parsing all
 * of them takes a phone a tenth of a second. */
class Catalogue {
  #bundle: FluentBundle;
  /** Texts that have not been parsed yet. */
  #sources = new Map<string, string>();

  constructor(language: Language, source: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const begins = [...source.matchAll(/^([a-z][\w-]*) =/gm)];
    for (const [number, { 1: key, index }] of begins.entries())
      this.#sources.set(key!, source.slice(index, begins[number + 1]?.index));
  }

  has(key: string): boolean {
    return this.#sources.has(key) || this.#bundle.hasMessage(key);
  }

  text(key: string, params: Record<string, string | number | FluentNumber>): string {
    const source = this.#sources.get(key);
    if (source !== undefined) {
      this.#bundle.addResource(new FluentResource(source));
      this.#sources.delete(key);
    }
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, params, []) : key;
  }
}

class Words {
  language = $state<Language>("en");
  #catalogue = $state.raw(new Catalogue("en", ""));

  /** Load the preferred language. Await this before showing anything. */
  async begin(): Promise<void> {
    await this.speak(preferred());
  }

  async speak(language: Language): Promise<void> {
    const source = await SOURCES[language]();
    this.use(language, source.default);
    stored.set("language", language);
  }

  use(language: Language, source: string): void {
    this.#catalogue = new Catalogue(language, source);
    this.language = language;
    document.documentElement.lang = language;
  }

  has(key: string): boolean {
    return this.#catalogue.has(key);
  }

  text(key: string, params: Params = {}): string {
    const plain: Record<string, string | number | FluentNumber> = {};
    for (const [name, value] of Object.entries(params)) {
      if (typeof value === "object") plain[name] = this.text(value.key, value.params);
      else if (typeof value === "number" && Count.is(value)) plain[name] = new Count(value);
      else plain[name] = value;
    }
    return this.#catalogue.text(key, plain);
  }
}

export const words = new Words();

/** A text from the catalogues: `t("web-home-title")`, `t("amount-corn", { count: 3 })`. */
export function t(key: string, params: Params = {}): string {
  return words.text(key, params);
}

/** A message from the server, in words. */
export function say(message: Message): string {
  return words.text(message.key, message.params);
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

/** A list of texts, with the separators of the language. */
export function join(texts: string[]): string {
  return texts.reduceRight((rest, first) => (rest ? t("list", { first, rest }) : first), "");
}
