import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { useEventChanges } from "../../records/events/event-changes.ts";
import { useDeleteRecord } from "../../records/kit/delete-record.ts";

interface DeletedEvent {
  id: number;
  name: string;
  eventDate: string;
}

/** Asks, and deletes. Answers whether it is gone. */
export function useDeleteEvent(): (event: DeletedEvent) => Promise<boolean> {
  const deleteRecord = useDeleteRecord();
  const events = useEventChanges();
  return ({ id, name, eventDate }) =>
    deleteRecord({
      question: {
        title: "Delete Event",
        yes: "Delete event",
        text: `“${name}” of ${formatDateWithWeekday(eventDate)} goes. Its documents stay with the band, and its set list stays.`,
      },
      remove: () => events.remove(id),
      failed: "The event was not deleted",
      done: `“${name}” was deleted`,
    });
}
