/** A media element without sound, and a clock that is moved by hand. */
import type { AudioPlatform } from "../audio-platform.ts";

export class MediaFixture extends EventTarget {
  currentTime = 0;
  playbackRate = 1;
  paused = true;
  ended = false;
  /** What the browser answers to the next call of `play`. */
  refusal: DOMException | null = null;

  play(): Promise<void> {
    if (this.refusal) return Promise.reject(this.refusal);
    this.paused = false;
    this.ended = false;
    return Promise.resolve();
  }

  pause(): void {
    this.paused = true;
    this.dispatchEvent(new Event("pause"));
  }

  /** Plays to its end, as elements do. */
  end(): void {
    this.ended = true;
    this.paused = true;
    this.dispatchEvent(new Event("pause"));
    this.dispatchEvent(new Event("ended"));
  }
}

export interface ClockFixture extends Pick<AudioPlatform, "frame" | "after"> {
  /** A frame is drawn. */
  draw(): void;
  /** So many milliseconds pass; lets promises settle in between. */
  pass(milliseconds: number): Promise<void>;
}

export function clockFixture(): ClockFixture {
  let now = 0;
  let frames = new Set<() => void>();
  const waiting = new Set<{ at: number; run: () => void }>();
  return {
    frame(run) {
      const mine = frames.add(run);
      return () => mine.delete(run);
    },
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      waiting.add(timer);
      return () => waiting.delete(timer);
    },
    draw() {
      const drawn = frames;
      // What runs asks for the next.
      frames = new Set();
      for (const run of drawn) run();
    },
    async pass(milliseconds) {
      now += milliseconds;
      for (const timer of [...waiting].toSorted((a, b) => a.at - b.at)) {
        if (timer.at > now || !waiting.delete(timer)) continue;
        timer.run();
        await settled();
      }
      await settled();
    },
  };
}

/** Lets promises that are done go on. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}
