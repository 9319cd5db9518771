export type RawSearch = Record<string, unknown>;

/**
 * What stands behind the question mark of a list, as it was typed: its page reads it. A route that did so would bring the
 * choices of its list with the first script of every page, that of signing in too.
 */
export function rawSearch(search: RawSearch): RawSearch {
  return search;
}
