/** What the analysis finds in music whose tempo, beats, key and chords are known, and what it costs; `bare` is music-tempo. */
import { analyse } from "@bandstand/audio/analysis/analyse";
import { analyserFrames } from "@bandstand/audio/analysis/fixtures/analyser.fixture";
import { fMeasure } from "@bandstand/audio/analysis/fixtures/f-measure.fixture";
import { makePiece, type Piece } from "@bandstand/audio/analysis/fixtures/piece.fixture";
import { createLiveChords } from "@bandstand/audio/analysis/live-chord";
import { timed } from "../cpu-time.ts";
import type { Figure, Measurement } from "../measurement.ts";
import { musicTempo } from "../sound/music-tempo.ts";
import { pieces } from "../sound/pieces.ts";

/** A tempo is right within 2 %. */
const TOLERANCE = 0.02;
/** Seconds after a change in which the mean of five polls still holds the chord before. */
const SETTLING = 0.35;

export const analysis: Measurement = {
  name: "analysis",
  run: () => Promise.resolve(measure()),
};

function measure(): Figure[] {
  // One after the other: what the one leaves behind is cleared away while the other works.
  const rows = pieces()
    .map(makePiece)
    .map((piece) => ({ piece, ours: timed(() => analyse(piece)) }))
    .map((row) => ({ ...row, theirs: timed(() => musicTempo(row.piece.samples)) }))
    .map((row) => ({ ...row, polls: pollsRight(row.piece) }));
  const minutes = rows.reduce((sum, { piece }) => sum + piece.samples.length, 0) / 44_100 / 60;
  const share = (isRight: (row: (typeof rows)[number]) => boolean) =>
    (100 * rows.filter(isRight).length) / rows.length;
  const mean = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  return [
    {
      name: "analysis, a minute of sound",
      ours: (mean(({ ours }) => ours.cost) * rows.length) / minutes,
      bare: (mean(({ theirs }) => theirs.cost) * rows.length) / minutes,
      unit: "CPU s",
      target: { of: "ours", is: "at most", value: 0.25 },
    },
    {
      name: `analysis, tempo within 2 % in ${rows.length} pieces`,
      ours: share(({ piece, ours }) => isRight(ours.result.bpm, piece)),
      bare: share(({ piece, theirs }) => isRight(theirs.result.bpm, piece)),
      unit: "%",
      target: { of: "ours", is: "at least", value: 90 },
    },
    {
      name: "analysis, F-measure of the beats × 100",
      ours: 100 * mean(({ piece, ours }) => fMeasure(piece.beats, ours.result.beats)),
      bare: 100 * mean(({ piece, theirs }) => fMeasure(piece.beats, theirs.result.beats)),
      unit: "points",
      target: { of: "ours", is: "at least", value: 93 },
    },
    alone(
      "bars of three or four",
      share(({ piece, ours }) => ours.result.timeSignature === `${piece.metre}/4`),
      90,
    ),
    alone(
      "key",
      share(({ piece, ours }) => ours.result.key === piece.key),
      85,
    ),
    alone("polls of the chord that sounds now", 100 * mean(({ polls }) => polls), 90),
  ];
}

function alone(name: string, ours: number, value: number): Figure {
  const target = { of: "ours", is: "at least", value } as const;
  return { name: `analysis, ${name} right`, ours, bare: null, unit: "%", target };
}

function isRight(bpm: number | null, piece: Piece): boolean {
  return Math.abs((bpm ?? 0) / piece.bpm - 1) <= TOLERANCE;
}

/** Share of the polls that show the chord that sounds. */
function pollsRight({ samples, sampleRate, chords }: Piece): number {
  const live = createLiveChords(sampleRate);
  let polls = 0;
  let right = 0;
  for (const [i, frame] of analyserFrames(samples, sampleRate).entries()) {
    const { label } = live.poll(frame);
    const chord = chords.findLast(({ time }) => time <= i / 10);
    if (!chord || i / 10 - chord.time < SETTLING) continue;
    polls += 1;
    if (label === chord.label) right += 1;
  }
  return right / Math.max(1, polls);
}
