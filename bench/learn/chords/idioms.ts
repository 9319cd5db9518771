/** What bands play: chords by their place in the key, in the ways of pop, jazz, blues, metal, and at random. */
import { CHORD_KINDS } from "@bandstand/audio/analysis/chord-kinds";
import type { Random } from "@bandstand/audio/analysis/fixtures/random.fixture";

/** As it is heard: sixths, ninths and flat fifths are the chords that a chart would do with. */
export type Suffix = (typeof CHORD_KINDS)[number]["suffix"];

export interface PlayedChord {
  /** Semitones above the tonic. */
  step: number;
  suffix: Suffix;
  /** Semitones above its root of all that is played. */
  intervals: readonly number[];
}

export const IDIOMS = ["pop", "jazz", "blues", "power", "any"] as const;
export type Idiom = (typeof IDIOMS)[number];

export interface Progression {
  isMinor: boolean;
  chords: PlayedChord[];
}

type Some<T> = readonly [T, ...T[]];

/** "step suffix", and what else is played behind a plus. */
const POP: Some<string> = [
  "0 ,7 ,9 m,5 ",
  "0 ,5 ,7 ,7 ",
  "9 m,5 ,0 ,7 ",
  "0 ,4 m,5 ,7 sus4,7 ",
  "0 ,0 sus4,0 ,5 ",
  "0 sus2,7 sus4,9 m7,5 sus2",
  "2 m,7 ,0 ,9 m",
  "0 ,10 ,5 ,0 ",
  "0 ,5 ,5 m,0 ",
  "0 ,0 aug,9 m,5 ",
  "0 ,0 maj7,0 7,5 ",
  "0 ,11 dim,9 m,7 ",
  "0 ,4 7,9 m,5 m",
  "5 maj7,0 ,7 ,9 m7",
];
const POP_MINOR: Some<string> = [
  "0 m,8 ,3 ,10 ",
  "0 m,5 m,7 ,0 m",
  "0 m,10 ,8 ,7 7",
  "0 m,5 m,10 ,3 ",
  "0 m,0 m7,8 maj7,10 ",
  "0 m,3 ,10 sus4,10 ",
  "0 m,2 dim,7 7,0 m",
  "0 m,8 ,5 m,7 sus4",
  "0 m,11 dim,0 m,7 ",
];
const JAZZ: Some<string> = [
  "2 m7,7 7,0 maj7,0 maj7",
  "0 maj7,9 7,2 m7,7 7",
  "0 maj7,9 m7,2 m7,7 7",
  "4 m7,9 7,2 m7,7 7",
  "0 maj7,1 dim,2 m7,7 7",
  "5 maj7,5 m7,4 m7,9 7",
  "0 maj7,7 aug,0 maj7,5 maj7",
];
const JAZZ_MINOR: Some<string> = [
  "2 dim,7 7,0 m7,0 m7",
  "0 m7,5 m7,10 7,3 maj7",
  "0 m7,8 maj7,2 dim,7 7",
  "0 m,7 aug,0 m7,5 7",
];
const BLUES: Some<string> = [
  "0 7,0 7,5 7,0 7,7 7,5 7,0 7,7 7",
  "0 7,5 7,0 7,0 7,5 7,5 7,0 7,0 7",
  "0 m7,0 m7,5 m7,0 m7,8 7,7 7,0 m7,7 7",
  "0 7,3 7,5 7,0 7",
];
const POWER: Some<string> = [
  "0 5,3 5,5 5,0 5",
  "0 5,8 5,10 5,0 5",
  "0 5,1 5,0 5,10 5",
  "0 5,5 5,7 5,5 5",
  "0 5,10 5,5 5,0 5",
  "0 5,6 5,5 5,3 5",
  "0 5,8 5,3 5,10 5",
];
const INTERVALS = new Map<string, readonly number[]>(
  CHORD_KINDS.map(({ suffix, intervals }) => [suffix, intervals]),
);
/** What players add now and then, by the chord's name. */
const COLOURS: Partial<Record<Suffix, Some<readonly number[]>>> = {
  "": [[9], [14]],
  m: [[14], [9]],
  "7": [[14], [21], [9]],
  maj7: [[14], [9]],
  m7: [[14], [17]],
  sus4: [[10]],
  dim: [[9], [10]],
};
const COLOURED = { pop: 0.06, jazz: 0.35, blues: 0.2, power: 0, any: 0.1 };
/** How often each is taken of chords at random. */
const AT_RANDOM: Some<Suffix> = [
  "",
  "",
  "",
  "m",
  "m",
  "7",
  "maj7",
  "m7",
  "sus2",
  "sus4",
  "dim",
  "aug",
  "5",
];

export function progressionOf(idiom: Idiom, random: Random): Progression {
  const isMinor = random.next() < 0.45;
  return {
    isMinor,
    chords: stepsOf(idiom, isMinor, random).map((one) => coloured(one, idiom, random)),
  };
}

function stepsOf(idiom: Idiom, isMinor: boolean, random: Random): PlayedChord[] {
  if (idiom === "any")
    return Array.from({ length: 8 }, () => {
      const suffix = random.pick(AT_RANDOM);
      return {
        step: Math.floor(random.next() * 12),
        suffix,
        intervals: INTERVALS.get(suffix) ?? [],
      };
    });
  const text = random.pick(
    {
      pop: isMinor ? POP_MINOR : POP,
      jazz: isMinor ? JAZZ_MINOR : JAZZ,
      blues: BLUES,
      power: POWER,
    }[idiom],
  );
  return text.split(",").flatMap((word) => {
    const [step = "0", name = ""] = word.split(" ");
    const kind = CHORD_KINDS.find(({ suffix }) => suffix === name);
    return kind ? [{ step: Number(step), suffix: kind.suffix, intervals: kind.intervals }] : [];
  });
}

function coloured(chord: PlayedChord, idiom: Idiom, random: Random): PlayedChord {
  const colours = COLOURS[chord.suffix];
  if (!colours || random.next() > COLOURED[idiom]) return chord;
  return { ...chord, intervals: [...chord.intervals, ...random.pick(colours)] };
}
