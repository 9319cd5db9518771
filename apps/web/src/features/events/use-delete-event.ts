import type { EventRow } from "@bandstand/contracts/events";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { useEventChanges } from "../../records/events/event-changes.ts";
import { eventTitle } from "../../records/events/event-words.ts";
import { useDeleteRecord } from "../../records/kit/delete-record.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { useFollowing } from "./series/use-following.ts";

const TITLE = "Delete Event";
const FAILED = "The event was not deleted";

/** Asks, and deletes: of a series the one alone, or all from it on. Answers whether it is gone. */
export function useDeleteEvent(): (event: EventRow) => Promise<boolean> {
  const deleteRecord = useDeleteRecord();
  const events = useEventChanges();
  const notify = useNotify();
  const { countAfter, ask } = useFollowing();

  return async (event) => {
    const name = eventTitle(event);
    const text = `“${name}” of ${formatDateWithWeekday(event.eventDate)} goes. Its documents stay with the band, and its set list stays.`;
    const after = countAfter(event);
    if (after === 0) {
      return deleteRecord({
        question: { title: TITLE, yes: "Delete event", text },
        remove: () => events.remove(event.id),
        failed: FAILED,
        done: `“${name}” was deleted`,
      });
    }
    const reach = await ask(event, { title: TITLE, text, isDeletion: true });
    if (reach === null) return false;
    try {
      if (reach === "one") await events.remove(event.id);
      else await events.removeFollowing(event.id);
    } catch (error) {
      notify.failed(FAILED, error);
      return false;
    }
    notify.success(
      reach === "one" ? `“${name}” was deleted` : `“${name}” and ${after} after it were deleted`,
    );
    return true;
  };
}
