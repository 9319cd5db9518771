/** Entries that the menus of several records have alike. */
import { IconTrash } from "@tabler/icons-react";
import type { MenuItem } from "./menu-item.ts";

export function deleteItem(item: Pick<MenuItem, "call" | "unavailable" | "onSelect">): MenuItem {
  return { key: "delete", label: "Delete", icon: <IconTrash />, danger: true, ...item };
}

/** Opens an address outside of the product; nothing where there is none. */
export function elsewhere(
  item: Pick<MenuItem, "key" | "label" | "icon">,
  address: string | null,
): MenuItem[] {
  if (address === null) return [];
  return [{ ...item, onSelect: () => void window.open(address, "_blank", "noopener,noreferrer") }];
}
