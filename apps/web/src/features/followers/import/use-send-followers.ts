/** Lines on their way to the server: how many bytes have left, and stopping it as long as some have not. */
import { importFollowers } from "@bandstand/contracts/followers";
import { useEffect, useRef, useState } from "react";
import { useChange } from "../../../lib/cache/change.ts";
import { describeError } from "../../../ui/states/describe-error.ts";

export interface Running {
  phase: "sending" | "adding";
  /** Followers in the lines. */
  count: number;
  /** From 0 to 1; null once the server is at work, which does it in one statement. */
  share: number | null;
}

type Outcome =
  | { kind: "added"; added: number; skipped: number }
  | { kind: "cancelled" }
  | { kind: "failed"; message: string };

export function useSendFollowers() {
  const change = useChange();
  const [running, setRunning] = useState<Running | null>(null);
  const stop = useRef<AbortController>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      stop.current?.abort();
    };
  }, []);

  async function send(text: string, count: number): Promise<Outcome> {
    const abort = new AbortController();
    const { signal } = abort;
    stop.current = abort;
    const onProgress = (share: number) => {
      if (share < 1) return setRunning({ phase: "sending", count, share });
      // From here on nobody could tell whether it was stopped in time.
      stop.current = null;
      setRunning({ phase: "adding", count, share: null });
    };
    onProgress(0);
    let outcome: Outcome;
    try {
      const answer = await change(importFollowers, { body: { text } }, { signal, onProgress });
      outcome = { kind: "added", ...answer };
    } catch (error) {
      outcome = signal.aborted
        ? { kind: "cancelled" }
        : { kind: "failed", message: describeError(error).message };
    }
    stop.current = null;
    setRunning(null);
    return outcome;
  }

  return {
    running,
    send,
    cancel: () => stop.current?.abort(),
    /** Whether somebody still looks on. */
    isOpen: () => isOpen.current,
  };
}
