/** What holds changes that aren't saved: known to the whole app, so that nothing throws them away unasked. */
import { createStore } from "../../lib/store.ts";
import type { Confirmation } from "../confirm/confirm-context.ts";
import { editedWords, editedWordsFirst } from "./edited-words.ts";
import { DISCARD, UNSAVED_CHANGES } from "./unsaved-questions.ts";

export interface UnsavedLock {
  /** What is being edited, as the person calls it. */
  label: string;
  /** It stands in a floating window and outlives the page beneath it. */
  outlivesPage: boolean;
  /** It stands in the way of nothing but closing its own window, and of leaving the band. */
  onlyWindow?: boolean;
  /** Key of the window that it stands in. */
  window?: string | undefined;
}

export interface UnsavedLocks {
  /** Answers the key to release it with; released twice, nothing happens. */
  add: (lock: UnsavedLock) => () => void;
  current: () => readonly UnsavedLock[];
  /** Answers the way to stop listening. */
  subscribe: (listener: () => void) => () => void;
}

export function createUnsavedLocks(): UnsavedLocks {
  const { get, set, subscribe } = createStore<readonly UnsavedLock[]>([]);
  return {
    add(lock) {
      set([...get(), lock]);
      return () => {
        if (get().includes(lock)) set(get().filter((other) => other !== lock));
      };
    },
    current: get,
    subscribe,
  };
}

/** Those that stand in the way of going elsewhere within the band. */
export function pageLocks(locks: readonly UnsavedLock[]): readonly UnsavedLock[] {
  return locks.filter(({ onlyWindow }) => onlyWindow !== true);
}

/** What to ask before the page is left, or null when nobody needs to be asked. */
export function leavingQuestion(locks: readonly UnsavedLock[]): Confirmation | null {
  if (locks.length === 0) return null;
  const lost = locks.filter(({ outlivesPage }) => !outlivesPage);
  if (lost.length > 0) {
    const text = `${named(lost)} not saved. Leave this page and lose the changes?`;
    return { title: UNSAVED_CHANGES, text, destructive: true, ...DISCARD };
  }
  const text = `${named(locks)} not saved. Leave this page? The changes stay in their window.`;
  return { title: UNSAVED_CHANGES, text, yes: "Leave", no: "Stay" };
}

function named(locks: readonly UnsavedLock[]): string {
  const labels = locks.map(({ label }, index) =>
    index === 0 ? editedWordsFirst(label) : editedWords(label),
  );
  const last = labels.pop() ?? "";
  return labels.length === 0 ? `${last} is` : `${labels.join(", ")} and ${last} are`;
}
