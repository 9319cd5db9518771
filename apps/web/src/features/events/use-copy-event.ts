import type { EventRow } from "@bandstand/contracts/events";
import { useEventChanges } from "../../records/events/event-changes.ts";
import { eventTitle, namedEvent } from "../../records/events/event-words.ts";
import { useEventWindows } from "../../records/events/event-windows.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";

/** Copies the event to today, and opens the copy to be changed: its date is hardly ever the one that is meant. */
export function useCopyEvent(): (event: EventRow) => Promise<void> {
  const events = useEventChanges();
  const windows = useEventWindows();
  const notify = useNotify();
  return async (event) => {
    try {
      const copy = await events.copy(event.id);
      notify.success(`“${eventTitle(event)}” was copied to today, as a draft`);
      windows.edit(namedEvent(copy));
    } catch (error) {
      notify.failed("The event was not copied", error);
    }
  };
}
