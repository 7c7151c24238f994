/** Listen to events of an element; returns a function that stops listening. */
export function listen(
  element: EventTarget,
  heard: Record<string, (event: never) => unknown>,
  options: AddEventListenerOptions = {},
): () => void {
  const all = Object.entries(heard) as [string, EventListener][];
  for (const [name, hear] of all) element.addEventListener(name, hear, options);
  return () => {
    for (const [name, hear] of all) element.removeEventListener(name, hear, options);
  };
}
