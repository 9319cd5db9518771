/** Changes that are not saved lock: whoever closes their window, leaves the page or the band, or closes the tab is asked. */
import { useEffect, useRef } from "react";
import { useConfirm } from "../confirm/confirm-context.ts";
import { useCurrentWindow, useWindowCloseGuard } from "../windows/window-context.ts";
import { useHeldLock } from "./unsaved-locks-context.ts";
import { closeQuestion } from "./unsaved-questions.ts";

interface UnsavedLockOptions {
  changed: boolean;
  /** What is edited, as the person calls it. */
  label: string;
  /** It stands in nobody's way but that of its own window, of the tab, and of leaving the band. */
  onlyWindow?: boolean;
  /** The changes have been let go of. */
  onRelease: () => void;
}

/** Answers the way to let go of the changes at once, for code that goes on before the next render. */
export function useUnsavedLock(options: UnsavedLockOptions): () => void {
  const { changed, label, onlyWindow = false, onRelease } = options;
  const confirm = useConfirm();
  const outlivesPage = useCurrentWindow()?.presentation === "window";
  const unlock = useHeldLock({ locked: changed, label, outlivesPage, onlyWindow });
  const locked = useRef(changed);
  useEffect(() => {
    locked.current = changed;
  });

  function release(): void {
    locked.current = false;
    onRelease();
    unlock();
  }

  useWindowCloseGuard(async () => {
    if (!locked.current) return true;
    const sure = await confirm(closeQuestion(label));
    if (sure) release();
    return sure;
  });

  // Those that hold the page ask as it does (`unsaved-locks-provider.tsx`).
  const asksTab = changed && onlyWindow;
  useEffect(() => {
    if (!asksTab) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [asksTab]);

  return release;
}
