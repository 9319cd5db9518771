/**
 * Whether the server can be reached. The browser's word and a failed call raise a doubt; a question to the server
 * decides. While it is away we ask again and again, so that nobody has to reload when it is back.
 */
import { createStore } from "../store.ts";

export interface Connection {
  /** False only once the server was asked and did not answer, or the browser lost its network. */
  isOnline: () => boolean;
  /** When the server answered last; null while it has not answered this page. */
  lastReached: () => Date | null;
  /** @returns the way to stop listening. */
  subscribe: (listener: () => void) => () => void;
  /** What a call found out by the way. */
  report: (reached: boolean) => void;
}

export interface ConnectionOptions {
  /** Asks the server for a sign of life; never throws. */
  ask: () => Promise<boolean>;
  /** What the browser says at the start. */
  startsOnline: boolean;
  /** Calls back when asking has become worth it (the network is back, the page is looked at again) or needless. */
  watch: (wake: () => void, lost: () => void) => void;
  /** Runs something later. @returns the way to call it off. */
  after: (milliseconds: number, run: () => void) => () => void;
  now: () => Date;
}

/** Milliseconds between two questions: soon at first, then sparing the phone's battery. */
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

export function createConnection({
  ask,
  startsOnline,
  watch,
  after,
  now,
}: ConnectionOptions): Connection {
  const online = createStore(startsOnline);
  let lastReached: Date | null = null;
  let asking = false;
  let pause = FIRST_PAUSE;
  let callOff: (() => void) | null = null;

  function settle(next: boolean): void {
    if (next) {
      lastReached = now();
      callOff?.();
      callOff = null;
      pause = FIRST_PAUSE;
    }
    online.set(next);
  }

  async function find(): Promise<void> {
    if (asking) return;
    asking = true;
    callOff?.();
    callOff = null;
    const reached = await ask();
    asking = false;
    settle(reached);
    if (reached) return;
    callOff = after(pause, () => void find());
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  watch(
    () => {
      pause = FIRST_PAUSE;
      if (!online.get()) void find();
    },
    () => {
      settle(false);
      // A server on this very machine is reached without any network.
      void find();
    },
  );
  if (!startsOnline) void find();

  return {
    isOnline: online.get,
    lastReached: () => lastReached,
    subscribe: online.subscribe,
    report(reached) {
      if (reached) settle(true);
      else void find();
    },
  };
}
