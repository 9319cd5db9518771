/** Ears for tests: which chord sounds in a bar, and which tempo a recording keeps. */
import { secondsAt, timelineOf } from "../../synth/parts/timeline.ts";
import type { Score } from "../../synth/score.ts";
import { powerAt } from "../../synth/signal/pitch-of.fixture.ts";
import { hertz } from "../../synth/theory/pitch.ts";

/** Power of each pitch class between 110 and 660 Hz in a stretch of sound. */
function chroma(sound: Float32Array, rate: number, from: number, to: number): readonly number[] {
  const classes = Array.from({ length: 12 }, () => 0);
  for (let midi = 45; midi <= 76; midi += 1) {
    const pitch = midi % 12;
    classes[pitch] = (classes[pitch] ?? 0) + powerAt(sound, hertz(midi), rate, from, to);
  }
  return classes;
}

/** Every `factor` samples averaged to one: enough for the notes in question, and as much faster. */
function thinned(sound: Float32Array, factor: number): Float32Array {
  return Float32Array.from({ length: Math.floor(sound.length / factor) }, (_, index) => {
    let sum = 0;
    for (let place = index * factor; place < (index + 1) * factor; place += 1)
      sum += sound[place] ?? 0;
    return sum / factor;
  });
}

/** Share of the chords whose tones carry more power on average than all other notes, `margin` dB at least. */
export function chordsHeard(sound: Float32Array, score: Score, fullRate: number, margin: number) {
  const thin = thinned(sound, 6);
  const rate = fullRate / 6;
  // The count-in has no chord yet.
  const spans = timelineOf(score).sections.flatMap(({ section, spans }) =>
    Object.keys(section.plays).length > 0 ? spans : [],
  );
  const heard = spans.filter(({ chord, start, beats }) => {
    const from = Math.round(secondsAt(score, start) * rate);
    const to = Math.round(secondsAt(score, start + beats) * rate);
    const classes = chroma(thin, rate, from, to);
    const mean = (of: (pitch: number) => boolean) => {
      const chosen = classes.filter((_, pitch) => of(pitch));
      return chosen.reduce((sum, power) => sum + power, 0) / chosen.length;
    };
    const inside = mean((pitch) => chord.tones.has(pitch));
    const outside = mean((pitch) => !chord.tones.has(pitch));
    return 10 * Math.log10(inside / outside) >= margin;
  });
  return heard.length / spans.length;
}

const HOPS_PER_SECOND = 200;

/** How much louder each 5 ms is than the 5 ms before, above the bass. */
function onsets(sound: Float32Array, rate: number): Float64Array {
  const hop = Math.round(rate / HOPS_PER_SECOND);
  const strengths = new Float64Array(Math.floor(sound.length / hop));
  let before = 0;
  for (let index = 0; index < strengths.length; index += 1) {
    let energy = 0;
    for (let place = index * hop + 1; place < (index + 1) * hop; place += 1) {
      energy += ((sound[place] ?? 0) - (sound[place - 1] ?? 0)) ** 2;
    }
    const level = Math.log(energy + 1e-6);
    strengths[index] = Math.max(0, level - before);
    before = level;
  }
  return strengths;
}

/** The tempo within 8 % of `near` (beats per minute) on whose grid, from the very beginning on, the most begins. */
export function tempoHeard(sound: Float32Array, near: number, rate: number): number {
  const strengths = onsets(sound, rate);
  let best = 0;
  let most = -1;
  for (let tempo = near * 0.92; tempo <= near * 1.08; tempo += near / 1000) {
    const beat = (60 / tempo) * HOPS_PER_SECOND;
    let sum = 0;
    let beats = 0;
    for (let place = 0; place < strengths.length - 2; place += beat) {
      const index = Math.round(place);
      sum += Math.max(strengths[index] ?? 0, strengths[index + 1] ?? 0);
      beats += 1;
    }
    if (sum / beats > most) [best, most] = [tempo, sum / beats];
  }
  return best;
}
