import type { SetlistRow } from "@bandstand/contracts/setlists";
import { useDeleteRecord } from "../../records/kit/delete-record.ts";
import { useSetlistChanges } from "../../records/setlists/setlist-changes.ts";
import { eventWords } from "../../records/setlists/setlist-events.ts";

type DeletedSetlist = Pick<SetlistRow, "id" | "name" | "Event">;

/** Asks, naming what plays it, and deletes. Answers whether it is gone. */
export function useDeleteSetlist(): (setlist: DeletedSetlist) => Promise<boolean> {
  const deleteRecord = useDeleteRecord();
  const setlists = useSetlistChanges();
  return ({ id, name, Event }) =>
    deleteRecord({
      question: {
        title: "Delete Set List",
        yes: "Delete set list",
        text: `“${name}” goes, its songs stay.${withoutIt(Event)}`,
      },
      remove: () => setlists.remove(id),
      failed: "The set list was not deleted",
      done: `“${name}” was deleted`,
    });
}

/** " Without a set list then: Sat 28-Nov-2026, Half Moon." */
function withoutIt(events: DeletedSetlist["Event"]): string {
  if (events.length === 0) return "";
  return ` Without a set list then: ${events.map(eventWords).join("; ")}.`;
}
