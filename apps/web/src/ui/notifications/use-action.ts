/** Something that takes a while: whether it is under way, and a notice where it fails. */
import { useState } from "react";
import { useNotify } from "./notifications-context.ts";

interface Action {
  isRunning: boolean;
  /** Answers whether it was done. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** @param failed "The rating was not saved" */
export function useAction(failed: string): Action {
  const notify = useNotify();
  const [isRunning, setRunning] = useState(false);

  async function run(work: () => Promise<unknown>): Promise<boolean> {
    setRunning(true);
    const isDone = await work().then(
      () => true,
      (error: unknown) => {
        notify.failed(failed, error);
        return false;
      },
    );
    setRunning(false);
    return isDone;
  }

  return { isRunning, run };
}
