/** Who plays in the takes: hands on keys and guitars, a bass, a voice or a lead, drums. */
import { randomFrom, type Random } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { play, type Timbre } from "@bandstand/audio/analysis/fixtures/sounds.fixture";
import { addVoice } from "../../listen/band.ts";
import { type Kit, makeKit, strikeKit } from "../../listen/kit.ts";
import { type Hands, voiced } from "./hands.ts";
import type { Idiom, PlayedChord } from "./idioms.ts";

export interface Band {
  beats: readonly number[];
  beatsPerBar: number;
  tonic: number;
  isMinor: boolean;
  /** Of each beat; null where nothing is played. */
  chords: readonly (PlayedChord | null)[];
}

const KITS = 40;
const kits = new Map<number, Kit>();

const RHYTHMS: readonly (readonly [place: number, lasts: number])[][] = [
  [[0, 4]],
  [
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ],
  [
    [0, 0.5],
    [0.5, 0.5],
    [1, 0.5],
    [1.5, 0.5],
    [2, 0.5],
    [2.5, 0.5],
    [3, 0.5],
    [3.5, 0.5],
  ],
  [
    [0, 1.4],
    [1.5, 0.5],
    [2, 0.9],
    [3, 0.5],
    [3.5, 0.5],
  ],
  [
    [0.5, 0.4],
    [1.5, 0.4],
    [2.5, 0.4],
    [3.5, 0.4],
  ],
  [
    [0, 2],
    [2, 2],
  ],
];

export interface Comping {
  isLoud: boolean;
  idiom: Idiom;
  isHeld?: boolean;
  /** No note of a chord is as loud as the others. */
  isVaried: boolean;
}

export function playComp(
  out: Float32Array,
  band: Band,
  { isLoud, idiom, isHeld, isVaried }: Comping,
  random: Random,
): void {
  const { beats, beatsPerBar, chords, tonic } = band;
  const timbre: Timbre = isLoud
    ? random.pick(["plucked", "saw"])
    : random.pick([
        "saw",
        "square",
        "organ",
        "electric piano",
        "electric piano",
        "plucked",
        "plucked",
        "bell",
      ]);
  const hands: Hands =
    idiom === "power"
      ? "power"
      : isLoud
        ? random.pick(["power", "guitar"])
        : random.pick(["keys", "keys", "wide keys", "guitar", "guitar"]);
  const rhythm = isHeld ? (RHYTHMS[0] ?? []) : random.pick([RHYTHMS[0] ?? [], ...RHYTHMS]);
  const isBroken = !isLoud && !isHeld && random.next() < 0.2;
  const tuning = 440 * 2 ** (random.between(-0.15, 0.15) / 12);
  const length = (beats[1] ?? 1) - (beats[0] ?? 0);
  const at = (place: number) => (beats[0] ?? 0) + place * length + random.between(-0.012, 0.012);
  const levels = Array.from({ length: isVaried ? 8 : 0 }, () => random.between(0.3, 1));
  let voicing: number[] = [];
  let before: PlayedChord | null = null;
  for (let bar = 0; bar * beatsPerBar < beats.length; bar += 1)
    for (const [place, lasts] of isBroken ? (RHYTHMS[2] ?? []) : rhythm) {
      if (place >= beatsPerBar) continue;
      for (
        let from = bar * beatsPerBar + place, left = Math.min(lasts, beatsPerBar - place);
        left > 0.01;
      ) {
        const chord = chords[Math.floor(from + 1e-6)] ?? null;
        // Held as long as the chord is the same.
        let held = Math.min(left, Math.ceil(from + 1e-6) - from || 1);
        while (held < left && chords[Math.floor(from + held + 1e-6)] === chord)
          held += Math.min(1, left - held);
        if (chord) {
          if (chord !== before)
            voicing = voiced(tonic + chord.step, chord.intervals, hands, random);
          before = chord;
          const one = voicing[Math.floor(2 * from) % Math.max(1, voicing.length)] ?? 60;
          for (const [i, pitch] of (isBroken ? [one] : voicing).entries())
            play(
              out,
              timbre,
              {
                at: Math.max(0, at(from)) + i * random.between(0, 0.008),
                seconds: (isBroken ? 2 : 0.92) * held * length,
                pitch,
                level: 0.1 * (levels[i] ?? 1) * random.between(isVaried ? 0.7 : 0.6, 1),
              },
              tuning,
            );
        }
        from += held;
        left -= held;
      }
    }
}

export function playBass(out: Float32Array, band: Band, random: Random): void {
  const { beats, chords, tonic } = band;
  const timbre = random.pick<Timbre>(["saw", "plucked", "sine", "electric piano"]);
  const way = random.pick(["root", "root", "quavers", "fifths", "walking"]);
  const length = (beats[1] ?? 1) - (beats[0] ?? 0);
  for (const [i, chord] of chords.entries()) {
    if (!chord) continue;
    const isFirst = chords[i - 1] !== chord;
    const root = 28 + ((tonic + chord.step + 8) % 12);
    const fifth = chord.intervals.find((above) => above >= 6 && above <= 8) ?? 7;
    const above =
      way === "fifths" && !isFirst
        ? random.pick([0, fifth])
        : way === "walking" && !isFirst
          ? random.pick([0, chord.intervals[1] ?? 0, fifth, 12, 2, 10])
          : 0;
    for (const place of way === "quavers" ? [0, 0.5] : [0])
      play(out, timbre, {
        at: (beats[i] ?? 0) + place * length + random.between(0, 0.012),
        seconds: (way === "quavers" ? 0.45 : 0.9) * length,
        pitch: root + above,
        level: random.between(0.7, 1),
      });
  }
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];

/** A singer, or a lead: notes of the chord on the beat, of the scale between. */
export function playTune(out: Float32Array, band: Band, random: Random): void {
  const { beats, chords, tonic, isMinor } = band;
  const scale = isMinor ? MINOR : MAJOR;
  const isSung = random.next() < 0.6;
  const timbre = random.pick<Timbre>(["square", "saw", "organ", "bell"]);
  const length = (beats[1] ?? 1) - (beats[0] ?? 0);
  for (let place = 0; place < beats.length;) {
    const lasts = random.pick([0.5, 0.5, 1, 1, 1.5, 2]);
    const chord = chords[Math.floor(place)];
    if (chord && random.next() < 0.75) {
      const own = chord.step + (chord.intervals[random.pick([0, 1, 2])] ?? 0);
      const step = random.next() < 0.6 ? own : (scale[Math.floor(random.next() * 7)] ?? 0);
      const pitch = 60 + ((tonic + step) % 12) + (isSung ? 0 : random.pick([0, 12]));
      const at = (beats[0] ?? 0) + place * length + random.between(-0.02, 0.04);
      if (isSung) addVoice(out, at, lasts * length * 0.9, 440 * 2 ** ((pitch - 69) / 12));
      else play(out, timbre, { at, seconds: lasts * length * 0.9, pitch, level: 0.2 });
    }
    place += lasts;
  }
}

export function playDrums(out: Float32Array, { beats, beatsPerBar }: Band, random: Random): void {
  const number = Math.floor(random.next() * KITS);
  const kit = kits.get(number) ?? makeKit(randomFrom(number));
  kits.set(number, kit);
  const length = (beats[1] ?? 1) - (beats[0] ?? 0);
  const cymbal = random.pick([kit["closed hat"], kit["open hat"], kit.ride]);
  const isStill = random.next() < 0.5;
  for (const [i, at] of beats.entries()) {
    // Before the others come in the drummer may play alone, or not.
    if (isStill && i < 2 * beatsPerBar) continue;
    const place = i % beatsPerBar;
    strikeKit(
      out,
      place % 2 === 0 ? kit.kick : kit.snare,
      { at, level: random.between(0.7, 1) },
      random,
    );
    for (const half of [0, 0.5])
      strikeKit(out, cymbal, { at: at + half * length, level: random.between(0.2, 0.6) }, random);
    if (random.next() < 0.2)
      strikeKit(out, kit.kick, { at: at + 0.5 * length, level: 0.7 }, random);
  }
}
