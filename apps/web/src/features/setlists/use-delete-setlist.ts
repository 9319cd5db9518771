import { useSetlistChanges } from "../../lib/setlists/setlist-changes.ts";
import { useConfirm } from "../../ui/confirm/confirm-context.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { eventWords } from "./setlist-events.ts";
import type { ListedSetlist } from "./use-setlist-actions.tsx";

/** Asks, naming what plays it, and deletes. Answers whether it is gone. */
export function useDeleteSetlist(): (setlist: ListedSetlist) => Promise<boolean> {
  const confirm = useConfirm();
  const notify = useNotify();
  const setlists = useSetlistChanges();
  return async ({ id, name, Event }) => {
    const sure = await confirm({
      title: "Delete Set List",
      text: `“${name}” goes, its songs stay.${withoutIt(Event)}`,
      destructive: true,
    });
    if (!sure) return false;
    try {
      await setlists.remove(id);
    } catch (error) {
      notify.error({
        title: "The set list was not deleted",
        ...(error instanceof Error && { reason: error.message }),
      });
      return false;
    }
    notify.success(`“${name}” was deleted`);
    return true;
  };
}

/** " Without a set list then: Sat 28-Nov-2026, Half Moon." */
function withoutIt(events: ListedSetlist["Event"]): string {
  if (events.length === 0) return "";
  return ` Without a set list then: ${events.map(eventWords).join("; ")}.`;
}
