/** A pitched part becomes sound: its notes, its amplifier, its place on the desk. */
import { applyInserts } from "./effects/effect.ts";
import { addEcho } from "./effects/echo.ts";
import { loudness } from "./effects/loudness.ts";
import { spreadOut } from "./effects/spread.ts";
import type { Instrument } from "./instruments/instrument.ts";
import { ORCHESTRA } from "./instruments/orchestra.ts";
import { bringIn, bringInMono, joined, type Desk, type Stretch } from "./mix.ts";
import { bassPart } from "./parts/bass-part.ts";
import { chordPart } from "./parts/chord-part.ts";
import { melodyPart } from "./parts/melody-part.ts";
import type { Note } from "./parts/notes.ts";
import { secondsAt } from "./parts/timeline.ts";
import { seededRandom, seedFrom, type Random } from "./random.ts";
import type { Part, Score } from "./score.ts";
import { addInto, decibels } from "./signal/stereo.ts";
import { hertz } from "./theory/pitch.ts";

/** Loudness in LUFS at which a part of level 0 enters the desk. */
export const REFERENCE = -22;

/** Seconds by which players come late, at most. Drums keep time. */
const LOOSENESS = 0.005;

/** Seconds that echoes, rotors and choruses go on after the last note. */
const AFTER_SECONDS = 0.3;
const AFTER_ECHO_SECONDS = 3.5;

function notesOf(score: Score, name: string, part: Part): readonly Note[] {
  switch (part.role) {
    case "bass":
      return bassPart(score, name, part);
    case "chords":
      return chordPart(score, name, part);
    case "lead":
      return melodyPart(score, name, part);
    default:
      return part satisfies never;
  }
}

/** Notes of one pitch, length and touch are made once: music repeats itself. */
function noteMaker(instrument: Instrument, rate: number, random: Random) {
  const made = new Map<string, Float32Array>();
  return (midi: number, seconds: number, velocity: number): Float32Array => {
    const touch = Math.max(1, Math.round(velocity * 6)) / 6;
    const held = Math.max(0.03, Math.round(seconds * 50) / 50);
    const key = `${midi} ${held} ${touch}`;
    const known = made.get(key);
    if (known) return known;
    const fresh = instrument({ hz: hertz(midi), seconds: held, velocity: touch, rate, random });
    made.set(key, fresh);
    return fresh;
  };
}

/** The part without its place in the mix, and where it sounds. */
function played(score: Score, name: string, part: Part, samples: number, rate: number) {
  const random = seededRandom(score.seed ^ seedFrom(name));
  const make = noteMaker(ORCHESTRA[part.instrument], rate, random);
  const buffer = new Float32Array(samples);
  const sounding: Stretch[] = [];
  const after = Math.round((part.echo ? AFTER_ECHO_SECONDS : AFTER_SECONDS) * rate);
  for (const note of notesOf(score, name, part)) {
    const start = secondsAt(score, note.start);
    const seconds = secondsAt(score, note.start + note.beats) - start;
    const from = Math.round((start + note.delay + random() * LOOSENESS) * rate);
    const sound = make(note.midi, seconds, note.velocity);
    addInto(buffer, sound, from, 0.25 + 0.75 * note.velocity);
    sounding.push({ from, to: Math.min(samples, from + sound.length + after) });
  }
  return { buffer, stretches: joined(sounding, rate) };
}

/** Plays a part into the desk at the level that the score gives it. */
export function renderPart(score: Score, name: string, part: Part, to: Desk, rate: number): void {
  const { buffer, stretches } = played(score, name, part, to.main.left.length, rate);
  for (const { from, to: end } of stretches)
    applyInserts(buffer.subarray(from, end), part.inserts ?? [], rate);
  const gain = decibels(REFERENCE + part.level - loudness([buffer], rate, 5));
  if (!Number.isFinite(gain)) return;
  for (const { from, to: end } of stretches) {
    const sound = buffer.subarray(from, end);
    const place = { at: from, gain, room: part.room };
    if (part.spread.kind === "point" && !part.echo) {
      bringInMono(to, sound, part.spread.pan, place);
      continue;
    }
    const stereo = spreadOut(sound, part.spread, rate);
    if (part.echo) addEcho(stereo, part.echo, 60 / score.tempo, rate);
    bringIn(to, stereo, place);
  }
}
