/** A studio that opens with what was changed before the page or the session went. */
import { mergeWork, type StudioWork } from "@bandstand/domain/studio/merge-records";
import { inRecording, type StudioRecording } from "@bandstand/domain/studio/other-recording";
import type { FoundDraft } from "../../../lib/drafts/draft.ts";
import { isUnsaved, openState, type StudioState } from "./studio-state.ts";

/**
 * What was saved meanwhile, by another device or by a save whose answer was lost, is brought together with it.
 *
 * @param work as it is kept now, for the recording that is open
 */
export function resumedState(
  work: StudioWork,
  recording: StudioRecording,
  draft: FoundDraft<StudioWork, StudioWork> | null,
): StudioState {
  const opened = openState(work);
  if (draft === null) return opened;
  const { original, edited, at } = draft;
  const here = { ...edited, settings: inRecording(edited.settings, recording) };
  const resumed = { ...opened, ...mergeWork(original, here, work) };
  return isUnsaved(resumed) ? { ...resumed, resumedAt: at } : opened;
}
