/** Whether somebody may be looking: the server can be reached, and the page has not been out of sight for long. */
import type { Connection } from "../offline/connection.ts";

/** Milliseconds out of sight after which nobody counts as looking. */
const LONG = 120_000;

export interface AttentionOptions {
  connection: Pick<Connection, "isOnline" | "subscribe">;
  page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
  /** Runs something later. @returns the way to call it off. */
  after: (milliseconds: number, run: () => void) => () => void;
}

/** Runs `start` while there is attention; what it gives back ends it. @returns the way to stop for good. */
export function whileAttended(
  { connection, page, after }: AttentionOptions,
  start: () => () => void,
): () => void {
  let end: (() => void) | null = null;
  let isAway = false;
  let callOff: (() => void) | null = null;

  function settle(): void {
    const isAttended = !isAway && connection.isOnline();
    if (isAttended) end ??= start();
    else {
      end?.();
      end = null;
    }
  }

  function look(): void {
    callOff?.();
    callOff = null;
    if (page.visibilityState === "visible") isAway = false;
    else {
      callOff = after(LONG, () => {
        isAway = true;
        settle();
      });
    }
    settle();
  }

  const unsubscribe = connection.subscribe(settle);
  page.addEventListener("visibilitychange", look);
  look();
  return () => {
    unsubscribe();
    page.removeEventListener("visibilitychange", look);
    callOff?.();
    end?.();
    end = null;
  };
}
