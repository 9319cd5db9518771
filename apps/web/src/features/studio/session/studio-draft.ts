/** What is changed in a studio and not saved, as it is kept on this device. */
import type { StudioWork } from "@bandstand/domain/studio/merge-work";
import { inRecording, type StudioRecording } from "@bandstand/domain/studio/other-recording";
import { readSettings } from "@bandstand/domain/studio/read-settings";
import type { ReadDraft } from "../../../lib/drafts/draft.ts";
import type { KeptStudio } from "./studio-state.ts";

/**
 * By the rules of the settings that the server keeps: these are read whichever version wrote them.
 *
 * @param recording that the studio has open
 */
export function readStudioDraft(recording: StudioRecording): ReadDraft<KeptStudio, StudioWork> {
  return (kept) => {
    const original = workOf(kept.original);
    const edited = workOf(kept.edited);
    if (!original || !edited) return null;
    const settings = inRecording(edited.settings, recording);
    return { original, edited: { ...edited, settings } };
  };
}

function workOf(kept: unknown): StudioWork | null {
  if (typeof kept !== "object" || kept === null) return null;
  if (!("settings" in kept && "notes" in kept) || typeof kept.notes !== "string") return null;
  const { settings, wasReset } = readSettings(JSON.stringify(kept.settings));
  return wasReset ? null : { settings, notes: kept.notes };
}
