/** Clicks a number of beats before playing starts. */
import type { AudioPlatform } from "../audio-platform.ts";
import type { SoundControls } from "../studio-sound.ts";
import type { Clicks } from "./clicks.ts";

export interface CountIn {
  /** Whether it was counted to its end. */
  count(
    countIn: NonNullable<SoundControls["countIn"]>,
    speed: number,
    onBeat: (beat: number) => void,
  ): Promise<boolean>;
  stop(): void;
}

/** Seconds before the first click, so that it is never cut off. */
const LEAD = 0.05;

export function createCountIn(platform: Pick<AudioPlatform, "after">, clicks: Clicks): CountIn {
  let stopCounting: (() => void) | null = null;

  return {
    stop: () => stopCounting?.(),
    count: ({ beats, beatsABar, secondsABeat }, speed, onBeat) =>
      new Promise((resolve) => {
        const undo: (() => void)[] = [];
        const step = secondsABeat / speed;
        const begin = clicks.now();
        const finish = (isCounted: boolean) => {
          stopCounting = null;
          for (const take of undo) take();
          onBeat(0);
          resolve(isCounted);
        };
        stopCounting = () => finish(false);
        for (let beat = 0; beat < beats; beat += 1) {
          const at = LEAD + beat * step;
          undo.push(clicks.at(begin + at, beat % beatsABar === 0 ? "one" : "beat"));
          undo.push(platform.after(at * 1000, () => onBeat(beat + 1)));
        }
        undo.push(platform.after((LEAD + beats * step) * 1000, () => finish(true)));
      }),
  };
}
