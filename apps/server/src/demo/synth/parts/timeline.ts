/** The score laid out in time: bars, the chords in them, and the length of it all. */
import type { Score, Section } from "../score.ts";
import { parseChord, type Chord } from "../theory/chord.ts";
import { beatsPerBar, swung } from "../theory/meter.ts";

export type ChordSpan = {
  readonly chord: Chord;
  /** Beats from the beginning of the song. */
  readonly start: number;
  readonly beats: number;
};

export type PlacedSection = {
  readonly section: Section;
  readonly start: number;
  readonly bars: number;
  readonly beats: number;
  readonly spans: readonly ChordSpan[];
};

export type Timeline = {
  readonly sections: readonly PlacedSection[];
  readonly spans: readonly ChordSpan[];
  readonly bars: number;
  readonly beats: number;
};

/** The bars of a chord line or pattern. */
export function barsOf(line: string): readonly string[] {
  return line.split("|").map((bar) => bar.trim());
}

function spansOf(section: Section, start: number, barBeats: number): readonly ChordSpan[] {
  const once = barsOf(section.chords);
  const bars = Array.from({ length: section.times ?? 1 }, () => once).flat();
  return bars.flatMap((bar, index) => {
    const symbols = bar.split(/\s+/);
    const beats = barBeats / symbols.length;
    return symbols.map((symbol, place) => ({
      chord: parseChord(symbol),
      start: start + index * barBeats + place * beats,
      beats,
    }));
  });
}

export function timelineOf(score: Score): Timeline {
  const barBeats = beatsPerBar(score.meter);
  const sections: PlacedSection[] = [];
  let start = 0;
  for (const section of score.sections) {
    const spans = spansOf(section, start, barBeats);
    const bars = barsOf(section.chords).length * (section.times ?? 1);
    sections.push({ section, start, bars, beats: bars * barBeats, spans });
    start += bars * barBeats;
  }
  return {
    sections,
    spans: sections.flatMap(({ spans }) => spans),
    bars: start / barBeats,
    beats: start,
  };
}

/** The span that sounds at a beat; the last one after the end. */
export function spanAt(spans: readonly ChordSpan[], beat: number): ChordSpan {
  const found = spans.findLast((span) => span.start <= beat + 1e-6) ?? spans[0];
  if (!found) throw new RangeError("a song without chords");
  return found;
}

/** Seconds from the beginning, swing included. */
export function secondsAt(score: Score, beat: number): number {
  return (swung(beat, score.swing ?? null) * 60) / score.tempo;
}

/** Seconds that the recording lasts: bars × beats × 60 / tempo, and the tail. */
export function durationOf(score: Score): number {
  return (timelineOf(score).beats * 60) / score.tempo + score.tail;
}
