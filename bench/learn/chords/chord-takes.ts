/** Takes whose chords are known: bands of many sounds, with talk, silence and drums alone around what they play. */
import { NOTE_NAMES } from "@bandstand/audio/analysis/note-names";
import { randomFrom, type Random } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { RATE } from "@bandstand/audio/analysis/fixtures/sounds.fixture";
import { compressed, inRoom, lowPass, mixed, onPhone } from "../../listen/filters.ts";
import { distorted } from "./distortion.ts";
import { type Idiom, IDIOMS, type PlayedChord, progressionOf } from "./idioms.ts";
import { type Band, playBass, playComp, playDrums, playTune } from "./players.ts";
import { talk } from "./talk.ts";

export interface ChordTake {
  idiom: Idiom;
  samples: Float32Array;
  sampleRate: number;
  /** Seconds. */
  beats: number[];
  bars: number[];
  beatsPerBar: number;
  /** "N" where none sounds; as sharps. */
  chords: { time: number; label: string }[];
  key: string;
}

const SECONDS = 30;
/** Takes of higher seeds are mixed as by other hands: notes of a chord differ in level, sounds are duller, guitars join others. */
export const VARIED_FROM = 1000;

export function makeChordTake(seed: number, only?: Idiom, seconds = SECONDS): ChordTake {
  const isVaried = seed > VARIED_FROM;
  const random = randomFrom(isVaried ? seed - VARIED_FROM : seed);
  const idiom = only ?? random.pick(["pop", "pop", ...IDIOMS, "power", "any", "any"]);
  const beatsPerBar = random.pick([4, 4, 4, 4, 3]);
  const beatSeconds = 60 / random.between(66, idiom === "power" ? 190 : 160);
  const count = Math.floor((seconds - 1) / beatSeconds);
  const beats = Array.from({ length: count }, (_, i) => 0.4 + i * beatSeconds);
  const { isMinor, chords } = progressionOf(idiom, random);
  const tonic = Math.floor(random.next() * 12);
  const band = {
    beats,
    beatsPerBar,
    tonic,
    isMinor,
    chords: chordsByBeat(chords, count, beatsPerBar, random),
  };
  const samples = sounding(band, { idiom, seconds, isVaried }, random);
  return {
    idiom,
    samples,
    sampleRate: RATE,
    beats,
    bars: beats.filter((_, i) => i % beatsPerBar === 0),
    beatsPerBar,
    chords: changesOf(band),
    key: `${NOTE_NAMES[tonic]}${isMinor ? "m" : ""}`,
  };
}

/** A chord lasts two bars, one, half of one or, rarely, a beat; what is played begins and ends with a bar. */
function chordsByBeat(
  chords: readonly PlayedChord[],
  count: number,
  beatsPerBar: number,
  random: Random,
): (PlayedChord | null)[] {
  const half = beatsPerBar === 4 ? 2 : 3;
  const lasts = random.pick([
    2 * beatsPerBar,
    beatsPerBar,
    beatsPerBar,
    beatsPerBar,
    half,
    half,
    1 + (random.next() < 0.3 ? 0 : half - 1),
  ]);
  const bars = Math.floor(count / beatsPerBar);
  const rest = () => (random.next() < 0.3 ? 1 + Math.floor(random.next() * 3) : 0);
  const [first, last] = [rest(), bars - rest()];
  const hole = random.next() < 0.15 ? Math.floor(bars / 2) : -1;
  return Array.from({ length: count }, (_, beat) => {
    const bar = Math.floor(beat / beatsPerBar);
    if (bar < first || bar >= last || bar === hole) return null;
    return chords[Math.floor((beat - first * beatsPerBar) / lasts) % chords.length] ?? null;
  });
}

function changesOf({ beats, chords, tonic }: Band): ChordTake["chords"] {
  const named = chords.map((chord) =>
    chord === null ? "N" : `${NOTE_NAMES[(tonic + chord.step) % 12]}${chord.suffix}`,
  );
  return beats.flatMap((time, i) =>
    named[i] === named[i - 1] ? [] : [{ time, label: named[i] ?? "N" }],
  );
}

interface Sounding {
  idiom: Idiom;
  seconds: number;
  isVaried: boolean;
}

function sounding(
  band: Band,
  { idiom, seconds, isVaried }: Sounding,
  random: Random,
): Float32Array {
  const silence = () => new Float32Array(seconds * RATE);
  const isLoud = random.next() < (idiom === "power" ? 0.85 : 0.2);
  const parts: (readonly [Float32Array, number])[] = [];
  const comp = silence();
  playComp(comp, band, { isLoud, idiom, isVaried }, random);
  const amplified = () => {
    const drive = random.between(2, idiom === "power" ? 30 : 5);
    return distorted(comp, drive, random.between(2500, 5500));
  };
  const dulled = (part: Float32Array) =>
    isVaried && random.next() < 0.5 ? lowPass(part, random.between(900, 5000)) : part;
  parts.push([isLoud ? amplified() : dulled(comp), 1]);
  if (random.next() < (isVaried ? 0.35 : 0.3) && idiom !== "power") {
    const pad = silence();
    const isHeld = !isVaried || random.next() < 0.6;
    playComp(pad, band, { isLoud: false, idiom, isHeld, isVaried }, random);
    parts.push([dulled(pad), random.between(0.2, isVaried ? 1 : 0.8)]);
  }
  if (isVaried && random.next() < 0.2 && idiom !== "power") {
    const fifths = silence();
    playComp(fifths, withFifths(band), { isLoud: true, idiom: "power", isVaried }, random);
    parts.push([distorted(fifths, random.between(3, 20), 4000), random.between(0.3, 1)]);
  }
  if (random.next() < 0.8) {
    const bass = silence();
    playBass(bass, band, random);
    parts.push([bass, random.between(0.3, 1.2)]);
  }
  if (random.next() < 0.65) {
    const voice = silence();
    playTune(voice, band, random);
    parts.push([voice, random.between(0.2, 0.9)]);
  }
  if (random.next() < 0.75) {
    const drums = silence();
    playDrums(drums, band, random);
    parts.push([drums, random.between(0.3, 1.3)]);
  }
  let samples = mixed(parts);
  addTalk(samples, band, random);
  samples = inRoom(
    samples,
    { share: random.pick([0, random.between(0.05, 0.4)]), seconds: random.between(0.2, 0.8) },
    random,
  );
  if (random.next() < 0.5) samples = compressed(samples, random.between(0.12, 0.5));
  if (random.next() < 0.15) samples = onPhone(samples, random);
  else if (random.next() < 0.1) samples = lowPass(lowPass(samples, 3000), 3000);
  const noise = random.pick([0.0003, 0.002, 0.008]);
  for (let i = 0; i < samples.length; i += 1)
    samples[i] = (samples[i] ?? 0) + random.between(-noise, noise);
  return mixed([[samples, 1]]);
}

/** A loud guitar beside others plays the roots and fifths of their chords, where these have one. */
function withFifths(band: Band): Band {
  return {
    ...band,
    chords: band.chords.map((chord) =>
      chord?.intervals.includes(7) ? { ...chord, intervals: [0, 7] } : null,
    ),
  };
}

/** Where nobody plays somebody may talk, or all are still. */
function addTalk(samples: Float32Array, { beats, chords }: Band, random: Random): void {
  for (let i = 0; i < beats.length; i += 1) {
    if (chords[i] !== null || (i > 0 && chords[i - 1] === null)) continue;
    let end = i;
    while (end + 1 < beats.length && chords[end + 1] === null) end += 1;
    if (random.next() < 0.7)
      talk(samples, (beats[i] ?? 0) + 0.2, (beats[end + 1] ?? samples.length / RATE) - 0.1, random);
  }
}
