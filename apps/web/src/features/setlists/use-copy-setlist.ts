import { useSetlistChanges } from "../../lib/setlists/setlist-changes.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { type NamedSetlist, useSetlistWindows } from "../../ui/setlists/setlist-windows-context.ts";

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
      notify.error({
        title: "The set list was not copied",
        ...(error instanceof Error && { reason: error.message }),
      });
    }
  };
}
