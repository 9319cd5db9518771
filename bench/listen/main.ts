/**
 * Listens to real performances and songs, and prints how well their beats, tempo and bars are found, beside music-tempo:
 * npm run listen -- FOLDER… [--cache FOLDER] [--part looking|judging] [--each] [--alone]
 */
import { parseArgs } from "node:util";
import { analyse } from "@bandstand/audio/analysis/analyse";
import { timed } from "../cpu-time.ts";
import { musicTempo } from "../sound/music-tempo.ts";
import { type Recording, recordingsIn } from "./recordings.ts";
import { type Found, judge, type Judged } from "./score.ts";

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    /** Where rendered sounds are kept, so that the next time takes seconds; without it music-tempo has them rendered again. */
    cache: { type: "string" },
    /** Half of the recordings are for looking at while methods are made, the others for judging alone. */
    part: { type: "string" },
    /** A line for each recording as well. */
    each: { type: "boolean" },
    /** Without music-tempo. */
    alone: { type: "boolean" },
  },
});
if (folders.length === 0) {
  console.error(
    "Name a folder of recordings: npm run listen -- FOLDER. It has performances.json, or songs as NAME.wav with NAME.json.",
  );
  process.exit(1);
}

interface Row {
  recording: Recording;
  bpm: number | null;
  ours: Judged;
  /** F of the better of two readings, where there are two. */
  either: number;
  sure: number;
  theirs: Judged | null;
  minutes: number;
  /** CPU seconds. */
  cost: number;
  theirCost: number;
}

const rows: Row[] = [];
for (const recording of folders.flatMap((folder) => recordingsIn(folder, values.cache))) {
  const part = recording.isToLookAt ? "looking" : "judging";
  if (values.part !== undefined && values.part !== part) continue;
  const sound = await recording.sound();
  const { result: found, cost } = timed(() => analyse(sound));
  const ours = judge(recording.known, found);
  rows.push({
    recording,
    bpm: found.bpm,
    ours,
    either: Math.max(ours.f, found.otherReading ? judge(recording.known, found.otherReading).f : 0),
    sure: found.tempoConfidence,
    theirs: null,
    minutes: found.duration / 60,
    cost,
    theirCost: 0,
  });
}

// After all of ours: what the one leaves behind is cleared away while the other works.
for (const row of values.alone ? [] : rows) {
  const { samples } = await row.recording.sound();
  const { result, cost } = timed(() => musicTempo(samples));
  row.theirs = judge(row.recording.known, asFound(result));
  row.theirCost = cost;
}

if (values.each)
  for (const { recording, bpm, ours, either, sure, theirs } of rows)
    console.log(
      [
        `${recording.group}, ${recording.name}`.padEnd(36),
        `F ${ours.f.toFixed(2)} ${either.toFixed(2)}  sure ${sure.toFixed(2)}`,
        bpm?.toFixed(1).padStart(6) ?? "  none",
        wrongWith(ours).padEnd(10),
        ours.areBarsRight === false ? "bars wrong" : "          ",
        theirs ? `music-tempo ${theirs.f.toFixed(2)}` : "",
      ].join("  "),
    );

const groups = [...new Set(rows.map(({ recording }) => recording.group))];
console.log(
  "| recordings | mean F | either reading | tempo within 4 % | bars | half a beat off | other octave | slips | music-tempo: F | tempo |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
for (const name of groups) console.log(lineOf(name, ofGroup(name)));
const drums = rows.filter(({ recording }) => recording.group.startsWith("drums"));
console.log(lineOf("drums, all settings", drums));
console.log(lineOf("all", rows));
const costOf = (cost: (row: Row) => number) =>
  (sumOf(rows, cost) / sumOf(rows, ({ minutes }) => minutes)).toFixed(2);
const theirCost = values.alone ? "" : `, music-tempo ${costOf((row) => row.theirCost)}`;
console.log(`\n${costOf(({ cost }) => cost)} CPU seconds a minute of sound${theirCost}`);

function asFound({ bpm, beats }: { bpm: number; beats: number[] }): Found {
  return { bpm, beats, bars: [] };
}

function wrongWith(judged: Judged): string {
  if (judged.isHalfBeat) return "half beat";
  if (judged.slips) return "slips";
  if (judged.isOctave) return "octave";
  return judged.isTempoRight ? "" : "tempo";
}

function ofGroup(name: string): Row[] {
  return rows.filter(({ recording }) => recording.group === name);
}

function lineOf(name: string, of: readonly Row[]): string {
  const told = of.filter(({ ours }) => ours.areBarsRight !== null);
  const compared = of.flatMap(({ theirs }) => theirs ?? []);
  const mean = (values: readonly number[]) =>
    values.length === 0 ? "" : (sumOf(values, (value) => value) / values.length).toFixed(2);
  const count = (is: (judged: Judged) => boolean) =>
    String(of.filter(({ ours }) => is(ours)).length);
  return `| ${[
    `${of.length} ${name}`,
    mean(of.map(({ ours }) => ours.f)),
    mean(of.map(({ either }) => either)),
    mean(of.map(({ ours }) => Number(ours.isTempoRight))),
    mean(told.map(({ ours }) => Number(ours.areBarsRight))),
    count(({ isHalfBeat }) => isHalfBeat),
    count(({ isOctave }) => isOctave),
    count(({ slips }) => slips),
    mean(compared.map(({ f }) => f)),
    mean(compared.map(({ isTempoRight }) => Number(isTempoRight))),
  ].join(" | ")} |`;
}

function sumOf<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((sum, value) => sum + of(value), 0);
}
