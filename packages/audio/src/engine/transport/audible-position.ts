/** What is heard now, where sound is late on its way from the recording. */

/** A jump of a playing recording, such as a loop's: what was before it is still on its way for a while. */
export interface Jump {
  readonly from: number;
  readonly to: number;
}

/**
 * Seconds of the recording.
 * @param played what the recording has given out
 * @param late seconds of the recording that are on their way
 */
export function audiblePosition(played: number, late: number, jump: Jump | null): number {
  const heard = played - late;
  if (!jump || heard >= jump.to || played < jump.to) return Math.max(0, heard);
  return Math.max(0, jump.from - (jump.to - heard));
}
