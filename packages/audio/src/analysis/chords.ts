/** The chords of a whole song on its beats: the sequence that is likeliest and does not change for nothing. */
import { chordInputs } from "./chord-inputs.ts";
import { chordLikelihoods, NONE } from "./chord-judge.ts";
import { SONG_CHORDS } from "./chord-kinds.ts";
import { chordPath } from "./chord-path.ts";
import { type BeatsOfSong, chordSteps } from "./chord-steps.ts";
import { type DetectedChord, NO_CHORD } from "./detected-chord.ts";
import { type Harmony, soundingBetween } from "./harmony.ts";

/** Whatever the beats are, found or by a member's hand: chords change on them, and rather where bars begin. */
export function chordsOn(harmony: Harmony, song: BeatsOfSong): DetectedChord[] {
  const steps = chordSteps(song);
  const spans = steps.map(({ time, end }) => soundingBetween(harmony, time, end));
  const likelihoods = chordInputs(spans).map(chordLikelihoods);
  const path = chordPath(likelihoods, steps);
  const chords: DetectedChord[] = [];
  for (let from = 0; from < path.length;) {
    const state = path[from] ?? NONE;
    let to = from + 1;
    while (to < path.length && path[to] === state) to += 1;
    const sure = likelihoods.slice(from, to).map((likelihood) => Math.exp(likelihood[state] ?? 0));
    chords.push({
      time: steps[from]?.time ?? 0,
      label: SONG_CHORDS[state]?.label ?? NO_CHORD,
      confidence: sure.reduce((sum, value) => sum + value, 0) / sure.length,
    });
    from = to;
  }
  return chords;
}
