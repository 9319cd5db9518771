/**
 * The chord that sounds now, from the analyser that a studio polls: every 100 ms while it plays, every 500 ms while it does
 * not. The analyser must not smooth by itself (`smoothingTimeConstant = 0`), or the last chord rings on.
 */
import type { Span } from "./beat-chroma.ts";
import { initialPosterior, forwardStep } from "./chord-posterior.ts";
import { chordFits, clarity } from "./chord-fit.ts";
import { CHORDS } from "./chord-templates.ts";
import { NOTES } from "./chroma.ts";
import { createPitchMeter } from "./live-pitches.ts";
import { mean } from "./statistics.ts";

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
  /** Forgets the chord, after a jump or a pause; what the song is tuned to and made of is known still. */
  reset(): void;
}

/** Of a poll, before it is read. */
const CHANGE = 0.3;
/** How much a better fit is more likely, as logarithms of odds: of the mean of five polls there is little doubt. */
const SURENESS = 40;
/** How much better a chord fits whose notes have sounded before, and what of them is remembered after a poll. */
const FAMILIAR = 0.15;
const MEMORY = 0.995;

export function createLiveChords(sampleRate: number): LiveChords {
  const pitches = createPitchMeter(sampleRate);
  const song = createMemory();
  let recent: Span[] = [];
  let posterior = initialPosterior();
  let shown: string | null = null;
  return {
    poll(decibels) {
      recent = [...recent.slice(1 - POLLS), pitches.read(decibels)];
      const notes = meanOf(recent);
      const familiar = song.add(recent.at(-1) ?? notes);
      const likelihoods = Float64Array.from(chordFits(notes), (fit, i) =>
        Math.exp(SURENESS * (fit + FAMILIAR * (familiar[i] ?? 0))),
      );
      // Silence tells nothing.
      if (notes.treble.some((level) => level > 0)) forwardStep(posterior, likelihoods, CHANGE);
      const chord = CHORDS[posterior.indexOf(Math.max(...posterior))];
      const confidence = chord ? clarity(chord, notes) : 0;
      const label = chord?.label ?? null;
      const isClear = confidence >= (label === shown ? KEPT_FROM : SHOWN_FROM);
      // A new chord that is not clear yet does not drive the old one away.
      if (isClear) shown = label;
      else if (confidence < KEPT_FROM) shown = null;
      return { label: shown, confidence };
    },
    reset() {
      recent = [];
      posterior = initialPosterior();
      shown = null;
    },
  };
}

/** The notes of the song so far: what the key is to a musician. */
function createMemory() {
  const levels = new Float32Array(NOTES);
  return {
    /** How much each chord is of them, 0 to 1. */
    add({ treble }: Span): number[] {
      for (let note = 0; note < NOTES; note += 1)
        levels[note] = MEMORY * (levels[note] ?? 0) + (treble[note] ?? 0);
      const most = Math.max(...levels, Number.MIN_VALUE);
      return CHORDS.map(({ notes }) => mean(notes.map((note) => (levels[note] ?? 0) / most)));
    },
  };
}

function meanOf(recent: readonly Span[]): Span {
  const meanPart = (part: keyof Span) =>
    new Float32Array(NOTES).map(
      (_, note) => recent.reduce((sum, notes) => sum + (notes[part][note] ?? 0), 0) / recent.length,
    );
  return { treble: meanPart("treble"), bass: meanPart("bass") };
}
