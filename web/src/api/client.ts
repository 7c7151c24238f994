// Requests to the server. Every failure is either a Refusal, with a sentence in the person's
// language, or a Lost: no answer came, and the same request may be sent again.
import type { Message } from "./types";

const API = "/api/v1";
const PATIENCE = 15_000;

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly params: Message["params"],
    text: string,
    readonly body: Record<string, unknown>,
  ) {
    super(text);
  }
}

/** No answer: the connection is down, or the server is busy. */
export class Lost extends Error {
  constructor(readonly after = 1) {
    super("lost");
  }
}

type Query = Record<string, string | number | boolean | null | undefined>;

export async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  query: Query = {},
): Promise<T> {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.set(name, String(value));
  const asked = search.size ? `?${search}` : "";
  let answer: Response;
  try {
    answer = await fetch(API + path + asked, {
      method,
      credentials: "same-origin",
      headers: {
        "Accept-Language": document.documentElement.lang,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Lost();
  }
  if (answer.status === 429 || answer.status >= 502)
    throw new Lost(Number(answer.headers.get("Retry-After") ?? 1) || 1);
  let told: unknown;
  try {
    told = await answer.json();
  } catch {
    throw new Lost();
  }
  if (answer.ok) return told as T;
  const { error } = told as { error: { key: string; params: Message["params"]; text: string } };
  throw new Refusal(answer.status, error.key, error.params, error.text, told as never);
}

export const get = <T>(path: string, query?: Query) => request<T>("GET", path, undefined, query);
export const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);
export const patch = <T>(path: string, body: unknown) => request<T>("PATCH", path, body);

export function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

/** Send until there is an answer: only for requests that may safely be sent twice. */
export async function insist<T>(send: () => Promise<T>, lost?: () => void): Promise<T> {
  for (let wait = 0.5; ; wait = Math.min(wait * 2, 8)) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      lost?.();
      await pause(Math.max(wait, Math.min(error.after, 10)));
    }
  }
}

/** A unique key for a command. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
