/** Unsaved changes lock this window, and no other: it asks before it closes, as does the page, and whoever leaves the band. */
import { useEffect } from "react";
import { useConfirm } from "../../../ui/confirm/confirm-context.ts";
import { useFormLock } from "../../../ui/form-frame/form-locks-context.ts";
import { useWindowCloseGuard } from "../../../ui/windows/window-context.ts";
import { isUnsaved, type StudioState } from "./studio-state.ts";

export function useUnsavedLock(state: StudioState, title: string): void {
  const confirm = useConfirm();
  const isLocked = isUnsaved(state);
  useFormLock({ locked: isLocked, label: title, outlivesPage: true, onlyWindow: true });
  useWindowCloseGuard(() =>
    isLocked
      ? confirm({
          title: "Unsaved Changes",
          text: `“${title}” is not saved. Close it and lose the changes?`,
          destructive: true,
        })
      : true,
  );
  useEffect(() => {
    if (!isLocked) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isLocked]);
}
