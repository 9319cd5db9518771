/**
 * Changes that are not saved, kept on the device of the member until they are: a reload or a lost network takes nothing.
 * They stand among what the member has seen of the band, which is kept encrypted and for this member alone.
 */
import type { EditedSetlist } from "@bandstand/domain/setlist-editing/edited-setlist";
import { useQueryClient } from "@tanstack/react-query";
import { setlistKey } from "../../lib/setlists/setlist-keys.ts";
import type { Version } from "./editor-state.ts";

export interface EditorDraft {
  /** What the changes were made to. */
  original: Version;
  edited: EditedSetlist;
}

export interface EditorDrafts {
  find: () => EditorDraft | null;
  keep: (draft: EditorDraft) => void;
  drop: () => void;
}

export function useEditorDrafts(setlistId: number): EditorDrafts {
  const queries = useQueryClient();
  const key = [...setlistKey(setlistId), "draft"];
  return {
    find: () => queries.getQueryData<EditorDraft>(key) ?? null,
    keep: (draft) => {
      queries.setQueryDefaults(key, { gcTime: Infinity });
      queries.setQueryData(key, draft);
    },
    drop: () => queries.removeQueries({ queryKey: key, exact: true }),
  };
}
