/** The notes in one look at an analyser, however the band is tuned. */
import type { Span } from "./beat-chroma.ts";
import { NOTES } from "./chroma.ts";
import { toPitch } from "./partials.ts";

export interface PitchMeter {
  /** Decibels from 0 Hz to half the sample rate. */
  read(decibels: Float32Array): Span;
}

/** Hz: below, the bins of an analyser are wider than three semitones; above, there are only overtones. */
const LOWEST = 55;
const HIGHEST = 2000;
/** MIDI; the notes below tell the root. */
const SPLIT = 55;
/** Decibels below the loudest: what is quieter is not of the chord. */
const RANGE = 40;
/** Decibels below which all is silence. */
const SILENT = -90;
/** What tells the tuning: MIDI, and the share of the loudest. */
const TUNED_FROM = 60;
const TUNED_LEVEL = 0.03;
/** Share of what is known about the tuning that is left after a poll. */
const MEMORY = 0.98;
/** The fifth partial of a low note, in semitones above it: a major third that nobody plays. */
const FIFTH_PARTIAL = 12 * Math.log2(5);
const FIFTH_SHARE = 0.12;
const LOW = 60;
const SAME = 0.35;

interface Peak {
  /** MIDI, with fractions. */
  pitch: number;
  /** Amplitude, of the loudest 1. */
  level: number;
}

export function createPitchMeter(sampleRate: number): PitchMeter {
  // The direction in which the parts of a semitone of what was heard point together.
  let x = 0;
  let y = 0;
  return {
    read(decibels) {
      const peaks = peaksOf(decibels, sampleRate);
      x *= MEMORY;
      y *= MEMORY;
      for (const { pitch, level } of peaks) {
        if (pitch < TUNED_FROM || level < TUNED_LEVEL) continue;
        x += level * Math.cos(2 * Math.PI * pitch);
        y += level * Math.sin(2 * Math.PI * pitch);
      }
      return notesOf(withoutFifths(peaks), Math.atan2(y, x) / (2 * Math.PI));
    },
  };
}

function notesOf(peaks: readonly Peak[], tuning: number): Span {
  const notes = { treble: new Float32Array(NOTES), bass: new Float32Array(NOTES) };
  for (const { pitch, level } of peaks) {
    const tuned = pitch - tuning;
    const note = Math.round(tuned);
    // The root of the amplitude, so that quiet notes of a chord are heard.
    const weight = Math.sqrt(level) * Math.cos(Math.PI * (tuned - note)) ** 2;
    const part = tuned < SPLIT ? notes.bass : notes.treble;
    part[note % NOTES] = (part[note % NOTES] ?? 0) + weight;
  }
  return notes;
}

function withoutFifths(peaks: readonly Peak[]): Peak[] {
  const low = peaks.filter(({ pitch }) => pitch < LOW);
  return peaks.map(({ pitch, level }) => {
    const brought = low
      .filter((note) => Math.abs(note.pitch + FIFTH_PARTIAL - pitch) < SAME)
      .reduce((sum, note) => sum + FIFTH_SHARE * note.level, 0);
    return { pitch, level: Math.max(0, level - brought) };
  });
}

function peaksOf(decibels: Float32Array, sampleRate: number): Peak[] {
  const hertzABin = sampleRate / 2 / decibels.length;
  const from = Math.ceil(LOWEST / hertzABin);
  const to = Math.min(decibels.length - 2, Math.floor(HIGHEST / hertzABin));
  let loudest = SILENT;
  for (let bin = from; bin <= to; bin += 1) loudest = Math.max(loudest, decibels[bin] ?? SILENT);
  const peaks: Peak[] = [];
  if (loudest === SILENT) return peaks;
  for (let bin = from; bin <= to; bin += 1) {
    const middle = decibels[bin] ?? SILENT;
    const left = Math.max(SILENT, decibels[bin - 1] ?? SILENT);
    const right = Math.max(SILENT, decibels[bin + 1] ?? SILENT);
    if (middle < loudest - RANGE || middle < left || middle <= right) continue;
    const bend = left - 2 * middle + right;
    const offset = bend < 0 ? (0.5 * (left - right)) / bend : 0;
    peaks.push({
      pitch: toPitch((bin + offset) * hertzABin),
      level: 10 ** ((middle - loudest) / 20),
    });
  }
  return peaks;
}
