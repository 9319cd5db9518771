/** How much what sounds changes at a time, such as a beat: by the chroma before it and after it. */
import { NOTES, type Chroma } from "./chroma.ts";
import { PITCH_FRAME_RATE, PITCH_FRAMES, PITCH_RATE } from "./partials.ts";

/** Half of what a frame hears lies within this of its middle, in seconds. */
const REACH = PITCH_FRAMES.size / PITCH_RATE / 4;

/** A bass moves while the chord stays. */
const SHARE_OF_BASS = 0.2;

export interface Span {
  treble: Float32Array;
  bass: Float32Array;
}

/** How much the harmony changes at each of these times: 0 not at all, 1 to all other notes. */
export function harmonicChanges(chroma: Chroma, times: readonly number[], reach: number): number[] {
  const [before, after] = [emptySpan(), emptySpan()];
  return times.map((time) => {
    addUp(chroma, time - reach, time, before);
    addUp(chroma, time, time + reach, after);
    const above = similarity(before.treble, after.treble);
    const below = similarity(before.bass, after.bass);
    return Math.max(0, 1 - (1 - SHARE_OF_BASS) * above - SHARE_OF_BASS * below);
  });
}

function emptySpan(): Span {
  return { treble: new Float32Array(NOTES), bass: new Float32Array(NOTES) };
}

/** The sum of the frames that lie between two times, of the nearest one where there is none. */
function addUp({ treble, bass, frames }: Chroma, from: number, to: number, out: Span): void {
  // A frame that lies at the edge hears as much of the neighbour.
  const inset = Math.min(REACH, (to - from) / 4);
  const first = Math.round((from + inset) * PITCH_FRAME_RATE);
  const last = Math.max(first, Math.round((to - inset) * PITCH_FRAME_RATE));
  out.treble.fill(0);
  out.bass.fill(0);
  for (let frame = Math.max(0, first); frame <= Math.min(last, frames - 1); frame += 1) {
    for (let note = 0; note < NOTES; note += 1) {
      const place = frame * NOTES + note;
      out.treble[note] = (out.treble[note] ?? 0) + (treble[place] ?? 0);
      out.bass[note] = (out.bass[note] ?? 0) + (bass[place] ?? 0);
    }
  }
}

/** The cosine of the angle between two; 1 where both are silent. */
export function similarity(one: Float32Array, other: Float32Array): number {
  let product = 0;
  let first = 0;
  let second = 0;
  for (let i = 0; i < one.length; i += 1) {
    product += (one[i] ?? 0) * (other[i] ?? 0);
    first += (one[i] ?? 0) ** 2;
    second += (other[i] ?? 0) ** 2;
  }
  if (first === 0 || second === 0) return first === second ? 1 : 0;
  return product / Math.sqrt(first * second);
}
