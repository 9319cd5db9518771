/** What stands in the menus of an event, fetched for the first one that opens. */
import type { EventRow } from "@bandstand/contracts/events";
import type { ReactNode } from "react";
import type { MenuContents } from "../../ui/menu/menu-item.ts";
import { type EventActionsOptions, useEventActions } from "./use-event-actions.tsx";

interface EventMenuProps extends EventActionsOptions {
  event: EventRow;
  panel: Parameters<MenuContents>[0];
}

export function EventMenu({ event, panel, ...options }: EventMenuProps): ReactNode {
  return panel(useEventActions(options)(event));
}
