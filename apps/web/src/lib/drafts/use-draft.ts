import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useServices } from "../services/services-context.ts";
import { type Draft, openDraft } from "./draft.ts";
import { settledDrafts } from "./settled-drafts.ts";

export const settled = settledDrafts(() => window.localStorage);

/**
 * The draft of one record. What is typed over it must stay the same from build to build or not at all: another build drops it.
 * @param kind of record, for instance `song`
 * @param of which one; `new` for one that is not there yet
 */
export function useDraft<Original, Edited>(
  kind: string,
  of: number | "new",
): Draft<Original, Edited> {
  return openDraft(useQueryClient(), settled, kind, of);
}

/**
 * Keeps the draft as long as something is changed. When the screen goes it is dropped, for whoever leaves has been asked and
 * let the changes go; but it stays when it was the session that ended, or the page.
 */
export function useKeptDraft<Original, Edited>(
  draft: Draft<Original, Edited>,
  changed: boolean,
  original: Original,
  edited: Edited,
): void {
  const { session } = useServices();

  useEffect(() => {
    if (changed) draft.keep({ original, edited });
    else draft.drop();
  }, [changed, draft, original, edited]);

  useEffect(() => {
    const member = () => session.getSnapshot().session?.bandUser.id;
    const author = member();
    return () => {
      if (member() === author) draft.drop();
    };
  }, [session, draft]);
}
