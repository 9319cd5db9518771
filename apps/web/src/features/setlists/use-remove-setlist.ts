/** Takes set lists away, by what is fetched once somebody asks for it: nothing of it is seen before. */
import { lazily } from "../../lib/lazily.ts";
import { useSetlistChanges } from "../../records/setlists/setlist-changes.ts";
import { useSetlistWindows } from "../../records/setlists/setlist-windows.ts";
import { useConfirm } from "../../ui/confirm/confirm-context.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import type * as Removal from "./remove-setlist.ts";

const removal = lazily(() => import("./remove-setlist.ts"));

type Setlist<Way extends "deleteSetlist" | "undoAdd"> = Parameters<(typeof Removal)[Way]>[0];

interface RemoveSetlist {
  /** Each answers whether it is gone. */
  deleteSetlist: (setlist: Setlist<"deleteSetlist">) => Promise<boolean>;
  undoAdd: (setlist: Setlist<"undoAdd">) => Promise<boolean>;
}

export function useRemoveSetlist(): RemoveSetlist {
  const setlists = useSetlistChanges();
  const windows = useSetlistWindows();
  const confirm = useConfirm();
  const notify = useNotify();
  const tools = { setlists, windows, confirm, notify };

  async function come(): Promise<typeof Removal | null> {
    try {
      return await removal();
    } catch (error) {
      notify.failed("The set list was not deleted", error);
      return null;
    }
  }

  return {
    deleteSetlist: async (setlist) => (await come())?.deleteSetlist(setlist, tools) ?? false,
    undoAdd: async (setlist) => (await come())?.undoAdd(setlist, tools) ?? false,
  };
}
