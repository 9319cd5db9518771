/** What takes set lists away: deleting one, and taking an addition back. */
import { Failure } from "@bandstand/contracts/failure";
import type { Setlist, SetlistRow } from "@bandstand/contracts/setlists";
import { type Asking, deleteRecord } from "../../records/kit/delete-record.ts";
import type { SetlistChanges } from "../../records/setlists/setlist-changes.ts";
import { eventWords } from "../../records/setlists/setlist-events.ts";
import type { SetlistWindows } from "../../records/setlists/setlist-windows.ts";
import type { Notifications } from "../../ui/notifications/notifications.ts";
import { describeError } from "../../ui/states/describe-error.ts";

type DeletedSetlist = Pick<SetlistRow, "id" | "name" | "Event">;

export type AddedSetlist = Pick<Setlist, "id" | "name" | "updatedAt"> & {
  songs: readonly unknown[];
};

export interface RemovalTools {
  setlists: Pick<SetlistChanges, "remove">;
  windows: Pick<SetlistWindows, "close">;
  confirm: Asking["confirm"];
  notify: Pick<Notifications, "success" | "failed" | "info" | "error">;
}

/** Asks, naming what plays it, and deletes. Answers whether it is gone. */
export function deleteSetlist(
  { id, name, Event }: DeletedSetlist,
  { setlists, ...asking }: Omit<RemovalTools, "windows">,
): Promise<boolean> {
  const deletion = {
    question: {
      title: "Delete Set List",
      yes: "Delete set list",
      text: `“${name}” goes, its songs stay.${withoutIt(Event)}`,
    },
    remove: () => setlists.remove(id),
    failed: "The set list was not deleted",
    done: `“${name}” was deleted`,
  };
  return deleteRecord(deletion, asking);
}

/** " Without a set list then: Sat 28-Nov-2026, Half Moon." */
function withoutIt(events: DeletedSetlist["Event"]): string {
  if (events.length === 0) return "";
  return ` Without a set list then: ${events.map(eventWords).join("; ")}.`;
}

/** Takes an addition back: asks where songs would go with it, and leaves what somebody has saved since. */
export async function undoAdd(
  { id, name, updatedAt, songs: { length } }: AddedSetlist,
  { setlists, windows, confirm, notify }: RemovalTools,
): Promise<boolean> {
  if (length > 0) {
    const songs = length === 1 ? "1 song" : `${length} songs`;
    const text = `Delete “${name}” with its ${songs}? The songs stay in the library.`;
    const asked = { title: "Undo Add", text, yes: "Delete set list", no: "Keep" };
    if (!(await confirm({ ...asked, destructive: true }))) return false;
  }
  if (!(await windows.close({ id, name }))) return false;
  try {
    await setlists.remove(id, updatedAt);
  } catch (error) {
    if (error instanceof Failure && error.code === "changed_meanwhile") {
      notify.info({
        title: `“${name}” stays`,
        reason: "It was saved after it was added.",
        next: "Delete is in its menu.",
      });
    } else {
      notify.error(`Failed to cancel: ${describeError(error).message}`);
    }
    return false;
  }
  notify.info(`“${name}” was deleted`);
  return true;
}
