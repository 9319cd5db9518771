/**
 * Listens to real performances and songs, and prints how well their beats, tempo and bars are found, beside music-tempo:
 * npm run listen -- FOLDER… [--cache FOLDER] [--part looking|judging] [--each] [--alone]
 */
import { parseArgs } from "node:util";
import { analyse } from "@bandstand/audio/analysis/analyse";
import { musicTempo } from "../sound/music-tempo.ts";
import { recordingsIn } from "./recordings.ts";
import { type Found, judge, type Judged } from "./score.ts";

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    /** Where rendered sounds are kept, so that the next time takes seconds. */
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
  group: string;
  name: string;
  bpm: number | null;
  ours: Judged;
  /** F of the better of two readings, where there are two. */
  either: number;
  sure: number;
  theirs: Judged | null;
  minutes: number;
  cost: number;
}

const rows: Row[] = [];
for (const recording of folders.flatMap((folder) => recordingsIn(folder, values.cache))) {
  const part = recording.isToLookAt ? "looking" : "judging";
  if (values.part !== undefined && values.part !== part) continue;
  const sound = await recording.sound();
  const before = process.cpuUsage();
  const found = analyse(sound);
  const { user, system } = process.cpuUsage(before);
  const theirs = values.alone ? null : musicTempo(sound.samples);
  const ours = judge(recording.known, found);
  rows.push({
    group: recording.group,
    name: recording.name,
    bpm: found.bpm,
    ours,
    either: Math.max(ours.f, found.otherReading ? judge(recording.known, found.otherReading).f : 0),
    sure: found.tempoConfidence,
    theirs: theirs && judge(recording.known, asFound(theirs)),
    minutes: found.duration / 60,
    cost: (user + system) / 1e6,
  });
}

if (values.each)
  for (const { group, name, bpm, ours, either, sure, theirs } of rows)
    console.log(
      [
        `${group}, ${name}`.padEnd(36),
        `F ${ours.f.toFixed(2)} ${either.toFixed(2)}  sure ${sure.toFixed(2)}`,
        bpm?.toFixed(1).padStart(6) ?? "  none",
        wrongWith(ours).padEnd(10),
        ours.areBarsRight === false ? "bars wrong" : "          ",
        theirs ? `music-tempo ${theirs.f.toFixed(2)}` : "",
      ].join("  "),
    );

const groups = [...new Set(rows.map(({ group }) => group))];
console.log(
  "| recordings | mean F | either reading | tempo within 4 % | bars | half a beat off | other octave | slips | music-tempo: F | tempo |",
);
console.log("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
for (const name of groups) console.log(lineOf(name, ofGroup(name)));
const drums = rows.filter(({ group }) => group.startsWith("drums"));
console.log(lineOf("drums, all settings", drums));
console.log(lineOf("all", rows));
const minutes = sumOf(rows, ({ minutes }) => minutes);
console.log(
  `\n${(sumOf(rows, ({ cost }) => cost) / minutes).toFixed(2)} CPU seconds a minute of sound`,
);

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
  return rows.filter(({ group }) => group === name);
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
