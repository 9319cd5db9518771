import { deleteSetlist, type Setlist } from "@bandstand/contracts/setlists";
import { useQueryClient } from "@tanstack/react-query";
import { useMay } from "../../../lib/services/use-may.ts";
import { untilSaved } from "../../../records/kit/until-saved.ts";
import { SETLIST_KEYS } from "../../../records/setlists/setlist-keys.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { useRemoveSetlist } from "../use-remove-setlist.ts";

/** What follows an addition: the songs can be put in at once, and until somebody saves it can be taken back. */
export function useAddedSetlist(): (setlist: Setlist) => void {
  const windows = useSetlistWindows();
  const queries = useQueryClient();
  const notify = useNotify();
  const { undoAdd } = useRemoveSetlist();
  const mayDelete = useMay(deleteSetlist);

  return (setlist) => {
    windows.edit(setlist);
    notify.success({
      title: `“${setlist.name}” was added`,
      ...(mayDelete && { action: { label: "Undo", run: () => void undoAdd(setlist) } }),
      until: untilSaved(queries, SETLIST_KEYS, setlist),
    });
  };
}
