/** A browser's storage that lasts as long as the page, or the test. */
export type MemoryStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export function memoryStorage(kept: Iterable<readonly [string, string]> = []): MemoryStorage {
  const values = new Map(kept);
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}
