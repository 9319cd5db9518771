/** Recordings kept on a device: when they are out of date, how many fit in memory, how long one waits for them. */

/** What is kept where the browser has no database. */
export const MEMORY_ENTRIES = 10;
export const CACHE_ROWS_PER_PAGE = 10;

/** Pixels: below it, a screen counts as mobile. */
const MOBILE_WIDTH = 768;

/** Milliseconds that a download may stand still before it counts as failed. */
export function downloadStallTimeout(screenWidth: number): number {
  return screenWidth < MOBILE_WIDTH ? 30_000 : 15_000;
}

/** Stale once the song's recording is newer than the kept one. A date that is not known makes nothing stale. */
export function isStale(
  recordingDate: string | null | undefined,
  keptRecordingDate: string | null,
): boolean {
  if (recordingDate === null || recordingDate === undefined) return false;
  if (keptRecordingDate === null) return true;
  return Date.parse(recordingDate) > Date.parse(keptRecordingDate);
}
