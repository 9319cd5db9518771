/**
 * What somebody has changed and not saved: of one record, until it is saved or let go of. It outlives the page, for the same
 * member alone (`lib/offline/kept-drafts.ts`), and where nothing can be encrypted it lives as long as the page.
 */
import type { QueryClient } from "@tanstack/react-query";
import { draftKey } from "../offline/kept-drafts.ts";
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

/** As it is kept. */
interface Begun<Original, Edited> extends Changes<Original, Edited> {
  /** Milliseconds since 1970; no other draft of the record has the same. */
  began: number;
}

/**
 * @param kind of record
 * @param of which record of its kind
 */
export function openDraft<Original, Edited>(
  queries: QueryClient,
  settled: SettledDrafts,
  kind: string,
  of: number | string,
): Draft<Original, Edited> {
  const queryKey = draftKey(kind, of);
  const name = `${kind}:${of}`;

  function kept() {
    const state = queries.getQueryState<Begun<Original, Edited>>(queryKey);
    if (state?.data === undefined || settled.isSettled(name, state.data.began)) return null;
    return { ...state.data, at: state.dataUpdatedAt };
  }

  function beginning(): number {
    const now = Date.now();
    return settled.isSettled(name, now) ? now + 1 : now;
  }

  return {
    find() {
      const draft = kept();
      return draft && { original: draft.original, edited: draft.edited, at: draft.at };
    },
    keep({ original, edited }) {
      const began = kept()?.began ?? beginning();
      queries.setQueryData<Begun<Original, Edited>>(queryKey, { began, original, edited });
    },
    drop() {
      const draft = kept();
      if (draft) settled.settle(name, draft.began);
      queries.removeQueries({ queryKey, exact: true });
    },
  };
}
