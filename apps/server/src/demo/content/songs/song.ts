/** What a song of the demo band is before it is loaded. Names are the wire's where the wire has them. */
import { durationOf } from "../../synth/parts/timeline.ts";
import type { Score } from "../../synth/score.ts";

export type DemoChip = {
  readonly tag: string;
  readonly icon: string | null;
  readonly color: string;
};

export type DemoSong = {
  readonly title: string;
  readonly artist: string;
  readonly featuring?: string;
  /** Name of a genre. */
  readonly genre: string;
  /** Tag of a song status: N Possible, P WIP, C Current, H Hold, R Retired. */
  readonly status: "N" | "P" | "C" | "H" | "R";
  readonly songkey: string;
  readonly bpm: number;
  readonly meter: "4/4" | "3/4" | "6/8";
  /** Who starts, and how it is counted in. */
  readonly start?: string;
  /** Seconds. Songs with a score last as long as their recording. */
  readonly seconds: number;
  readonly chips?: readonly DemoChip[];
  /** Words with their chords; see sheet.ts. */
  readonly sheet: string;
  /** A tab of the riff, shown below the chart. */
  readonly riff?: string;
  readonly notes?: string;
  readonly todo?: string;
  /** What the demo synthesises as the recording. */
  readonly score?: Score;
  /** Days before today. */
  readonly added: number;
};

export const CHIPS = {
  opener: { tag: "Opener", icon: "play_arrow", color: "green" },
  closer: { tag: "Closer", icon: "flag", color: "deepOrange" },
  acoustic: { tag: "Acoustic", icon: "music_note", color: "amber" },
  dance: { tag: "Dance", icon: "star", color: "purple" },
  slow: { tag: "Slow", icon: "water_drop", color: "indigo" },
  capo: { tag: "Capo 2", icon: "bookmark", color: "teal" },
  dropD: { tag: "Drop D", icon: "bookmark", color: "brown" },
  radio: { tag: "Radio", icon: "mic", color: "blue" },
  wedding: { tag: "Wedding", icon: "star", color: "deepPurple" },
} as const satisfies Readonly<Record<string, DemoChip>>;

/** A song with a recording: what the score settles is taken from it, so that the two agree. */
export function recorded(
  score: Score,
  rest: Omit<DemoSong, "title" | "songkey" | "bpm" | "meter" | "seconds" | "score">,
): DemoSong {
  const { title, key, tempo, meter } = score;
  return {
    ...rest,
    title,
    songkey: key,
    bpm: tempo,
    meter,
    seconds: Math.round(durationOf(score)),
    score,
  };
}
