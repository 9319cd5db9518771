/** The melody: motifs of the score over its chords, phrases that come back, and endings that ask or answer. */
import { seededRandom, seedFrom } from "../random.ts";
import type { LeadPart, Score } from "../score.ts";
import { beatsPerBar } from "../theory/meter.ts";
import { parseKey, scaleTones } from "../theory/scale.ts";
import { touch, type Note } from "./notes.ts";
import { readPattern, type PatternEvent } from "./pattern.ts";
import { phrasePath, type Onset, type Voice } from "./phrase-path.ts";
import { barsOf, spanAt, timelineOf, type PlacedSection } from "./timeline.ts";

/** Where a contour stands at `x` (0…1 of the phrase), between −1 and 1. */
const CONTOURS: Readonly<Record<string, (x: number) => number>> = {
  arch: (x) => Math.sin(Math.PI * x) * 1.5 - 0.6,
  bowl: (x) => 0.7 - Math.sin(Math.PI * x) * 1.5,
  rise: (x) => x * 1.8 - 0.9,
  fall: (x) => 0.9 - x * 1.8,
  wave: (x) => Math.sin(2 * Math.PI * x) * 0.9,
  high: (x) => 0.45 + 0.5 * Math.cos(2 * Math.PI * x),
  low: (x) => -0.45 - 0.5 * Math.cos(2 * Math.PI * x),
};

type Phrase = {
  readonly motif: string;
  readonly contour: string;
  readonly ending: "open" | "home" | null;
  readonly bars: number;
};

function phrasesOf(line: string, score: Score): readonly Phrase[] {
  return line.split(/\s+/).map((word) => {
    const [name = "", contour = "wave", ending] = word.split(":");
    const motif = score.motifs[name];
    if (motif === undefined || !(contour in CONTOURS))
      throw new RangeError(`"${score.title}" has no phrase "${word}"`);
    return {
      motif,
      contour,
      ending: ending === "open" || ending === "home" ? ending : null,
      bars: barsOf(motif).length,
    };
  });
}

type Placed = {
  readonly event: PatternEvent;
  readonly start: number;
  readonly phrase: Phrase;
  readonly place: number;
  readonly last: boolean;
};

/** The section's phrases one after the other until it is full; a phrase that does not fit is left out. */
function placedOf(
  { start, bars }: PlacedSection,
  phrases: readonly Phrase[],
  barBeats: number,
): readonly Placed[] {
  const placed: Placed[] = [];
  let bar = 0;
  for (let turn = 0; bar < bars; turn += 1) {
    const phrase = phrases[turn % phrases.length];
    if (!phrase || bar + phrase.bars > bars) break;
    const events = readPattern(phrase.motif, phrase.bars, barBeats);
    const from = start + bar * barBeats;
    placed.push(
      ...events.map((event, index) => ({
        event,
        start: from + event.start,
        phrase,
        place: event.start / (phrase.bars * barBeats),
        last: index === events.length - 1,
      })),
    );
    bar += phrase.bars;
  }
  return placed;
}

/** The note so many steps of the scale away. */
function stepsAway(midi: number, steps: number, scale: ReadonlySet<number>): number {
  let note = midi;
  for (let left = Math.abs(steps); left > 0;) {
    note += Math.sign(steps);
    if (scale.has(((note % 12) + 12) % 12)) left -= 1;
  }
  return note;
}

/** Every note of a lead part, the second voice included. Throws a RangeError on phrases that the score lacks. */
export function melodyPart(score: Score, name: string, part: LeadPart): readonly Note[] {
  const barBeats = beatsPerBar(score.meter);
  const { sections, spans } = timelineOf(score);
  const { tonic } = parseKey(score.key);
  const voice: Voice = {
    lowest: part.lowest,
    highest: part.highest,
    scale: scaleTones(tonic, part.scale),
    tonic,
  };
  const middle = (part.lowest + part.highest) / 2;
  const reach = (part.highest - part.lowest) / 2;
  const sung = new Map<string, number>();
  const random = seededRandom(score.seed ^ seedFrom(name));
  return sections.flatMap((placedSection) => {
    const line = placedSection.section.plays[name];
    if (line === undefined) return [];
    const placed = placedOf(placedSection, phrasesOf(line, score), barBeats);
    const memory = ({ phrase, place }: Placed) => `${phrase.motif}:${phrase.contour}:${place}`;
    const onsets = placed.map((note): Onset => {
      const inBar = (note.start - placedSection.start) % barBeats;
      const whole = Math.abs(inBar - Math.round(inBar)) < 0.01;
      return {
        strong:
          whole &&
          (barBeats === 4 ? Math.round(inBar) % 2 === 0 : Math.round(inBar) % barBeats === 0),
        beats: note.event.beats,
        chord: spanAt(spans, note.start + Math.min(0.26, note.event.beats / 2)).chord.tones,
        aim: middle + reach * 0.85 * (CONTOURS[note.phrase.contour]?.(note.place) ?? 0),
        before: sung.get(memory(note)) ?? null,
        ending: note.last ? note.phrase.ending : null,
      };
    });
    const path = phrasePath(onsets, voice, random);
    return placed.flatMap((note, index): readonly Note[] => {
      const midi = path[index] ?? middle;
      sung.set(memory(note), midi);
      const strong = onsets[index]?.strong ?? false;
      const lead: Note = {
        midi,
        start: note.start,
        beats: note.event.beats * 0.96,
        velocity: touch(strong ? 0.85 : 0.7, placedSection.section.energy),
        delay: 0,
      };
      if (part.harmony === undefined) return [lead];
      return [
        lead,
        {
          ...lead,
          midi: stepsAway(midi, part.harmony, voice.scale),
          velocity: lead.velocity * 0.75,
          delay: 0.008,
        },
      ];
    });
  });
}
