// What this browser remembers. If storage is forbidden, it lasts only as long as the page.
const memory = new Map<string, string>();
const PREFIX = "sacbe-";

export const stored = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(PREFIX + name);
    } catch {
      return memory.get(name) ?? null;
    }
  },
  set(name: string, value: string): void {
    try {
      localStorage.setItem(PREFIX + name, value);
    } catch {
      memory.set(name, value);
    }
  },
  remove(name: string): void {
    try {
      localStorage.removeItem(PREFIX + name);
    } catch {
      memory.delete(name);
    }
  },
};
