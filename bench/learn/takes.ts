/** Takes of a band that never was: sounds whose beats and bars are known, in all the styles there are. */
import { makePiece } from "@bandstand/audio/analysis/fixtures/piece.fixture";
import { randomFrom, type Random } from "@bandstand/audio/analysis/fixtures/random.fixture";
import { RATE, type Timbre } from "@bandstand/audio/analysis/fixtures/sounds.fixture";
import { type Line, type Parts, periodOf, playBand, type Score } from "../listen/band.ts";
import { compressed, inRoom, mixed, onPhone } from "../listen/filters.ts";
import { pieces } from "../sound/pieces.ts";
import { playDrums } from "./drummer.ts";
import { OTHER_STYLES } from "./other-styles.ts";
import { STRAIGHT_STYLES } from "./straight-styles.ts";
import type { Steps, Style } from "./style.ts";

const STYLES = { ...STRAIGHT_STYLES, ...OTHER_STYLES };

export interface Take {
  style: string;
  samples: Float32Array;
  sampleRate: number;
  beats: number[];
  bars: number[];
  beatsPerBar: number;
}

/** Of this many takes one is of the plain generator, as the bench measures, but others. */
const PLAIN_EACH = 5;
/** Far from the seeds of the bench and of its second look. */
const PLAIN_SEED = 500_000;
const FREE_SEED = 900_000;
const DRIFT_SEED = 1_700_000;
const PARTS_SEED = 2_300_000;
/** What a bridge's beats last of a verse's. */
const OTHER_TEMPI = [2 / 3, 3 / 4, 4 / 5, 5 / 6, 6 / 5, 5 / 4, 4 / 3, 3 / 2] as const;

export function makeTake(seed: number): Take {
  if (seed % PLAIN_EACH === 0) return plainTake(seed);
  const random = randomFrom(seed);
  const [name, style] = styleBy(random);
  return playedTake(name, style, scoreOf(style, random), random);
}

/** What no tempo is in: from beat to beat it goes where it likes. Its beats are none that anybody would count. */
export function makeFreeTake(seed: number): Take {
  const random = randomFrom(FREE_SEED + seed);
  const [, style] = styleBy(random);
  const score = scoreOf(style, random);
  const stray = random.between(0.15, 0.4);
  const beats: number[] = [];
  for (
    let time = random.between(0.1, 1);
    time < score.length - 0.3;
    time += random.between(0.25, 0.7) * (1 + stray * random.between(-1, 1))
  )
    beats.push(time);
  return { ...playedTake("free", style, { ...score, beats }, random), beats: [], bars: [] };
}

/** In a tempo that nobody keeps: it goes up and down by 6 to 30 % in 10 to 50 seconds, and a little in less. */
export function makeDriftTake(seed: number): Take {
  const random = randomFrom(DRIFT_SEED + seed);
  const [name, style] = styleBy(random);
  const score = scoreOf(style, random);
  const period = periodOf(score);
  const depth = random.between(0.06, 0.3);
  const cycle = random.between(10, 50);
  const phase = random.between(0, 2 * Math.PI);
  const less = depth * random.between(0.2, 0.6);
  const shorter = cycle * random.between(0.3, 0.6);
  const sway = (time: number) =>
    depth * Math.sin((2 * Math.PI * time) / cycle + phase) +
    less * Math.sin((2 * Math.PI * time) / shorter);
  const beats: number[] = [];
  for (
    let time = random.between(0.1, 1);
    time < score.length - 0.3;
    time += period * Math.exp(-sway(time)) * (1 + random.between(-0.01, 0.01))
  )
    beats.push(time);
  return playedTake(name, style, { ...score, beats }, random);
}

/** Verses of 18 to 34 seconds, and what comes between them, 9 to 24 seconds in another tempo. */
export function makePartsTake(seed: number): Take {
  const random = randomFrom(PARTS_SEED + seed);
  const [name, style] = styleBy(random);
  const score = scoreOf(style, random);
  const usual = periodOf(score);
  const parts: { end: number; period: number }[] = [];
  const count = random.pick([2, 3, 3, 5]);
  let length = 0;
  for (let part = 0; part < count; part += 1) {
    const isVerse = part % 2 === 0;
    length += isVerse ? random.between(18, 34) : random.between(9, 24);
    parts.push({
      end: length,
      period: isVerse ? usual : usual * random.pick(OTHER_TEMPI),
    });
  }
  const wander = random.pick([0, 0.004, 0.012]);
  const start = random.between(0.1, 1);
  const periodAt = (time: number) => parts.find(({ end }) => time < end)?.period ?? usual;
  const beats = beatsFrom({ start, length, wander, periodAt }, random);
  return playedTake(name, style, { ...score, beats, length }, random);
}

function playedTake(name: string, style: Style, score: Score, random: Random): Take {
  const drums = playDrums(style, score, random);
  const mood = random.next();
  const isWithBand = mood > 0.42;
  const parts: (readonly [Float32Array, number])[] = mood < 0.92 ? [[drums, 1]] : [];
  if (isWithBand) {
    // Over triplets of the drums some bands play straight.
    const isStraight = style.stepsPerBeat === 3 && style.beatsPerBar !== 2 && random.next() < 0.25;
    const own = isStraight ? { ...score, swing: 0 } : score;
    const band = playBand(own, partsOf(style, random), random);
    parts.push(
      [band.bass, random.between(0.3, 1.1)],
      [band.guitar, random.between(0.2, 1)],
      [band.voice, random.pick([0, random.between(0.3, 1)])],
    );
  }
  const room = {
    share: random.pick([0, random.between(0.05, 0.5)]),
    seconds: random.between(0.2, 0.8),
  };
  let samples = inRoom(mixed(parts), room, random);
  if (random.next() < 0.6) samples = compressed(samples, random.between(0.12, 0.5));
  if (random.next() < 0.2) samples = onPhone(samples, random);
  const { beats, firstBar, beatsPerBar } = score;
  return {
    style: name,
    samples: mixed([[samples, 1]]),
    sampleRate: RATE,
    beats: [...beats],
    bars: beats.filter((_, i) => (i - firstBar) % beatsPerBar === 0),
    beatsPerBar,
  };
}

function plainTake(seed: number): Take {
  const options = pieces(PLAIN_SEED + seed)[seed % 42] ?? {};
  const bpm = (options.bpm ?? 120) * randomFrom(seed).between(0.94, 1.08);
  const piece = makePiece({ ...options, bpm });
  return { ...piece, style: "plain", beatsPerBar: piece.metre };
}

function styleBy(random: Random): [string, Style] {
  const all = Object.entries(STYLES);
  let left = random.next() * all.reduce((sum, [, { weight }]) => sum + weight, 0);
  for (const entry of all) {
    left -= entry[1].weight;
    if (left <= 0) return entry;
  }
  throw new Error("There are no styles.");
}

/** With a click, or as steady as people are without one. */
function scoreOf({ tempo, beatsPerBar, stepsPerBeat }: Style, random: Random): Score {
  // Most music lies in the middle of what its style allows.
  const place = (random.next() + random.next()) / 2;
  const bpm = tempo[0] * (tempo[1] / tempo[0]) ** place;
  const wander = random.pick([0, 0, 0.002, 0.006]);
  const length = random.between(22, 34);
  const start = random.between(0.1, 1.2);
  const periodAt = () => 60 / bpm;
  const beats = beatsFrom({ start, length, wander: 1.7 * wander, periodAt }, random);
  const swing = stepsPerBeat === 3 ? 1 : random.next() < 0.12 ? random.between(0.2, 0.8) : 0;
  return {
    beats,
    beatsPerBar,
    swing,
    length,
    firstBar: random.next() < 0.75 ? 0 : Math.floor(random.next() * beatsPerBar),
  };
}

interface Counting {
  /** Seconds of the first beat, and of all of it. */
  start: number;
  length: number;
  /** What each beat may stray further from its tempo, as a share. */
  wander: number;
  /** Seconds of a beat. */
  periodAt: (time: number) => number;
}

function beatsFrom({ start, length, wander, periodAt }: Counting, random: Random): number[] {
  const beats: number[] = [];
  let stray = 0;
  for (let time = start; time < length - 0.3;) {
    beats.push(time);
    stray = 0.97 * stray + wander * random.between(-1, 1);
    time += periodAt(time) * (1 + stray);
  }
  return beats;
}

function partsOf(style: Style, random: Random): Parts {
  return {
    bass: lineOf(random.pick(style.bass), style.stepsPerBeat, random),
    guitar: lineOf(random.pick(style.guitar), style.stepsPerBeat, random),
    chordBars: random.pick([1, 1, 1, 2, 2, 4]),
    guitarTimbre: random.pick<Timbre>(["saw", "plucked", "electric piano", "organ", "square"]),
    bassTimbre: random.pick<Timbre>(["saw", "plucked", "sine", "electric piano"]),
  };
}

/** Each note lasts to the next one, or is cut short. In triplets the third step is where a swung quaver is. */
function lineOf(part: Steps, stepsPerBeat: number, random: Random): Line {
  const struck = [...part].flatMap((mark, step) => (mark === "." ? [] : [step]));
  const share = random.between(0.4, 0.95);
  return struck.map((step, i) => {
    const next = struck[i + 1] ?? part.length;
    return [
      placeOf(step, stepsPerBeat),
      (share * (next - step)) / stepsPerBeat,
      random.pick([0, 0, 0, 1, 2]),
    ] as const;
  });
}

/** In quavers as `timeAt` counts them, which lets them swing. */
function placeOf(step: number, stepsPerBeat: number): number {
  if (stepsPerBeat === 4) return step / 4;
  return Math.floor(step / 3) + ([0, 0.25, 0.5][step % 3] ?? 0);
}
