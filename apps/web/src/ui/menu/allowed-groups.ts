/** What of a menu is open to a member: an entry that names a call, where they may make it. */
import type { May } from "../../lib/services/use-may.ts";
import type { MenuGroup, MenuItem } from "./menu-item.ts";

export function allowedItems(items: readonly MenuItem[], may: May): readonly MenuItem[] {
  return items.filter(({ call }) => call === undefined || may(call));
}

/** A group that is left with nothing is not in it. */
export function allowedGroups(groups: readonly MenuGroup[], may: May): readonly MenuGroup[] {
  return groups
    .map((group) => ({ ...group, items: allowedItems(group.items, may) }))
    .filter(({ items }) => items.length > 0);
}
