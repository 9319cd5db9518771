/** The statuses that this member may bring an event into. */
import type { Event } from "@bandstand/contracts/events";
import type { ReactNode } from "react";
import { EventStatusMark } from "../../../records/events/event-status-mark.tsx";
import { eventTitle } from "../../../records/events/event-words.ts";
import type { MenuContents } from "../../../ui/menu/menu-item.ts";
import { useChangeEvent } from "../use-change-event.ts";
import { useStatusesToChoose } from "../use-statuses-to-choose.ts";

interface StatusMenuProps {
  event: Event;
  panel: Parameters<MenuContents>[0];
}

export function StatusMenu({ event, panel }: StatusMenuProps): ReactNode {
  const change = useChangeEvent();
  const statuses = useStatusesToChoose({ ...event, before: event });
  return panel([
    {
      key: "status",
      items: statuses.map((status) => ({
        key: status.tag,
        label: status.name,
        icon: <EventStatusMark status={status} dotOnly />,
        chosen: status.id === event.eventStatusId,
        onSelect: () =>
          void change(event, {
            to: { eventStatusId: status.id },
            from: { eventStatusId: event.eventStatusId },
            done: `“${eventTitle(event)}” is ${status.name.toLowerCase()} now`,
          }),
      })),
    },
  ]);
}
