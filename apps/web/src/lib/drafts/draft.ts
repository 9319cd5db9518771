/**
 * What somebody has changed and not saved: of one record, until it is saved or let go of. It outlives the page, for the same
 * member alone (`lib/offline/kept-drafts.ts`), and where nothing can be encrypted it lives as long as the page.
 */
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { draftKey, draftName } from "../offline/kept-drafts.ts";
import type { SettledDrafts } from "./settled-drafts.ts";

export interface Changes<Original, Edited> {
  /** What the changes were made to, with its version: a save still notices what others have saved since. */
  original: Original;
  edited: Edited;
}

export interface FoundDraft<Original, Edited> extends Changes<Original, Edited> {
  /** When it was last changed: milliseconds since 1970. */
  at: number;
}

export interface Draft<Original, Edited> {
  find: () => FoundDraft<Original, Edited> | null;
  keep: (changes: Changes<Original, Edited>) => void;
  /** It was saved, or let go of, and never comes back. */
  drop: () => void;
}

/**
 * Makes what is worked on of what an earlier version of the program may have kept; null where it cannot. What is wrong with
 * the values themselves is for the person to see, who may have been about to mend it.
 */
export type ReadDraft<Original, Edited> = (
  kept: Changes<unknown, unknown>,
) => Changes<Original, Edited> | null;

export interface DraftOptions<Original, Edited> {
  /** Of record. */
  kind: string;
  /** Which record of its kind. */
  of: number | string;
  /** What the changes are made to, as the person calls it. */
  label: string;
  read: ReadDraft<Original, Edited>;
}

/** As it is kept. */
interface Begun extends Changes<unknown, unknown> {
  /** Milliseconds since 1970; no other draft of the record has the same. */
  began: number;
  /** Earlier versions of the program kept none. */
  label?: string;
}

export function openDraft<Original, Edited>(
  queries: QueryClient,
  settled: SettledDrafts,
  { kind, of, label, read }: DraftOptions<Original, Edited>,
): Draft<Original, Edited> {
  const queryKey = draftKey(kind, of);
  const name = draftName(queryKey);

  const kept = () => keptDraft(queries, settled, queryKey);

  function beginning(): number {
    const now = Date.now();
    return settled.isSettled(name, now) ? now + 1 : now;
  }

  return {
    find() {
      const draft = kept();
      const changes = draft && read({ original: draft.original, edited: draft.edited });
      return changes && { ...changes, at: draft.at };
    },
    keep({ original, edited }) {
      const began = kept()?.began ?? beginning();
      queries.setQueryData<Begun>(queryKey, { began, label, original, edited });
    },
    drop() {
      const draft = kept();
      if (draft) settled.settle(name, draft.began);
      queries.removeQueries({ queryKey, exact: true });
    },
  };
}

export interface WaitingDraft {
  kind: string;
  /** An id, or what a new record has in its place. */
  of: number | string;
  label: string;
  /** When it was last changed: milliseconds since 1970. */
  at: number;
}

/** The drafts that are known here, or those of a kind, the latest first. Whether one can be read is for whoever opens it. */
export function waitingDrafts(
  queries: QueryClient,
  settled: SettledDrafts,
  ...ofKind: readonly string[]
): WaitingDraft[] {
  return queries
    .getQueryCache()
    .findAll({ queryKey: draftKey(...ofKind) })
    .flatMap(({ queryKey }) => {
      const [, kind, of] = queryKey;
      const draft = keptDraft(queries, settled, queryKey);
      if (draft === null || typeof kind !== "string") return [];
      if (typeof of !== "number" && typeof of !== "string") return [];
      return [{ kind, of, label: draft.label ?? "What you had begun", at: draft.at }];
    })
    .toSorted((one, other) => other.at - one.at);
}

function keptDraft(queries: QueryClient, settled: SettledDrafts, queryKey: QueryKey) {
  const state = queries.getQueryState<Begun>(queryKey);
  const name = draftName(queryKey);
  if (state?.data === undefined || settled.isSettled(name, state.data.began)) return null;
  return { ...state.data, at: state.dataUpdatedAt };
}
