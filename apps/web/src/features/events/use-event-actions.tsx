/** What can be done with one event. What a member may not do is not in it. */
import { getEventCalendar } from "@bandstand/contracts/event-choices";
import {
  copyEvent,
  deleteEvent as deleteCall,
  type EventRow,
  getEvent,
  saveEvent,
} from "@bandstand/contracts/events";
import { repeatEvent } from "@bandstand/contracts/event-series";
import { getSetlistWithSections, saveSetlist } from "@bandstand/contracts/setlists";
import { saveVenue } from "@bandstand/contracts/venues";
import { directionsUrl, threeWordsUrl } from "@bandstand/domain/place-links";
import {
  IconCalendarDown,
  IconCalendarPlus,
  IconCopy,
  IconEye,
  IconFileText,
  IconGridDots,
  IconMapPin,
  IconPencil,
  IconPlaylist,
  IconPrinter,
  IconRepeat,
  IconRoute,
} from "@tabler/icons-react";
import { useMayCall } from "../../lib/services/use-may.ts";
import { useWhyOffline } from "../../lib/services/why-offline.ts";
import { namedEvent } from "../../records/events/event-words.ts";
import { useEventWindows } from "../../records/events/event-windows.ts";
import { useSetlistWindows } from "../../records/setlists/setlist-windows.ts";
import { useVenueWindows } from "../../records/venues/venue-windows.ts";
import { allowedGroups } from "../../ui/menu/allowed-groups.ts";
import type { MenuGroup, MenuItem } from "../../ui/menu/menu-item.ts";
import { deleteItem, elsewhere } from "../../ui/menu/usual-items.tsx";
import { useCalendarOf } from "./use-calendar-of.ts";
import { useCopyEvent } from "./use-copy-event.ts";
import { useDeleteEvent } from "./use-delete-event.ts";

export interface EventActionsOptions {
  /** It is shown already, with what is done most beside the menu. */
  isShown?: boolean;
  onDeleted?: () => void;
}

export function useEventActions({ isShown = false, onDeleted }: EventActionsOptions = {}): (
  event: EventRow,
) => readonly MenuGroup[] {
  const windows = useEventWindows();
  const venues = useVenueWindows();
  const setlists = useSetlistWindows();
  const calendar = useCalendarOf();
  const copy = useCopyEvent();
  const deleteEvent = useDeleteEvent();
  const may = useMayCall();
  const unavailable = useWhyOffline();

  async function remove(event: EventRow): Promise<void> {
    if (await deleteEvent(event)) onDeleted?.();
  }

  return (event) => {
    const { Venue, Setlist } = event;
    const open: MenuItem[] = [
      {
        key: "view",
        label: "View",
        icon: <IconEye />,
        call: getEvent,
        onSelect: () => windows.view(namedEvent(event)),
      },
      {
        key: "edit",
        label: "Edit Event",
        icon: <IconPencil />,
        call: saveEvent,
        keys: "e",
        onSelect: () => windows.edit(namedEvent(event)),
      },
    ];
    const there = [
      ...elsewhere(
        { key: "directions", label: "Directions", icon: <IconRoute /> },
        Venue && directionsUrl(Venue),
      ),
      ...elsewhere(
        { key: "words", label: "3 Words", icon: <IconGridDots /> },
        threeWordsUrl(Venue?.threeWords ?? null),
      ),
      ...elsewhere(
        { key: "calendar", label: "Add to Calendar", icon: <IconCalendarPlus /> },
        calendar.linkOf(event),
      ),
      {
        key: "file",
        label: "Calendar file (.ics)",
        icon: <IconCalendarDown />,
        call: getEventCalendar,
        unavailable,
        onSelect: () => void calendar.download(event),
      },
    ];
    const related: MenuItem[] = [
      {
        key: "sheet",
        label: "Gig sheet",
        icon: <IconFileText />,
        call: getEvent,
        onSelect: () => windows.print(namedEvent(event)),
      },
      ...(Venue === null
        ? []
        : [
            {
              key: "venue",
              label: "Edit Venue",
              icon: <IconMapPin />,
              call: saveVenue,
              onSelect: () => venues.edit(Venue),
            },
          ]),
      ...(Setlist === null
        ? []
        : [
            {
              key: "setlist",
              label: "Edit Setlist",
              icon: <IconPlaylist />,
              call: saveSetlist,
              onSelect: () => setlists.edit(Setlist),
            },
            {
              key: "print",
              label: "Print Setlist",
              icon: <IconPrinter />,
              call: getSetlistWithSections,
              onSelect: () => setlists.print(Setlist),
            },
          ]),
    ];
    const toCopy: MenuItem = {
      key: "copy",
      label: "Copy",
      icon: <IconCopy />,
      call: copyEvent,
      unavailable,
      onSelect: () => void copy(event),
    };
    const toRepeat: MenuItem = {
      key: "repeat",
      label: "Repeat",
      icon: <IconRepeat />,
      call: repeatEvent,
      unavailable,
      onSelect: () => windows.repeat(event),
    };
    const toDelete: MenuItem = deleteItem({
      call: deleteCall,
      unavailable,
      onSelect: () => void remove(event),
    });
    return allowedGroups(
      [
        { key: "open", items: isShown ? [] : open },
        { key: "there", items: there },
        { key: "related", items: related },
        {
          key: "event",
          items: [toCopy, ...(event.eventStatus_tag === "X" ? [] : [toRepeat]), toDelete],
        },
      ],
      may,
    );
  };
}
