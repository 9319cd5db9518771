/** What a server does when it is told to stop: it stops in order, and ends at once when a person does not want to wait. */

/** Milliseconds. A stop sent to the whole group reaches us twice: directly, and passed on by what started us. */
const SAME_MOMENT = 500;

interface StoppingOptions {
  stop: () => void;
  endAtOnce: () => void;
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
}

export function createStopping({ stop, endAtOnce, now }: StoppingOptions) {
  let since: number | undefined;
  return {
    /** Told by a program. */
    told(): void {
      if (since !== undefined) return;
      since = now();
      stop();
    },
    /** Ctrl-C; the second one does not wait. */
    interrupted(): void {
      if (since !== undefined && now() - since > SAME_MOMENT) endAtOnce();
      this.told();
    },
  };
}
