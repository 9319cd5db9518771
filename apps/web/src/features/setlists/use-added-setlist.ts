import type { Setlist } from "@bandstand/contracts/setlists";
import { useSetlistChanges } from "../../lib/setlists/setlist-changes.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { useSetlistWindows } from "../../ui/setlists/setlist-windows-context.ts";

/** What follows an addition: the songs can be put in at once, and the addition can still be cancelled. */
export function useAddedSetlist(): (setlist: Setlist) => void {
  const setlists = useSetlistChanges();
  const windows = useSetlistWindows();
  const notify = useNotify();

  async function cancel({ id, name }: Setlist): Promise<void> {
    if (!(await windows.close({ id, name }))) return;
    try {
      await setlists.remove(id);
      notify.info(`“${name}” was not added`);
    } catch (error) {
      notify.error(`Failed to cancel: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  return (setlist) => {
    windows.edit(setlist);
    notify.success({
      title: `“${setlist.name}” was added`,
      action: { label: "Cancel", run: () => void cancel(setlist) },
    });
  };
}
