/** Group items by a key, in their original order. */
export function grouped<Key, Item>(
  items: Iterable<Item>,
  key: (item: Item) => Key,
): Map<Key, Item[]> {
  const found = new Map<Key, Item[]>();
  for (const item of items) {
    const alike = found.get(key(item));
    if (alike) alike.push(item);
    else found.set(key(item), [item]);
  }
  return found;
}
