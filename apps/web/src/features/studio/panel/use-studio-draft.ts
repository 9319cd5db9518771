/** What is changed in a studio and not saved outlives the page, and a session that ends. */
import type { StudioWork } from "@bandstand/domain/studio/merge-records";
import type { Draft } from "../../../lib/drafts/draft.ts";
import { useDraft, useKeptDraft } from "../../../lib/drafts/use-draft.ts";
import { isUnsaved, type StudioState } from "./studio-state.ts";

export type StudioDraft = Draft<StudioWork, StudioWork>;

export const useStudioDraft = (songId: number): StudioDraft => useDraft("studio", songId);

export function useKeptChanges(draft: StudioDraft, state: StudioState): void {
  const { settings, notes, saved } = state;
  useKeptDraft(draft, isUnsaved(state), saved, { settings, notes });
}
