/** What a short form goes through when it is sent: once at a time, and what went wrong is said in words. */
import { useState } from "react";
import { describeError } from "../states/describe-error.ts";

interface Sending {
  /** Of the whole form, in words; null where there is none. */
  problem: string | null;
  busy: boolean;
  /** Says what is wrong before anything is sent; null takes it back. */
  refuse: (problem: string | null) => void;
  /** Never throws. Once it has worked, whoever opened the form closes it: it stays busy until then. */
  send: (work: () => Promise<void>) => Promise<void>;
}

export function useSending(): Sending {
  const [problem, refuse] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  return {
    problem,
    busy,
    refuse,
    async send(work) {
      setBusy(true);
      try {
        await work();
      } catch (error) {
        refuse(describeError(error).message);
        setBusy(false);
      }
    },
  };
}
