/** What stands in the menu of a set list of the list, fetched for the first one that opens. */
import type { SetlistRow } from "@bandstand/contracts/setlists";
import type { ReactNode } from "react";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";
import { useSetlistActions } from "./use-setlist-actions.tsx";

interface SetlistMenuProps {
  setlist: SetlistRow;
  panel: Parameters<MenuContents>[0];
}

export function SetlistMenu({ setlist, panel }: SetlistMenuProps): ReactNode {
  return panel(useSetlistActions()(setlist));
}
