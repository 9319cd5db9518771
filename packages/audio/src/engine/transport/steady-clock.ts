/**
 * What the clock of the sound shows when a recording gives out a place of it. A single look is some 10 ms off, since both
 * move on by whole buffers; the mean of several is not.
 */
export interface SteadyClock {
  /** Takes a look: seconds of the clock, and of the recording. */
  look(now: number, position: number): void;
  /** Seconds of the clock at a place of the recording. */
  timeOf(place: number): number;
  /** The recording stopped, or goes on elsewhere. */
  forget(): void;
}

/** A third of a second of frames. */
const LOOKS = 20;

/** @param speed seconds of the recording that pass in one of the clock */
export function createSteadyClock(speed: () => number): SteadyClock {
  let begins: number[] = [];
  return {
    look(now, position) {
      begins = [...begins.slice(1 - LOOKS), now - position / speed()];
    },
    timeOf(place) {
      const sum = begins.reduce((sum, begin) => sum + begin, 0);
      return sum / Math.max(1, begins.length) + place / speed();
    },
    forget() {
      begins = [];
    },
  };
}
