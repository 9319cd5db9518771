/** A bass, a guitar and a voice that play to beats which are given. */
import type { Random } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { play, RATE, type Timbre } from "@bandstand/audio/analysis/fixtures/sounds.fixture";
import { timeAt } from "@bandstand/audio/analysis/fixtures/time-map.fixture";

export interface Score {
  /** Seconds. */
  beats: readonly number[];
  /** Which of the beats is the first that begins a bar. */
  firstBar: number;
  beatsPerBar: number;
  /** 0 straight, 1 in triplets. */
  swing: number;
  /** Seconds. */
  length: number;
}

/** Seconds of a beat, on average. */
export function periodOf({ beats }: Score): number {
  return ((beats.at(-1) ?? 0) - (beats[0] ?? 0)) / (beats.length - 1);
}

/** What each plays in a bar: place in beats, beats it lasts, step of the chord. */
export type Line = readonly (readonly [place: number, beats: number, step: number])[];

export interface Parts {
  bass: Line;
  /** Strums: place and length; the step is not looked at. */
  guitar: Line;
  /** Bars that a chord lasts. */
  chordBars: number;
  guitarTimbre: Timbre;
  bassTimbre: Timbre;
}

const PROGRESSIONS: readonly [readonly number[], ...(readonly number[])[]] = [
  [0, 7, 9, 5],
  [0, 5, 7, 7],
  [9, 5, 0, 7],
  [0, 0, 5, 0],
  [0, 10, 5, 0],
  [2, 7, 0, 0],
];
const MINOR_ROOTS = new Set([2, 4, 9, 11]);

export function playBand(
  score: Score,
  parts: Parts,
  random: Random,
): { bass: Float32Array; guitar: Float32Array; voice: Float32Array } {
  const silence = () => new Float32Array(Math.round(score.length * RATE));
  const [bass, guitar, voice] = [silence(), silence(), silence()];
  const tonic = Math.floor(random.next() * 12);
  const progression = random.pick(PROGRESSIONS);
  const { beats, firstBar, beatsPerBar, swing } = score;
  const played = beats.slice(firstBar);
  const seconds = (beat: number) => (played[beat + 1] ?? 0) - (played[beat] ?? 0);
  const loose = () => random.between(-1, 1) * 0.008;
  for (let bar = 0; (bar + 1) * beatsPerBar < played.length; bar += 1) {
    const step = progression[Math.floor(bar / parts.chordBars) % progression.length] ?? 0;
    const third = MINOR_ROOTS.has(step) ? 3 : 4;
    const chord = [0, third, 7, 10].map((above) => above + tonic + step);
    const length = seconds(bar * beatsPerBar);
    const at = (place: number) => timeAt(played, bar * beatsPerBar + place, swing) + loose();
    for (const [place, lasts, which] of parts.bass) {
      const pitch = 28 + ((chord[which % 4] ?? 0) % 12);
      const note = { at: at(place), seconds: lasts * length, pitch, level: random.between(0.7, 1) };
      play(bass, parts.bassTimbre, note);
    }
    for (const [place, lasts] of parts.guitar)
      for (const [i, above] of [0, third, 7, 12].entries())
        play(guitar, parts.guitarTimbre, {
          at: at(place) + i * random.between(0, 0.006),
          seconds: lasts * length,
          pitch: 48 + ((tonic + step) % 12) + above,
          level: random.between(0.6, 1),
        });
    sing(voice, { at, length, beatsPerBar, tonic }, random);
  }
  return { bass, guitar, voice };
}

/** Two or three notes a bar, as late and as early as singers are, with vibrato, and sometimes none. */
function sing(
  out: Float32Array,
  bar: { at: (place: number) => number; length: number; beatsPerBar: number; tonic: number },
  random: Random,
): void {
  if (random.next() < 0.3) return;
  let place = random.pick([0, 0.5, 1]);
  while (place < bar.beatsPerBar) {
    const lasts = random.pick([0.5, 1, 1, 1.5, 2]);
    const pitch = 57 + bar.tonic + random.pick([0, 2, 4, 5, 7, 9]);
    addVoice(
      out,
      bar.at(place) + random.between(-0.03, 0.05),
      lasts * bar.length * 0.9,
      440 * 2 ** ((pitch - 69) / 12),
    );
    place += lasts;
  }
}

/** A sung note: harmonics under two formants, a vibrato of 5.5 Hz, and an attack of 40 ms. */
export function addVoice(out: Float32Array, at: number, seconds: number, hertz: number): void {
  const start = Math.round(at * RATE);
  const length = Math.round(seconds * RATE);
  const strengths = Array.from({ length: 10 }, (_, i) => {
    const frequency = hertz * (i + 1);
    const formant = (middle: number, width: number) =>
      Math.exp(-(((frequency - middle) / width) ** 2));
    return (0.2 + formant(650, 250) + 0.6 * formant(1200, 300)) / (i + 1) ** 0.7;
  });
  const wave = Float32Array.from({ length: WAVE }, (_, i) =>
    strengths.reduce(
      (sum, strength, n) => sum + strength * Math.sin((2 * Math.PI * i * (n + 1)) / WAVE),
      0,
    ),
  );
  let phase = 0;
  for (let i = 0; i < length; i += 1) {
    const time = i / RATE;
    phase += (hertz * (1 + 0.012 * Math.sin(2 * Math.PI * 5.5 * time)) * WAVE) / RATE;
    const fade = Math.min(1, time / 0.04, (length - i) / RATE / 0.06);
    const place = start + i;
    if (place >= 0 && place < out.length)
      out[place] = (out[place] ?? 0) + 0.3 * fade * (wave[Math.floor(phase) % WAVE] ?? 0);
  }
}

/** Samples of one period of a voice. */
const WAVE = 1024;
