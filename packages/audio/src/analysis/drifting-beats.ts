/** The beats of a song whose tempo nobody keeps: rubato, a slow hurry, a free performance that has a pulse all the same. */
import { type Reading, readingsOf, refinedBeats } from "./beat-grid.ts";
import { fromFirstToLast } from "./beat-ends.ts";
import { confidenceOf } from "./grid-confidence.ts";
import { withinMusic } from "./music-ends.ts";
import { barsAmong } from "./reading-bars.ts";
import type { Heard, JoinedBeats, PlayedBeats } from "./song-parts.ts";
import { playedAt, steadied, steadyTime } from "./steadied.ts";
import { tempoCurve } from "./tempo-curve.ts";
import { tempogramOf } from "./tempogram.ts";

/** How much more of the pulse must come back along a curve than at one tempo, as a share. */
const LEAST_GAIN = 0.2;

/** Null where the tempo is kept, and where there is none. */
export function driftingBeats(features: Heard): JoinedBeats | null {
  const curve = tempoCurve(features.strengths.all);
  if (curve.gain < LEAST_GAIN) return null;
  const map = steadyTime(curve, features.strengths.all.length);
  const steady = steadied(features, map);
  const tempogram = tempogramOf(steady.strengths.all);
  const readings = readingsOf({ ...steady, tempogram });
  const [best, next] = readings;
  if (!best) return null;
  const counted = (reading: Reading): PlayedBeats => {
    const refined = refinedBeats(reading, steady.strengths);
    const whole = fromFirstToLast(refined, steady.strengths.all);
    const beats = withinMusic(whole, steady.strengths);
    const played = (frames: readonly number[]) => frames.map((frame) => playedAt(map, frame));
    return { reading, beats: played(beats), bars: played(barsAmong(beats, reading)) };
  };
  return {
    ...counted(best),
    confidence: confidenceOf(readings),
    other: next ? counted(next) : null,
  };
}
