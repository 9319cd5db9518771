/** Whoever plays the chords: strums, picking, comping on keys. */
import type { ChordPart, Score } from "../score.ts";
import type { Chord } from "../theory/chord.ts";
import { beatsPerBar } from "../theory/meter.ts";
import { guitarVoicing, keyboardVoicing, powerVoicing } from "../theory/voicing.ts";
import { touch, type Note } from "./notes.ts";
import { readPattern, type PatternEvent } from "./pattern.ts";
import { spanAt, timelineOf, type ChordSpan } from "./timeline.ts";

/** Seconds between the strings of a strum; an upstroke is quicker and leaves the low strings. */
const STRUM_SECONDS = 0.011;

function voicingOf(part: ChordPart, chord: Chord, previous: readonly number[]): readonly number[] {
  switch (part.hands) {
    case "keyboard":
      return keyboardVoicing(chord, part.position, previous);
    case "guitar":
      return guitarVoicing(chord, part.position);
    case "power":
      return powerVoicing(chord);
    default:
      return part.hands satisfies never;
  }
}

type Stroke = { readonly midi: number; readonly velocity: number; readonly delay: number };

/** The notes of one sign over a voicing. */
function strokes(sign: string, voicing: readonly number[], strummed: boolean): readonly Stroke[] {
  const gap = strummed ? STRUM_SECONDS : 0;
  const down = (notes: readonly number[], velocity: number) =>
    notes.map((midi, index) => ({ midi, velocity, delay: index * gap }));
  switch (sign) {
    case "D":
      return down(voicing, 0.85);
    case "d":
    case "O":
      return down(sign === "O" ? voicing.slice(1) : voicing, 0.6);
    case "U":
    case "u":
      return down(
        strummed ? voicing.toReversed().slice(0, 4) : voicing,
        sign === "U" ? 0.72 : 0.5,
      ).map((stroke) => ({
        ...stroke,
        delay: stroke.delay * 0.7,
      }));
    case "x":
      return down(voicing.slice(0, 4), 0.4);
    case "B":
      return down(voicing.slice(0, 1), 0.8);
    default: {
      const finger = Number(sign) - 1;
      const octave = Math.floor(finger / voicing.length) * 12;
      const midi = voicing[finger % voicing.length];
      return midi === undefined ? [] : [{ midi: midi + octave, velocity: 0.7, delay: 0 }];
    }
  }
}

/** Beats that a stroke sounds: what the pattern holds; damped for a scratch; until the chord changes when strings ring. */
function lengthOf(event: PatternEvent, span: ChordSpan, beat: number, ring: boolean): number {
  if (event.sign === "x") return Math.min(0.09, event.beats);
  const untilChange = span.start + span.beats - beat;
  return ring
    ? Math.max(event.beats, untilChange)
    : event.beats * (event.beats <= 0.5 ? 0.9 : 0.97);
}

/** Every note of a chord part. */
export function chordPart(score: Score, name: string, part: ChordPart): readonly Note[] {
  const barBeats = beatsPerBar(score.meter);
  let voicing: readonly number[] = [];
  let voiced: Chord | null = null;
  return timelineOf(score).sections.flatMap(({ section, start, bars, spans }) => {
    const pattern = section.plays[name];
    if (pattern === undefined) return [];
    return readPattern(pattern, bars, barBeats).flatMap((event) => {
      const beat = start + event.start;
      const span = spanAt(spans, beat);
      if (voiced?.symbol !== span.chord.symbol) {
        voicing = voicingOf(part, span.chord, voicing);
        voiced = span.chord;
      }
      const beats = lengthOf(event, span, beat, part.ring ?? false);
      return strokes(event.sign, voicing, part.hands === "guitar").map(
        ({ midi, velocity, delay }): Note => ({
          midi,
          start: beat,
          beats,
          velocity: touch(velocity, section.energy),
          delay,
        }),
      );
    });
  });
}
