/** What is changed in a studio and not saved outlives the page, and a session that ends. */
import type { StudioWork } from "@bandstand/domain/studio/merge-records";
import { readSettings } from "@bandstand/domain/studio/read-settings";
import type { Draft, ReadDraft } from "../../../lib/drafts/draft.ts";
import { useDraft, useKeptDraft } from "../../../lib/drafts/use-draft.ts";
import { isUnsaved, type StudioState } from "./studio-state.ts";

export type StudioDraft = Draft<StudioWork, StudioWork>;

export const useStudioDraft = (songId: number, label: string): StudioDraft =>
  useDraft({ kind: "studio", of: songId, label, read: readStudioDraft });

/** By the rules of the settings that the server keeps: these are read whichever version wrote them. */
export const readStudioDraft: ReadDraft<StudioWork, StudioWork> = (kept) => {
  const original = workOf(kept.original);
  const edited = workOf(kept.edited);
  return original && edited && { original, edited };
};

function workOf(kept: unknown): StudioWork | null {
  if (typeof kept !== "object" || kept === null) return null;
  if (!("settings" in kept && "notes" in kept) || typeof kept.notes !== "string") return null;
  const { settings, wasReset } = readSettings(JSON.stringify(kept.settings));
  return wasReset ? null : { settings, notes: kept.notes };
}

export function useKeptChanges(draft: StudioDraft, state: StudioState): void {
  const { settings, notes, saved } = state;
  useKeptDraft(draft, isUnsaved(state), saved, { settings, notes });
}
