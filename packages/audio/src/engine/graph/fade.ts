/** Moves a parameter without a click. */

/** Seconds in which most of a change is made. */
const FADE = 0.015;
/** Seconds after which nothing is left to do: a change that never ends is computed for every sample. */
const SETTLED = 4 * FADE;

/** Towards a value, from now or from a later time of the context on. */
export function fadeTo(param: AudioParam, value: number, context: BaseAudioContext, at = 0): void {
  const begin = Math.max(at, context.currentTime);
  param.cancelScheduledValues(begin);
  param.setTargetAtTime(value, begin, FADE / 3);
  param.setValueAtTime(value, begin + SETTLED);
}
