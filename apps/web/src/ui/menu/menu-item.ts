/** What a menu offers, as data: only what the person may do stands in it (`allowedGroups`). */
import type { ReactNode } from "react";
import type { Guarded } from "../../lib/services/use-may.ts";

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** What choosing it ends in: who may not make this call is not offered it. */
  call?: Guarded;
  /** The key that does the same with what the menu is of. */
  keys?: string;
  /** Given for one of several choices of which one is in force. */
  chosen?: boolean;
  /** It takes something away. */
  danger?: boolean;
  /** Why it cannot be done now; it stays in the list and says so. */
  unavailable?: string | undefined;
}

export interface MenuGroup {
  key: string;
  /** Stands above the group's items. */
  label?: string;
  /** Choices of one word, side by side: one press less than a menu of their own. */
  inRow?: boolean;
  items: readonly MenuItem[];
}

/** Draws a menu with what it offers: the same component hands it over at once, or one that is fetched when the menu opens. */
export type MenuContents = (panel: (groups: readonly MenuGroup[]) => ReactNode) => ReactNode;
