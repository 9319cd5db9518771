/** Where the cache keeps the records of a kind; by itself, so that who only brings it up to date loads no call. */
import type { QueryKey } from "@tanstack/react-query";

export interface RecordKeys {
  /** Of the list of all, and of nothing else. */
  list: QueryKey;
  /** Begins the key of every query about a single one. */
  every: QueryKey;
  /** Begins the key of every query about this one. */
  one(id: number): QueryKey;
}

/** @param name of one of them: `song`, kept as `song 7` and in the list `songs` */
export function recordKeys<Name extends string>(name: Name) {
  return {
    list: [`${name}s`] as const,
    every: [name] as const,
    one: (id: number) => [name, id] as const,
  } satisfies RecordKeys;
}

/** Whether a key is that of the same query about another record. */
export function isAnother(key: QueryKey, one: QueryKey): boolean {
  return (
    key.length === one.length &&
    key[1] !== one[1] &&
    key.every((part, at) => at === 1 || part === one[at])
  );
}

/** For the address of a call about one record. */
export const paramsOf = (id: number) => ({ id: String(id) });
