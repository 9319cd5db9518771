/** Clicks a number of beats before playing starts. */
import type { AudioPlatform } from "../audio-platform.ts";
import type { SoundControls } from "../studio-sound.ts";

/** Clicks some seconds from now; the returned function takes it back. */
export type ClickAt = (secondsFromNow: number, isAccented: boolean) => () => void;

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

export function createCountIn(platform: Pick<AudioPlatform, "after">, clickAt: ClickAt): CountIn {
  let stopCounting: (() => void) | null = null;

  return {
    stop: () => stopCounting?.(),
    count: ({ beats, secondsABeat }, speed, onBeat) =>
      new Promise((resolve) => {
        const undo: (() => void)[] = [];
        const step = secondsABeat / speed;
        const finish = (isCounted: boolean) => {
          stopCounting = null;
          for (const take of undo) take();
          onBeat(0);
          resolve(isCounted);
        };
        stopCounting = () => finish(false);
        for (let beat = 0; beat < beats; beat += 1) {
          const at = LEAD + beat * step;
          undo.push(clickAt(at, beat === 0));
          undo.push(platform.after(at * 1000, () => onBeat(beat + 1)));
        }
        undo.push(platform.after((LEAD + beats * step) * 1000, () => finish(true)));
      }),
  };
}
