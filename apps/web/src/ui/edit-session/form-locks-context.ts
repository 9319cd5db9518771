/** The locks of all forms, as components use them. */
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useConfirm } from "../confirm/confirm-context.ts";
import { requiredContext } from "../../lib/required-context.ts";
import type { FormLocks } from "./form-locks.ts";
import { leavingQuestion, pageLocks } from "./form-locks.ts";

export const [FormLocksContext, useFormLocks] = requiredContext<FormLocks>("FormLocks");

/** Whether any form holds changes that aren't saved; the studio doesn't open while one does. */
export function useAnyFormLocked(): boolean {
  const locks = useFormLocks();
  return useSyncExternalStore(locks.subscribe, () => pageLocks(locks.current()).length > 0);
}

/** Asks, where a form is locked, before something takes all forms away (another band, signing out). Answers whether to go on. */
export function useConfirmLeaving(): () => Promise<boolean> {
  const locks = useFormLocks();
  const confirm = useConfirm();
  return async () => {
    const question = leavingQuestion(
      locks.current().map((lock) => ({ ...lock, outlivesPage: false })),
    );
    return question === null || confirm(question);
  };
}

interface LockOptions {
  locked: boolean;
  label: string;
  outlivesPage: boolean;
  onlyWindow?: boolean;
}

/** Holds a lock while `locked`. Answers the way to let go at once, for code that goes on before the next render. */
export function useFormLock({
  locked,
  label,
  outlivesPage,
  onlyWindow = false,
}: LockOptions): () => void {
  const locks = useFormLocks();
  const release = useRef<(() => void) | null>(null);

  function letGo(): void {
    release.current?.();
    release.current = null;
  }

  // After every render: a form that was let go after a save is locked again by what was typed meanwhile.
  useEffect(() => {
    if (locked) release.current ??= locks.add({ label, outlivesPage, onlyWindow });
    else letGo();
  });

  useEffect(() => letGo, [locks, label, outlivesPage, onlyWindow]);

  return letGo;
}
