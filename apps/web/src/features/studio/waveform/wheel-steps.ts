/** Makes whole steps of zoom, and pixels to pan, of what mouse wheels and touch pads send. */

interface Turn {
  readonly deltaX: number;
  readonly deltaY: number;
  /** 1 counts lines instead of pixels. */
  readonly deltaMode: number;
  readonly shiftKey: boolean;
  /** Also what a pinch on a touch pad comes with. */
  readonly ctrlKey: boolean;
}

/** What one notch of a wheel sends at the least; a touch pad sends many little ones. */
const NOTCH = { wheel: 60, pinch: 6 } as const;
const LINE = 40;

export interface WheelSteps {
  /** Steps in, or out below 0. */
  readonly zoom: number;
  /** Pixels onwards. */
  readonly pan: number;
}

export function createWheel(): (turn: Turn) => WheelSteps {
  let gathered = 0;
  return ({ deltaX, deltaY, deltaMode, shiftKey, ctrlKey }) => {
    const unit = deltaMode === 1 ? LINE : 1;
    const sideways = shiftKey && deltaX === 0 ? deltaY : deltaX;
    if (Math.abs(sideways) > Math.abs(deltaY) || (shiftKey && deltaX === 0))
      return { zoom: 0, pan: sideways * unit };
    if (Math.sign(deltaY) !== Math.sign(gathered)) gathered = 0;
    gathered += deltaY * unit;
    if (Math.abs(gathered) < (ctrlKey ? NOTCH.pinch : NOTCH.wheel)) return { zoom: 0, pan: 0 };
    const zoom = -Math.sign(gathered);
    gathered = 0;
    return { zoom, pan: 0 };
  };
}
