import { useSetlistChanges } from "../../../records/setlists/setlist-changes.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { type NamedSetlist, useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";

/** Copies a set list and opens the copy, to be changed by those who came for that. */
export function useCopySetlist(): (setlist: NamedSetlist) => Promise<void> {
  const setlists = useSetlistChanges();
  const windows = useSetlistWindows();
  const notify = useNotify();
  return async ({ id, name }) => {
    try {
      const copy = await setlists.copy(id);
      notify.success(`“${name}” was copied`);
      windows.edit(copy);
    } catch (error) {
      notify.failed("The set list was not copied", error);
    }
  };
}
