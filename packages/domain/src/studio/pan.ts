/**
 * Where a zoomed picture of a recording stands: it is attached and follows the playhead, or the member has pulled it away.
 * Places are points of 100 along the recording.
 */
import { PAN } from "./ranges.ts";

export interface Pan {
  /** The middle of the view as the member set it; null follows the playhead. */
  readonly centre: number | null;
  /** Since the view was pulled away the playhead has been out of reach, so that coming near is coming back. */
  readonly wasFar: boolean;
}

export const ATTACHED: Pan = { centre: null, wasFar: false };

/** The member moves the view. Within a little of the playhead it stays attached. */
export function dragPan(centre: number, playhead: number): Pan {
  return Math.abs(centre - playhead) <= PAN.detach ? ATTACHED : setPan(centre, playhead);
}

/** The member moves the view to a place that it shall keep, however near the playhead is. */
export function setPan(centre: number, playhead: number): Pan {
  return { centre, wasFar: Math.abs(centre - playhead) > PAN.reattach };
}

/** The playhead played on: it attaches where it comes near from afar, or reaches the middle. */
export function followPlayhead(pan: Pan, from: number, to: number): Pan {
  const { centre, wasFar } = pan;
  if (centre === null) return pan;
  const isNear = Math.abs(to - centre) <= PAN.reattach;
  const hasReached = (from - centre) * (to - centre) <= 0;
  if (hasReached || (wasFar && isNear)) return ATTACHED;
  return isNear || wasFar ? pan : { centre, wasFar: true };
}

/** The playhead was put elsewhere. */
export function seekPan(pan: Pan, playhead: number): Pan {
  if (pan.centre === null) return pan;
  return Math.abs(playhead - pan.centre) <= PAN.reattach ? ATTACHED : setPan(pan.centre, playhead);
}
