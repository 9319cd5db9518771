/** Clicks on the beats of a recording while it plays, each put on the clock of the sound a little ahead. */
import type { SoundControls } from "../studio-sound.ts";
import type { Clicks } from "./clicks.ts";
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
  schedule(click: SoundControls["click"], playing: Playing): void;
  /** Takes back what has not sounded, and begins again wherever playing goes on. */
  restart(): void;
  /** The same after the end of a loop: the beats before it are still on their way, and so are their clicks. */
  goOn(): void;
}

/** Seconds of the clock: longer than the longest wait between two calls. */
const AHEAD = 0.15;
/** Clicks that may not have sounded yet; those before them have. */
const PENDING = 16;
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
      for (const beat of click.beats) {
        if (beat < from || beat >= to) continue;
        undo.push(clicks.at(clock.timeOf(beat) + latency, click.bars.includes(beat)));
      }
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
