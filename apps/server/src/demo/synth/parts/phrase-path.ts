/**
 * Where a melody goes: the cheapest way through the notes at hand, by dynamic programming over pairs of neighbours. What costs:
 * a stranger to the chord on a strong beat, a wide leap, a leap that nobody fills, straying from the phrase's contour, and
 * leaving behind how the phrase went before.
 */
import type { Random } from "../random.ts";

export type Onset = {
  readonly strong: boolean;
  /** Beats that the note is held. */
  readonly beats: number;
  /** Pitch classes of the chord below. */
  readonly chord: ReadonlySet<number>;
  /** MIDI: where the contour would have it. */
  readonly aim: number;
  /** MIDI: what the same phrase sang here before, null the first time. */
  readonly before: number | null;
  /** How the last note of a phrase ends it. */
  readonly ending: "open" | "home" | null;
};

export type Voice = {
  readonly lowest: number;
  readonly highest: number;
  readonly scale: ReadonlySet<number>;
  /** Pitch class. */
  readonly tonic: number;
};

function costOfNote(midi: number, onset: Onset, voice: Voice): number {
  const pitch = midi % 12;
  const inChord = onset.chord.has(pitch);
  const rubs = !inChord && onset.chord.has((pitch + 11) % 12);
  let cost = Math.abs(midi - onset.aim) * 0.55;
  if (!inChord) cost += onset.strong || onset.beats >= 1 ? 5 : 0.7;
  if (rubs) cost += onset.strong || onset.beats >= 0.75 ? 5 : 0.8;
  if (!voice.scale.has(pitch)) cost += 1.5;
  if (onset.before !== null) cost += Math.min(3, Math.abs(midi - onset.before)) * 1.1;
  if (onset.ending === "home")
    cost += pitch === voice.tonic ? (inChord ? 0 : 2.5) : inChord ? 4 : 8;
  if (onset.ending === "open") cost += pitch === voice.tonic ? 3 : inChord ? 0 : 6;
  return cost;
}

function costOfStep(from: number, to: number): number {
  const width = Math.abs(to - from);
  if (width === 0) return 1.5;
  if (width <= 2) return 0;
  if (width <= 4) return 0.4;
  if (width === 5 || width === 7) return 1.1;
  return width === 6 ? 5 : 3 + (width - 7) * 0.7;
}

/** After a leap a melody likes to step back; three notes of one pitch are dull. */
function costOfTurn(first: number, second: number, third: number): number {
  const leap = second - first;
  const next = third - second;
  if (leap === 0 && next === 0) return 2;
  if (Math.abs(leap) < 5) return 0;
  return Math.sign(next) === -Math.sign(leap) && Math.abs(next) <= 4 ? 0 : 1.6;
}

/** The cheapest path (MIDI) through the onsets; `random` breaks the sameness of equals. */
export function phrasePath(
  onsets: readonly Onset[],
  voice: Voice,
  random: Random,
): readonly number[] {
  const notesAt = (onset: Onset): readonly number[] =>
    Array.from(
      { length: voice.highest - voice.lowest + 1 },
      (_, index) => voice.lowest + index,
    ).filter((midi) => voice.scale.has(midi % 12) || (onset.strong && onset.chord.has(midi % 12)));
  type Way = { readonly cost: number; readonly notes: readonly number[] };
  let ways = new Map<number, Way>();
  for (const [index, onset] of onsets.entries()) {
    const next = new Map<number, Way>();
    for (const midi of notesAt(onset)) {
      const own = costOfNote(midi, onset, voice) + random() * 1.4;
      if (index === 0) {
        next.set(midi, { cost: own, notes: [midi] });
        continue;
      }
      let best: Way | null = null;
      for (const [last, way] of ways) {
        const earlier = way.notes.at(-2);
        const turn = earlier === undefined ? 0 : costOfTurn(earlier, last, midi);
        const cost = way.cost + own + costOfStep(last, midi) + turn;
        if (best === null || cost < best.cost) best = { cost, notes: [...way.notes, midi] };
      }
      if (best) next.set(midi, best);
    }
    ways = next;
  }
  return [...ways.values()].toSorted((left, right) => left.cost - right.cost)[0]?.notes ?? [];
}
