/** A time of day as it is shown. */

/** The first five characters (HH:mm) of `HH:mm` or `HH:mm:ss`, or TBC while there is none. */
export function formatTime(time: string | null): string {
  return time ? time.slice(0, 5) : "TBC";
}
