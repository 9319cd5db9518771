/** The beats and bars of a whole song: one grid where it keeps its tempo, one for each tempo that it has, or one that drifts. */
import { fromFirstToLast } from "./beat-ends.ts";
import { type Reading, readingsOf, refinedBeats } from "./beat-grid.ts";
import { driftingBeats } from "./drifting-beats.ts";
import { confidenceOf, SURE } from "./grid-confidence.ts";
import type { BeatsPerBar } from "./grid-judges.ts";
import { isInTriplets } from "./metre.ts";
import { FRAME_RATE } from "./onsets.ts";
import type { OnsetStrength } from "./onset-strength.ts";
import { withinMusic } from "./music-ends.ts";
import { barsAmong } from "./reading-bars.ts";
import { beatsInParts, type Heard, type JoinedBeats, type PlayedBeats } from "./song-parts.ts";
import { tempoChanges } from "./tempo-changes.ts";
import { tempogramOf } from "./tempogram.ts";
import { acceptedTempo } from "./tempo-rule.ts";

/** Times are seconds, confidences 0 to 1. */
export interface CountedBeats {
  bpm: number;
  timeSignature: TimeSignature;
  beatsPerBar: BeatsPerBar;
  beats: number[];
  /** The beats that begin bars. */
  bars: number[];
  /** How likely these bars are where the beats are right. */
  barConfidence: number;
}

export type TimeSignature = "3/4" | "4/4" | "6/8" | "12/8";

export interface SongBeats extends CountedBeats {
  confidence: number;
  /** What it may be counted in as well, where that is not clear. */
  other: CountedBeats | null;
}

/** Where no tempo is kept, the least that another must be sure of. */
const LEAST_SURE = 0.3;
/** Seconds without an onset that are a pause, after which the beat may be elsewhere, and of a part at the least. */
const PAUSE = 4;
const PART = 12;
/** In deviations: what is no onset. */
const FAINT = 0.15;

/** Null where no tempo is accepted. */
export function songBeats(features: Heard): SongBeats | null {
  const kept = keptBeats(features);
  if (kept && kept.confidence >= SURE) return kept;
  const drifting = driftingBeats(features);
  const isSurer = drifting !== null && drifting.confidence > (kept?.confidence ?? LEAST_SURE);
  return isSurer ? countedJoined(drifting) : kept;
}

/** Where the tempo is kept, or each part keeps its own. */
function keptBeats(features: Heard): SongBeats | null {
  const onsets = features.strengths.all;
  const pauses = pausesIn(onsets);
  const changes = tempoChanges(onsets).filter((time) =>
    pauses.every((pause) => Math.abs(pause - time) > PART),
  );
  const edges = [...changes, ...pauses].toSorted((a, b) => a - b);
  if (edges.length > 0) {
    const joined = beatsInParts(features, edges);
    if (!joined) return null;
    const ended = (played: PlayedBeats) => withinEnds(played, features.strengths);
    return countedJoined({
      ...joined,
      ...ended(joined),
      other: joined.other && ended(joined.other),
    });
  }
  const readings = readingsOf({ ...features, tempogram: tempogramOf(onsets) });
  const [best, next] = readings;
  const counted = best && countedIn(best, features.strengths);
  if (!counted) return null;
  const confidence = confidenceOf(readings);
  return {
    ...counted,
    confidence,
    other: confidence < SURE && next ? countedIn(next, features.strengths) : null,
  };
}

function countedIn(reading: Reading, strengths: OnsetStrength): CountedBeats | null {
  const refined = refinedBeats(reading, strengths);
  const frames = withinMusic(fromFirstToLast(refined, strengths.all), strengths);
  const bars = barsAmong(frames, reading);
  return counted(frames, bars, reading);
}

function counted(
  frames: readonly number[],
  barFrames: readonly number[],
  { grid, beatsPerBar, barConfidence }: Reading,
): CountedBeats | null {
  const inTime = (all: readonly number[]) =>
    all.map((frame) => frame / FRAME_RATE).filter((time) => time >= 0);
  const beats = inTime(frames);
  const bpm = acceptedTempo(beats);
  if (bpm === null) return null;
  return {
    bpm,
    timeSignature: signatureOf(grid, beatsPerBar),
    beatsPerBar,
    beats,
    bars: inTime(barFrames),
    barConfidence,
  };
}

function signatureOf(grid: Reading["grid"], beatsPerBar: BeatsPerBar): TimeSignature {
  if (beatsPerBar === 2) return "6/8";
  if (beatsPerBar === 3) return "3/4";
  return isInTriplets(grid) ? "12/8" : "4/4";
}

/** Beats that are not all of one tempo; the metre is that of the reading. */
function countedJoined({ other, confidence, ...best }: JoinedBeats): SongBeats | null {
  const of = ({ beats, bars, reading }: PlayedBeats) => counted(beats, bars, reading);
  const all = of(best);
  return all && { ...all, confidence, other: confidence < SURE && other ? of(other) : null };
}

function withinEnds(played: PlayedBeats, strengths: OnsetStrength): PlayedBeats {
  const beats = withinMusic(fromFirstToLast(played.beats, strengths.all), strengths);
  const known = new Set(beats);
  return { ...played, beats, bars: played.bars.filter((bar) => known.has(bar)) };
}

/** Seconds in the middle of each pause that has a part of the song on both sides. */
function pausesIn(strengths: Float32Array): number[] {
  const pauses: number[] = [];
  const margin = Math.round(PART * FRAME_RATE);
  let last = 0;
  for (let frame = margin; frame < strengths.length - margin; frame += 1) {
    if ((strengths[frame] ?? 0) <= FAINT) continue;
    if (last > 0 && frame - last > PAUSE * FRAME_RATE) pauses.push((last + frame) / 2 / FRAME_RATE);
    last = frame;
  }
  return pauses;
}
