/** Undo and redo, as a stack of states. */
import { isEqual } from "../change.ts";
import type { EditedSetlist } from "./edited-setlist.ts";

export type History = {
  readonly past: readonly Moment[];
  readonly present: EditedSetlist;
  readonly future: readonly Moment[];
};

type Moment = {
  readonly setlist: EditedSetlist;
  /** Of what was done next; changes of one kind that follow each other are undone as one. */
  readonly kind: string | null;
};

/** States that can be gone back to. */
const MOST_STEPS = 200;

export function startHistory(present: EditedSetlist): History {
  return { past: [], present, future: [] };
}

/** @param kind given for what is typed letter by letter, "name" for instance: it is undone as one */
export function step(history: History, next: EditedSetlist, kind: string | null = null): History {
  const { past, present } = history;
  if (isEqual(present, next)) return history;
  const isMore = kind !== null && past.at(-1)?.kind === kind && history.future.length === 0;
  return {
    past: isMore ? past : [...past, { setlist: present, kind }].slice(-MOST_STEPS),
    present: next,
    future: [],
  };
}

export function undo(history: History): History {
  const last = history.past.at(-1);
  if (!last) return history;
  return {
    past: history.past.slice(0, -1),
    present: last.setlist,
    future: [{ setlist: history.present, kind: last.kind }, ...history.future],
  };
}

export function redo(history: History): History {
  const [next, ...rest] = history.future;
  if (!next) return history;
  return {
    past: [...history.past, { setlist: history.present, kind: next.kind }],
    present: next.setlist,
    future: rest,
  };
}
