/** A song's length beside its recording's. */

interface SongLength {
  /** Whole seconds; null where nobody knows. */
  readonly seconds: number | null;
  /** Seconds; null without a recording, or where nobody could tell. */
  readonly recordingDuration: number | null;
}

/** The whole seconds of the recording, where the song says something else; null where there is nothing to take over. */
export function otherLength({ seconds, recordingDuration }: SongLength): number | null {
  const recorded = Math.round(recordingDuration ?? 0);
  return recorded === 0 || recorded === seconds ? null : recorded;
}
