/** Saves what a member changes without being asked, shortly after the last change, and takes it back. */
import type { StudioWork } from "@bandstand/domain/studio/merge-work";
import { useEffect, useEffectEvent, useState } from "react";
import { useWindowCloseGuard } from "../../../ui/windows/window-context.ts";

interface SelfSavingOptions {
  isOn: boolean;
  changed: boolean;
  isSaving: boolean;
  /** What there is to save. */
  work: StudioWork;
  /** As it was saved last. */
  saved: StudioWork;
  save: () => Promise<boolean>;
  onFailed: () => void;
  /** Without waiting for an answer. */
  send: () => void;
  restore: (before: StudioWork) => void;
}

export interface SelfSaving {
  /** It stands in the place of Save and Cancel. */
  isOn: boolean;
  /** Something was saved since the studio opened. */
  hasKept: boolean;
  /** Takes back what was saved last; null where nothing was. */
  undo: (() => void) | null;
}

/** Milliseconds after the last change. */
const PAUSE = 900;
/** Saves that can be taken back. */
const MOST = 50;

export function useSelfSaving(options: SelfSavingOptions): SelfSaving {
  const { isOn, changed, isSaving, work, saved, save, onFailed, send, restore } = options;
  const [past, setPast] = useState<readonly StudioWork[]>([]);
  const [isUndoing, setUndoing] = useState(false);
  const [hasKept, setKept] = useState(false);
  const isDue = isOn && changed;

  const keep = useEffectEvent(async (): Promise<void> => {
    const before = saved;
    const isDone = await save();
    setUndoing(false);
    if (!isDone) return onFailed();
    setKept(true);
    if (!isUndoing) setPast((all) => [...all, before].slice(-MOST));
  });
  useEffect(() => {
    if (!isDue || isSaving) return undefined;
    const timer = setTimeout(() => void keep(), PAUSE);
    return () => clearTimeout(timer);
  }, [isDue, isSaving, work]);

  useWindowCloseGuard(async () => !isDue || save());
  const leave = useEffectEvent(() => {
    if (isDue) send();
  });
  useEffect(() => () => leave(), []);

  const last = past.at(-1);
  return {
    isOn,
    hasKept,
    undo: last
      ? () => {
          setPast(past.slice(0, -1));
          setUndoing(true);
          restore(last);
        }
      : null,
  };
}
