import type { MenuItem } from "../menu/menu-item.ts";
import { failureOf, type Lookup } from "./lookup.ts";

/**
 * The items of a menu that come from the server; without them one that says so and asks again.
 * @param what they are, in the plural: "genres"
 */
export function lookupItems<Row>(
  what: string,
  lookup: Lookup<Row>,
  item: (row: Row) => MenuItem,
): readonly MenuItem[] {
  if (failureOf(lookup) === null) return (lookup.data ?? []).map(item);
  const label = `The ${what} were not loaded. Try again`;
  return [{ key: "failed", label, onSelect: () => void lookup.refetch() }];
}
