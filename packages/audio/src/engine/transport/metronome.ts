/** Clicks on the beats of a recording while it plays, each put on the clock of the sound a little ahead. */
import type { ClickDivision } from "@bandstand/domain/studio/settings";
import type { Click } from "../studio-sound.ts";
import type { ClickPlace, Clicks } from "./clicks.ts";
import { createSteadyClock } from "./steady-clock.ts";

export interface Playing {
  /** Seconds of the recording: what it gives out now. */
  position: number;
  speed: number;
  /** Where it goes back before it gets there. */
  end: number;
  /** Seconds from the recording to the speakers, so that clicks are as late as the music. */
  latency: number;
}

export interface Metronome {
  /** To be called at least ten times a second. */
  schedule(click: Click | null, playing: Playing): void;
  /** Takes back what has not sounded, and begins again wherever playing goes on. */
  restart(): void;
  /** The same after the end of a loop: the beats before it are still on their way, and so are their clicks. */
  goOn(): void;
}

/** Seconds of the clock: longer than the longest wait between two calls. */
const AHEAD = 0.15;
/** Clicks that may not have sounded yet; those before them have. */
const PENDING = 32;
/** Seconds of the recording: a beat this little ago is clicked yet, as on the first beat of a loop. */
const JUST_NOW = 0.02;

export function createMetronome(clicks: Clicks): Metronome {
  let speed = 1;
  const clock = createSteadyClock(() => speed);
  /** Beats before it are done. */
  let doneTo: number | null = null;
  let undo: (() => void)[] = [];

  function goOn(): void {
    doneTo = null;
    clock.forget();
  }

  return {
    schedule(click, playing) {
      if (!click) return;
      const { position, end, latency } = playing;
      ({ speed } = playing);
      clock.look(clicks.now(), position);
      const from = doneTo ?? position - JUST_NOW;
      const to = Math.min(end, position + AHEAD * speed);
      if (to <= from) return;
      undo = undo.slice(-PENDING);
      for (const { time, place } of placesIn(click, from, to))
        undo.push(clicks.at(clock.timeOf(time) + latency, place));
      doneTo = to;
    },
    restart() {
      for (const take of undo) take();
      undo = [];
      goOn();
    },
    goOn,
  };
}

/** Shares of a beat. */
const BETWEEN: Readonly<Record<ClickDivision, readonly number[]>> = {
  beats: [],
  eighths: [1 / 2],
  swung: [2 / 3],
  triplets: [1 / 3, 2 / 3],
  sixteenths: [1 / 4, 1 / 2, 3 / 4],
};
/** Seconds: where beats are further apart none were heard, and none are counted. */
const LONGEST_BEAT = 2;

/** What is clicked from one time of the recording to another, in the order of beats. */
function placesIn({ beats, bars, division }: Click, from: number, to: number) {
  const places: { time: number; place: ClickPlace }[] = [];
  for (const [index, beat] of beats.entries()) {
    if (beat >= to) break;
    const next = beats[index + 1] ?? 2 * beat - (beats[index - 1] ?? beat);
    if (next < from) continue;
    if (beat >= from) places.push({ time: beat, place: bars.includes(beat) ? "one" : "beat" });
    if (next - beat > LONGEST_BEAT || next === beat) continue;
    for (const share of BETWEEN[division]) {
      const time = beat + share * (next - beat);
      if (time >= from && time < to) places.push({ time, place: "between" });
    }
  }
  return places;
}
