/** The unsaved locks, as components use them. */
import { use, useEffect, useRef, useSyncExternalStore } from "react";
import { useConfirm } from "../confirm/confirm-context.ts";
import { requiredContext } from "../../lib/required-context.ts";
import { useCurrentWindow } from "../windows/window-context.ts";
import type { UnsavedLocks } from "./unsaved-locks.ts";
import { leavingQuestion, pageLocks } from "./unsaved-locks.ts";

export const [UnsavedLocksContext, useUnsavedLocks] = requiredContext<UnsavedLocks>("UnsavedLocks");

/** Whether changes that aren't saved hold the page; the studio doesn't open while some do. */
export function useAnyPageLock(): boolean {
  const locks = useUnsavedLocks();
  return useSyncExternalStore(locks.subscribe, () => pageLocks(locks.current()).length > 0);
}

const KEPT_BY_NOBODY = {
  subscribe: () => () => {},
  current: () => [],
} satisfies Partial<UnsavedLocks>;

/** Whether changes that aren't saved stand here: in the window around, or on the page. False where nothing is ever edited. */
export function useHoldsChanges(): boolean {
  const { subscribe, current } = use(UnsavedLocksContext) ?? KEPT_BY_NOBODY;
  const here = useCurrentWindow()?.key;
  const isHeld = (): boolean => current().some(({ window }) => window === here);
  return useSyncExternalStore(subscribe, isHeld, isHeld);
}

/** Asks, where something is locked, before all windows and pages go (another band, signing out). Answers whether to go on. */
export function useConfirmLeaving(): () => Promise<boolean> {
  const locks = useUnsavedLocks();
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
export function useHeldLock({
  locked,
  label,
  outlivesPage,
  onlyWindow = false,
}: LockOptions): () => void {
  const locks = useUnsavedLocks();
  const lock = useRef<(() => void) | null>(null);
  const window = useCurrentWindow()?.key;

  function release(): void {
    lock.current?.();
    lock.current = null;
  }

  // After every render: a form that was released after a save is locked again by what was typed meanwhile.
  useEffect(() => {
    if (locked) lock.current ??= locks.add({ label, outlivesPage, onlyWindow, window });
    else release();
  });

  useEffect(() => release, [locks, label, outlivesPage, onlyWindow, window]);

  return release;
}
