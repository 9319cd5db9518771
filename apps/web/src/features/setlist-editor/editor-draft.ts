/** The changes of a set list that are not saved. */
import type { EditedSetlist } from "@bandstand/domain/setlist-editing/edited-setlist";
import type { Draft } from "../../lib/drafts/draft.ts";
import { useDraft } from "../../lib/drafts/use-draft.ts";
import type { Version } from "./editor-state.ts";

export const useEditorDraft = (setlistId: number): Draft<Version, EditedSetlist> =>
  useDraft("setlist", setlistId);
