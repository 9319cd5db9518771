import { useBlocker } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useState } from "react";
import { useConfirm } from "../confirm/confirm-context.ts";
import { UnsavedLocksContext, useAnyPageLock, useUnsavedLocks } from "./unsaved-locks-context.ts";
import { createUnsavedLocks, leavingQuestion, pageLocks } from "./unsaved-locks.ts";

/** Stands above the pages and the windows, below the router and the questions. */
export function UnsavedLocksProvider({ children }: { children: ReactNode }) {
  const [locks] = useState(createUnsavedLocks);
  return (
    <UnsavedLocksContext value={locks}>
      {children}
      <NavigationGuard />
    </UnsavedLocksContext>
  );
}

/** Asks before another page, and makes the browser ask before the tab closes. A search on the same page passes. */
function NavigationGuard() {
  const locks = useUnsavedLocks();
  const locked = useAnyPageLock();
  const confirm = useConfirm();
  useBlocker({
    disabled: !locked,
    enableBeforeUnload: () => locks.current().length > 0,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname) return false;
      const question = leavingQuestion(pageLocks(locks.current()));
      return question !== null && !(await confirm(question));
    },
  });
  return null;
}
