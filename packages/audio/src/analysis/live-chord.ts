/**
 * The chord that sounds now, from the analyser that a studio polls: every 100 ms while it plays, every 500 ms while it does
 * not. The analyser must not smooth by itself (`smoothingTimeConstant = 0`), or the last chord rings on.
 */
import { chordFits, clarity } from "./chord-fit.ts";
import { CHORDS } from "./chord-templates.ts";
import { NOTES } from "./chroma.ts";
import { toPitch } from "./partials.ts";

export const POLL_MS = 100;
export const IDLE_POLL_MS = 500;
export const ANALYSER_SIZE = 4096;
/** Polls that are averaged. */
const POLLS = 5;
/** A chord has to be this clear to be shown, and stays until it is less clear than the other. */
export const SHOWN_FROM = 0.35;
export const KEPT_FROM = 0.25;

export interface LiveChord {
  /** Null when no chord is clear. */
  label: string | null;
  /** 0 to 1. */
  confidence: number;
}

export interface LiveChords {
  /** Decibels from 0 Hz to half the sample rate, as `getFloatFrequencyData` gives them. */
  poll(decibels: Float32Array): LiveChord;
  /** Forgets what was heard, after a jump or a pause. */
  reset(): void;
}

/** Hz: below, the bins of an analyser are wider than a semitone; above, there are only overtones. */
const LOWEST = 120;
const HIGHEST = 2000;
/** MIDI; the notes below tell the root. */
const SPLIT = 55;
/** Below the loudest, in decibels: what is quieter is not of the chord. */
const RANGE = 40;
/** Decibels below which all is silence. */
const SILENT = -90;

interface Notes {
  treble: Float32Array;
  bass: Float32Array;
}

/** `tuning`: semitones that the band is away from A = 440 Hz. */
export function createLiveChords(sampleRate: number, tuning = 0): LiveChords {
  let heard: Notes[] = [];
  let shown: string | null = null;
  return {
    poll(decibels) {
      heard = [...heard.slice(1 - POLLS), notesOf(decibels, sampleRate, tuning)];
      const notes = meanOf(heard);
      const fits = chordFits(notes);
      const chord = CHORDS[fits.indexOf(Math.max(...fits))];
      const confidence = chord ? clarity(chord, notes) : 0;
      const label = chord?.label ?? null;
      const isClear = confidence >= (label === shown ? KEPT_FROM : SHOWN_FROM);
      // A new chord that is not clear yet does not drive the old one away.
      if (isClear) shown = label;
      else if (confidence < KEPT_FROM) shown = null;
      return { label: shown, confidence };
    },
    reset() {
      heard = [];
      shown = null;
    },
  };
}

function notesOf(decibels: Float32Array, sampleRate: number, tuning: number): Notes {
  const notes = { treble: new Float32Array(NOTES), bass: new Float32Array(NOTES) };
  const hertzABin = sampleRate / 2 / decibels.length;
  const from = Math.ceil(LOWEST / hertzABin);
  const to = Math.min(decibels.length - 2, Math.floor(HIGHEST / hertzABin));
  let loudest = SILENT;
  for (let bin = from; bin <= to; bin += 1) loudest = Math.max(loudest, decibels[bin] ?? SILENT);
  if (loudest === SILENT) return notes;
  for (let bin = from; bin <= to; bin += 1) {
    const [left = SILENT, middle = SILENT, right = SILENT] = decibels.subarray(bin - 1, bin + 2);
    if (middle < loudest - RANGE || middle < left || middle <= right) continue;
    const bend = left - 2 * middle + right;
    const offset = bend < 0 ? (0.5 * (left - right)) / bend : 0;
    const pitch = toPitch((bin + offset) * hertzABin) - tuning;
    const note = Math.round(pitch);
    // Half of the amplitude in decibels, so that quiet notes of a chord are heard.
    const level = 10 ** ((middle - loudest) / 40) * Math.cos(Math.PI * (pitch - note)) ** 2;
    const part = pitch < SPLIT ? notes.bass : notes.treble;
    part[note % NOTES] = (part[note % NOTES] ?? 0) + level;
  }
  return notes;
}

function meanOf(heard: readonly Notes[]): Notes {
  const mean = (part: keyof Notes) =>
    new Float32Array(NOTES).map(
      (_, note) => heard.reduce((sum, notes) => sum + (notes[part][note] ?? 0), 0) / heard.length,
    );
  return { treble: mean("treble"), bass: mean("bass") };
}
