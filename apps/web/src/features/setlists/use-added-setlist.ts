import type { Setlist } from "@bandstand/contracts/setlists";
import { useQueryClient } from "@tanstack/react-query";
import { useServices } from "../../lib/services/services-context.ts";
import { untilSaved } from "../../lib/setlists/until-saved.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { useSetlistWindows } from "../../ui/setlists/setlist-windows-context.ts";
import { useUndoAdd } from "./use-undo-add.ts";

/** What follows an addition: the songs can be put in at once, and until somebody saves it can be taken back. */
export function useAddedSetlist(): (setlist: Setlist) => void {
  const windows = useSetlistWindows();
  const { client } = useServices();
  const queries = useQueryClient();
  const notify = useNotify();
  const undoAdd = useUndoAdd();

  return (setlist) => {
    windows.edit(setlist);
    notify.success({
      title: `“${setlist.name}” was added`,
      action: { label: "Undo", run: () => void undoAdd(setlist) },
      until: untilSaved(client, queries, setlist),
    });
  };
}
