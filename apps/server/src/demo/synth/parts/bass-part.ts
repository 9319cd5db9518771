/** The bass player: roots and degrees, and a step towards the chord to come. */
import type { BassPart, Score } from "../score.ts";
import type { Chord } from "../theory/chord.ts";
import { beatsPerBar } from "../theory/meter.ts";
import { atOrAbove } from "../theory/pitch.ts";
import { touch, type Note } from "./notes.ts";
import { readPattern } from "./pattern.ts";
import { spanAt, timelineOf } from "./timeline.ts";

/** Semitones above the root for a degree, as the chord has it. */
function degree(sign: string, { intervals }: Chord): number {
  const third = intervals.includes(3) ? 3 : 4;
  switch (sign) {
    case "3":
      return third;
    case "5":
      return intervals.includes(6) && !intervals.includes(7) ? 6 : 7;
    case "6":
      return 9;
    case "7":
      return intervals.includes(11) ? 11 : 10;
    case "8":
      return 12;
    default:
      return 0;
  }
}

/** Every note of a bass part. */
export function bassPart(score: Score, name: string, part: BassPart): readonly Note[] {
  const barBeats = beatsPerBar(score.meter);
  const { sections, spans } = timelineOf(score);
  return sections.flatMap(({ section, start, bars }) => {
    const pattern = section.plays[name];
    if (pattern === undefined) return [];
    return readPattern(pattern, bars, barBeats).map((event): Note => {
      const beat = start + event.start;
      const span = spanAt(spans, beat);
      const root = atOrAbove(span.chord.bass, part.lowest);
      const coming = atOrAbove(spanAt(spans, span.start + span.beats).chord.bass, part.lowest);
      const midi = event.sign === "<" ? coming - 1 : root + degree(event.sign, span.chord);
      return {
        midi,
        start: beat,
        beats: event.beats * (event.beats < 0.6 ? 0.88 : 0.95),
        velocity: touch(event.sign === "r" || event.sign === "<" ? 0.62 : 0.85, section.energy),
        delay: 0,
      };
    });
  });
}
