/**
 * Changes that are not saved, kept on the device of the member until they are: a reload or a lost network takes nothing.
 * They are kept encrypted and for this member alone.
 */
import type { EditedSetlist } from "@bandstand/domain/setlist-editing/edited-setlist";
import { useQueryClient } from "@tanstack/react-query";
import { draftKey } from "../../lib/offline/kept-drafts.ts";
import type { Version } from "./editor-state.ts";
import { settledDrafts } from "./settled-draft.ts";

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

const settled = settledDrafts(() => window.localStorage);

export function useEditorDrafts(setlistId: number): EditorDrafts {
  const queries = useQueryClient();
  const key = draftKey("setlist", setlistId);
  const kept = () => queries.getQueryData<EditorDraft>(key) ?? null;
  return {
    find() {
      const draft = kept();
      return draft && !settled.isSettled(setlistId, draft.original.updatedAt) ? draft : null;
    },
    keep(draft) {
      settled.begin(setlistId);
      queries.setQueryData(key, draft);
    },
    drop() {
      const draft = kept();
      if (draft) settled.settle(setlistId, draft.original.updatedAt);
      queries.removeQueries({ queryKey: key, exact: true });
    },
  };
}
