import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { browserStorage, tabStorage } from "../browser-storage.ts";
import { useServices } from "../services/services-context.ts";
import { type Draft, type DraftOptions, openDraft } from "./draft.ts";
import { held } from "./held-drafts.ts";
import { takeNewDraft } from "./new-draft.ts";
import { settledDrafts } from "./settled-drafts.ts";

export const settled = settledDrafts(browserStorage);

/** The draft of one record, the same as long as it is edited; of `new` where it is not there yet. */
export function useDraft<Original, Edited>(
  options: DraftOptions<Original, Edited> & { of: number | "new" },
): Draft<Original, Edited> {
  const queries = useQueryClient();
  const [{ name, draft }] = useState(() => {
    const { kind } = options;
    const of =
      options.of === "new"
        ? takeNewDraft(kind, { queries, settled, held, storage: tabStorage })
        : options.of;
    return { name: `${kind}:${of}`, draft: openDraft(queries, settled, { ...options, of }) };
  });
  useEffect(() => held.hold(name), [name]);
  return draft;
}

/**
 * Drops the draft when the screen goes, for whoever leaves has been asked and let the changes go; but it stays when it was the
 * session that ended, or the page.
 */
export function useDroppedDraft({ drop }: Pick<Draft<unknown, unknown>, "drop">): void {
  const { session } = useServices();
  useEffect(() => {
    const member = () => session.getSnapshot().session?.bandUser.id;
    const author = member();
    return () => {
      if (member() === author) drop();
    };
  }, [session, drop]);
}
