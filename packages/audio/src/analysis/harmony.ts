/**
 * What chords are heard from, kept when a song was analysed, so that they can be heard again on other beats: how strongly each
 * note sounds low, in the middle and high, moment by moment, and how far it is notes that sound at all.
 */
import { NOTES } from "./chroma.ts";
import { similarity } from "./beat-chroma.ts";
import { PITCH_FRAME_RATE, PITCH_FRAMES, PITCH_RATE, type Partials } from "./partials.ts";

/** MIDI, where each begins: the bass, where hands play chords, and the overtones of both. */
const REGISTERS = [0, 50, 67] as const;
/** Values of a frame: the notes of each register. */
export const NOTE_VALUES = REGISTERS.length * NOTES;

export interface Harmony {
  /** `NOTE_VALUES` of each frame. */
  notes: Float32Array;
  /** Of each frame, how near its tones lie to notes: 1 all in tune, 0 like noise and talk. */
  tuned: Float32Array;
}

export const SILENT_HARMONY: Harmony = { notes: new Float32Array(0), tuned: new Float32Array(0) };

/** Tones count less than their share, so that a chord's quiet notes are heard. */
const POWER = 0.6;
/** MIDI; below, a bin is too wide to tell how a tone is tuned. */
const TUNED_FROM = 52;

export function harmonyOf({ starts, pitches, levels }: Partials, tuning: number): Harmony {
  const frames = starts.length - 1;
  const notes = new Float32Array(frames * NOTE_VALUES);
  const tuned = new Float32Array(frames);
  for (let frame = 0; frame < frames; frame += 1) {
    let inTune = 0;
    let all = 0;
    for (let i = starts[frame] ?? 0; i < (starts[frame + 1] ?? 0); i += 1) {
      const pitch = (pitches[i] ?? 0) - tuning;
      const note = Math.round(pitch);
      const level = (levels[i] ?? 0) ** POWER;
      // 1 in the middle of a note, −1 half-way between two.
      const middle = Math.cos(2 * Math.PI * (pitch - note));
      const place = frame * NOTE_VALUES + registerOf(pitch) * NOTES + (note % NOTES);
      notes[place] = (notes[place] ?? 0) + (level * (1 + middle)) / 2;
      if (pitch < TUNED_FROM) continue;
      inTune += level * middle;
      all += level;
    }
    tuned[frame] = all === 0 ? 0 : Math.max(0, inTune / all);
  }
  return { notes, tuned };
}

function registerOf(pitch: number): number {
  if (pitch < REGISTERS[1]) return 0;
  return pitch < REGISTERS[2] ? 1 : 2;
}

/** What sounds between two times. */
export interface Sounding {
  /** `NOTE_VALUES`, the mean of the frames. */
  notes: Float32Array;
  /** 0 to 1, the mean of the frames. */
  tuned: number;
  /** How alike the first half and the second are, 0 to 1. */
  steady: number;
}

/** Half of what a frame hears lies within this of its middle, in seconds. */
const REACH = PITCH_FRAMES.size / PITCH_RATE / 4;

/** Of the frames that lie between two times, the nearest one where there is none. */
export function soundingBetween(harmony: Harmony, from: number, to: number): Sounding {
  // A frame that lies at the edge hears as much of the neighbour.
  const inset = Math.min(REACH, (to - from) / 4);
  const first = Math.round((from + inset) * PITCH_FRAME_RATE);
  const last = Math.max(first, Math.round((to - inset) * PITCH_FRAME_RATE));
  const middle = Math.max(first, Math.floor((first + last) / 2));
  let tuned = 0;
  for (let frame = first; frame <= last; frame += 1) tuned += harmony.tuned[frame] ?? 0;
  return {
    notes: meanNotes(harmony.notes, first, last),
    tuned: tuned / (last - first + 1),
    steady: similarity(
      meanNotes(harmony.notes, first, middle),
      meanNotes(harmony.notes, Math.min(middle + 1, last), last),
    ),
  };
}

function meanNotes(notes: Float32Array, first: number, last: number): Float32Array {
  const out = new Float32Array(NOTE_VALUES);
  for (let frame = first; frame <= last; frame += 1)
    for (let i = 0; i < NOTE_VALUES; i += 1)
      out[i] = (out[i] ?? 0) + (notes[frame * NOTE_VALUES + i] ?? 0) / (last - first + 1);
  return out;
}
