/** Tells what somebody has begun and not saved, as they come back to find no window of it open. */
import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { waitingDrafts, type WaitingDraft } from "../../lib/drafts/draft.ts";
import { isOfNews } from "../../features/dashboard/news/news-draft.ts";
import { held } from "../../lib/drafts/held-drafts.ts";
import { settled } from "../../lib/drafts/use-draft.ts";
import { editedWordsFirst } from "../../ui/edit-session/edited-words.ts";
import { formatRecent } from "../../ui/edit-session/format-moment.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { useOpenDraft } from "./use-open-draft.ts";

export function TellDrafts() {
  const queries = useQueryClient();
  const notify = useNotify();
  const openDraft = useOpenDraft();
  const here = useLocation({ select: ({ pathname }) => pathname });

  const tell = useEffectEvent((open: ReadonlySet<string>) => {
    const now = new Date();
    // The latest is told last, and is the one that is read.
    for (const draft of waitingDrafts(queries, settled).toReversed()) {
      // The page that is open tells of its own.
      if (draftPath(draft) === here || open.has(`${draft.kind}:${draft.of}`)) continue;
      notify.info({
        title: `${editedWordsFirst(draft.label)} is not saved`,
        reason: `Your changes from ${formatRecent(new Date(draft.at), now)} wait for you.`,
        action: { label: "Open", run: () => void openDraft(draft) },
      });
    }
  });
  useEffect(() => {
    const stop = new AbortController();
    void held.names().then((open) => {
      if (!stop.signal.aborted) tell(open);
    });
    return () => stop.abort();
  }, []);
  return null;
}

/** The address of the page that has the draft in its form; null for what stands in windows alone. */
function draftPath({ kind, of }: Pick<WaitingDraft, "kind" | "of">): string | null {
  if (kind === "studio") return null;
  if (isOfNews(kind)) return "/dashboard";
  if (kind === "profile") return "/userprofile";
  const folder = kind === "member" ? "bandUser" : kind;
  return typeof of === "string" ? `/${folder}/add` : `/${folder}/${of}/edit`;
}
