/** What stands in the menus of the events list, fetched for the first one that opens. */
import type { EventRow } from "@bandstand/contracts/events";
import type { ReactNode } from "react";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";
import { useEventActions } from "../use-event-actions.tsx";

interface EventMenuProps {
  event: EventRow;
  panel: Parameters<MenuContents>[0];
}

export function EventMenu({ event, panel }: EventMenuProps): ReactNode {
  return panel(useEventActions()(event));
}
