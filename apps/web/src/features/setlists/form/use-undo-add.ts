import { Failure } from "@bandstand/contracts/failure";
import type { Setlist } from "@bandstand/contracts/setlists";
import { useSetlistChanges } from "../../../records/setlists/setlist-changes.ts";
import { useConfirm } from "../../../ui/confirm/confirm-context.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { describeError } from "../../../ui/states/describe-error.ts";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";

export type AddedSetlist = Pick<Setlist, "id" | "name" | "updatedAt"> & {
  songs: readonly unknown[];
};

/** Takes an addition back: asks where songs would go with it, and leaves what somebody has saved since. */
export function useUndoAdd(): (setlist: AddedSetlist) => Promise<boolean> {
  const setlists = useSetlistChanges();
  const windows = useSetlistWindows();
  const confirm = useConfirm();
  const notify = useNotify();

  return async ({ id, name, updatedAt, songs: { length } }) => {
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
  };
}
