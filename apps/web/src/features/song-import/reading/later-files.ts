/** Files that are no songs themselves, and are kept with one once that is here: recordings, and charts that are papers. Pure. */
import { isPaperName, isRecordingName } from "@bandstand/domain/file-kinds";

const REASONS = {
  recording: "A recording: upload it once its song is here",
  paper: "A PDF: kept as a document of its song, once that is here",
} as const;

const ALL_REASONS: ReadonlySet<string> = new Set(Object.values(REASONS));

export function goesToSong(name: string): boolean {
  return isRecordingName(name) || isPaperName(name);
}

/** Null for a file that goes to no song. */
export function laterReason(name: string): string | null {
  if (isRecordingName(name)) return REASONS.recording;
  return isPaperName(name) ? REASONS.paper : null;
}

/** What was not read with the rest, and is not lost: the import goes on with it. */
export function isLater({ reason }: { reason: string }): boolean {
  return ALL_REASONS.has(reason);
}
