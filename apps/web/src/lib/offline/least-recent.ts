/** A map that holds a number of values at most: what was not looked at for longest makes room. */

export interface LeastRecent<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  /** Answers whether it was there. */
  delete(key: Key): boolean;
  clear(): void;
  /** The least recent first. */
  entries(): [Key, Value][];
}

export function leastRecent<Key, Value>(most: number): LeastRecent<Key, Value> {
  // A map keeps the order of insertion: what is used goes to its end.
  const values = new Map<Key, Value>();

  function use(key: Key, value: Value): void {
    values.delete(key);
    values.set(key, value);
  }

  return {
    get(key) {
      const value = values.get(key);
      if (value !== undefined) use(key, value);
      return value;
    },
    set(key, value) {
      use(key, value);
      for (const oldest of values.keys()) {
        if (values.size <= most) break;
        values.delete(oldest);
      }
    },
    delete: (key) => values.delete(key),
    clear: () => values.clear(),
    entries: () => [...values],
  };
}
