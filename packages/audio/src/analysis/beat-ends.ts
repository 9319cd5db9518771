/** Where a grid of beats begins and ends: with the first and the last sound that is played, not in the hiss around them. */

/** An onset of this many deviations is played. */
const PLAYED = 1;
/** What a beat may lie before the first onset or after the last, as a share of the interval. */
const NEAR = 0.2;

/** `beats` in frames, ascending, and so is what comes back. */
export function fromFirstToLast(beats: readonly number[], strengths: Float32Array): number[] {
  const first = strengths.findIndex((strength) => strength >= PLAYED);
  const last = strengths.findLastIndex((strength) => strength >= PLAYED);
  const [one, two] = beats;
  const [other, end] = beats.slice(-2);
  if (one === undefined || two === undefined || other === undefined || end === undefined)
    return [...beats];
  const opening = Math.max(1, two - one);
  const closing = Math.max(1, end - other);
  const from = first - NEAR * opening;
  const to = last + NEAR * closing;
  return [
    ...stepped(one - opening, -opening, (beat) => beat >= from).reverse(),
    ...beats.filter((beat) => beat >= from && beat <= to),
    ...stepped(end + closing, closing, (beat) => beat <= to),
  ];
}

function stepped(start: number, step: number, isIn: (beat: number) => boolean): number[] {
  const out: number[] = [];
  for (let beat = start; isIn(beat); beat += step) out.push(beat);
  return out;
}
