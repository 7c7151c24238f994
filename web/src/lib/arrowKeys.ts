/** Where a key leads in a list navigated with arrows, Home and End; undefined for other keys. */
export function walked(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: Math.min(at + 1, count - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: count - 1,
  };
  return steps[key];
}
