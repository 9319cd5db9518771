/** Which chords are heard in music whose chords are known: takes of other seeds than were learned from, and the demo's synth. */
import { analyse } from "@bandstand/audio/analysis/analyse";
import {
  confusionTable,
  type HeardSpan,
  kindsFound,
  shareRight,
  triadsRight,
} from "../chords/confusion.ts";
import { type KnownSong, renderedSongs } from "../chords/rendered.ts";
import { makeChordTake, VARIED_FROM } from "../learn/chords/chord-takes.ts";
import type { Figure, Measurement } from "../measurement.ts";

/** Of neither was anything learned. */
const TAKES = 15;
const SEEDS = [700, VARIED_FROM + 800];
/** Seconds; and what lies this near to a change is of either chord. */
const STEP = 0.1;
const SETTLING = 0.25;

export const chords: Measurement = {
  name: "chords",
  isSlow: true,
  run: () =>
    Promise.resolve([...measured("takes", takes()), ...measured("songs", renderedSongs())]),
};

function takes(): (() => KnownSong)[] {
  const seeds = SEEDS.flatMap((first) => Array.from({ length: TAKES }, (_, i) => first + i));
  return seeds.map((seed) => () => {
    const { samples, sampleRate, chords: known } = makeChordTake(seed);
    return { sound: { samples, sampleRate }, chords: known };
  });
}

function measured(name: string, songs: readonly (() => KnownSong)[]): Figure[] {
  const spans = songs.flatMap((song) => heardIn(song()));
  process.stdout.write(`\n${songs.length} ${name}, in hundredths of what there is:\n`);
  process.stdout.write(`${confusionTable(spans)}\n`);
  const kinds = kindsFound(spans).filter(({ seconds }) => seconds > 0);
  return [
    figure(`chords, ${name}: root and kind right`, shareRight(spans), 75),
    figure(`chords, ${name}: root and third right`, triadsRight(spans), 85),
    ...kinds.flatMap(({ name: kind, recall, precision }) => [
      figure(`chords, ${name}: ${kind} found`, recall, 50),
      figure(`chords, ${name}: ${kind} believed`, precision ?? 0, 75),
    ]),
  ];
}

function figure(name: string, share: number, value: number): Figure {
  const target = { of: "ours", is: "at least", value } as const;
  return { name, ours: 100 * share, bare: null, unit: "%", target };
}

function heardIn({ sound, chords: known }: KnownSong): HeardSpan[] {
  const { chords: found, duration } = analyse(sound);
  const spans: HeardSpan[] = [];
  for (let time = 0; time < duration; time += STEP) {
    const at = known.findLastIndex((chord) => chord.time <= time);
    const there = known[at];
    const next = known[at + 1]?.time ?? duration;
    if (!there || there.label === "?" || time - there.time < SETTLING || next - time < SETTLING)
      continue;
    const label = found.findLast((chord) => chord.time <= time)?.label ?? "N";
    spans.push({ there: there.label, found: label, seconds: STEP });
  }
  return spans;
}
