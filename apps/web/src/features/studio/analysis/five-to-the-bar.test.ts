import { chordBars } from "@bandstand/domain/studio/chord-bars";
import { FIRST_SETTINGS } from "@bandstand/domain/studio/ranges";
import { snapped } from "@bandstand/domain/studio/snap";
import type { StudioSettings } from "@bandstand/domain/studio/settings";
import { expect, it } from "vitest";
import { soundControls } from "../session/sound-controls.ts";
import { gridLines } from "../waveform/grid-lines.ts";
import { loopWords } from "../waveform/loop-words.ts";
import { inMetre } from "./saved-analysis.ts";

const BEATS = Array.from({ length: 40 }, (_, beat) => beat / 2);
const IN_FOUR: StudioSettings = {
  ...FIRST_SETTINGS,
  analysisResults: {
    bpm: 120,
    key: "Em",
    timeSignature: "4/4",
    beatsDetected: 40,
    barsDetected: 10,
    analyzedAt: "2026-11-21T18:00:00.000Z",
  },
  detectedBeats: BEATS,
  barPositions: BEATS.filter((_, beat) => beat % 4 === 0),
  beatInterval: 0.5,
  beatsPerBar: 4,
  barsInDoubt: true,
  detectedChords: ["Em", "G", "Em", "G"].map((label, bar) => ({
    time: bar * 2.5,
    label,
    confidence: 0.9,
  })),
  clickEnabled: true,
  countIn: 1,
  snapTo: "bars",
};

it("everything that is counted in bars follows from five to the bar", () => {
  const said = inMetre(IN_FOUR, { timeSignature: "5/4", beatsPerBar: 5 });
  const settings = { ...IN_FOUR, ...said };
  const { detectedBeats: beats, barPositions: bars } = settings;
  const firstBars = [0, 2.5, 5, 7.5];
  const lines = gridLines({ beats, bars }, { from: 0, to: 7.5 }, 50);
  expect(lines.filter(({ isBar }) => isBar).map(({ time }) => time)).toEqual(firstBars);
  expect(loopWords({ start: 2.5, end: 7.5 }, { beats, bars })).toBe("Loop · 2 bars");
  expect(snapped(4.4, settings)).toBe(5);
  expect(soundControls(settings, { speed: 1, bpm: null })).toMatchObject({
    click: { beats, bars: expect.arrayContaining(firstBars) },
    countIn: { beats: 5, beatsABar: 5 },
  });
  expect(chordBars(settings, 20).map(({ cells }) => cells)).toEqual([
    ["Em", ".", ".", ".", "."],
    ["G", ".", ".", ".", "."],
    ["Em", ".", ".", ".", "."],
    ["G", ".", ".", ".", "."],
    ["G", ".", ".", ".", "."],
    ["G", ".", ".", ".", "."],
    ["G", ".", ".", ".", "."],
    ["G", ".", ".", ".", "."],
  ]);
});
