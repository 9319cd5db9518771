import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { browserStorage, tabStorage } from "../browser-storage.ts";
import { useServices } from "../services/services-context.ts";
import { type Draft, type DraftOptions, openDraft } from "./draft.ts";
import { held } from "./held-drafts.ts";
import { takeNewDraft } from "./new-draft.ts";
import { settledDrafts } from "./settled-drafts.ts";

export const settled = settledDrafts(browserStorage);

/** The draft of one record; of `new` where it is not there yet. */
export function useDraft<Original, Edited>(
  options: DraftOptions<Original, Edited> & { of: number | "new" },
): Draft<Original, Edited> {
  const { kind } = options;
  const queries = useQueryClient();
  const [taken] = useState(() =>
    options.of === "new"
      ? takeNewDraft(kind, { queries, settled, held, storage: tabStorage })
      : null,
  );
  const of = taken ?? options.of;
  useEffect(() => held.hold(`${kind}:${of}`), [kind, of]);
  // The same for as long as the record is: another one takes the place of what is kept, which is gone for a moment.
  const open = () => ({ of, draft: openDraft(queries, settled, { ...options, of }) });
  const [opened, setOpened] = useState(open);
  if (opened.of === of) return opened.draft;
  const next = open();
  setOpened(next);
  return next.draft;
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
