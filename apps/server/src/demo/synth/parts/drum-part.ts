/** The drummer: grooves, fills, and a cymbal where a section begins. */
import type { Groove, Score } from "../score.ts";
import { beatsPerBar } from "../theory/meter.ts";
import { touch, type Hit } from "./notes.ts";
import { readPattern } from "./pattern.ts";
import { timelineOf } from "./timeline.ts";

const VELOCITY: Readonly<Record<string, number>> = { X: 1, x: 0.78, o: 0.5, ",": 0.28 };

function hitsOf(
  groove: Groove,
  start: number,
  bars: number,
  barBeats: number,
  energy: number,
): readonly Hit[] {
  return Object.entries(groove).flatMap(([piece, pattern]) =>
    readPattern(pattern, bars, barBeats).map((event) => ({
      piece,
      start: start + event.start,
      velocity: touch(VELOCITY[event.sign] ?? 0.78, energy),
    })),
  );
}

/** Every hit of the song by time. Throws a RangeError when a section names a groove that the score lacks. */
export function drumPart(score: Score): readonly Hit[] {
  const barBeats = beatsPerBar(score.meter);
  const named = (name: string): Groove => {
    const groove = score.grooves[name];
    if (!groove) throw new RangeError(`"${score.title}" has no groove "${name}"`);
    return groove;
  };
  const hits = timelineOf(score).sections.flatMap(({ section, start, bars }) => {
    const { energy, drums, fill, crash } = section;
    const grooveBars = fill ? bars - 1 : bars;
    return [
      ...(drums ? hitsOf(named(drums), start, grooveBars, barBeats, energy) : []),
      ...(fill ? hitsOf(named(fill), start + grooveBars * barBeats, 1, barBeats, energy) : []),
      ...(crash ? [{ piece: "crash", start, velocity: touch(0.9, energy) }] : []),
    ];
  });
  return hits.toSorted((left, right) => left.start - right.start);
}
