/** Opens the window that a draft was made in, where it is found again. */
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { WaitingDraft } from "../../lib/drafts/draft.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { songQuery } from "../../records/songs/song-query.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { describeError } from "../../ui/states/describe-error.ts";
import { useWindows } from "../../ui/windows/window-context.ts";
import { areas } from "../areas.ts";
import { isOfNews } from "../../features/dashboard/news/news-draft.ts";
import { useOpenStudio } from "../../records/studio/use-open-studio.ts";

export function useOpenDraft(): (draft: WaitingDraft) => Promise<void> {
  const windows = useWindows();
  const navigate = useNavigate();
  const studio = useOpenStudio();
  const { client } = useServices();
  const queries = useQueryClient();
  const notify = useNotify();

  async function openStudio(songId: number): Promise<void> {
    try {
      studio.open(await queries.query(songQuery(client, songId)));
    } catch (error) {
      notify.error(describeError(error).message);
    }
  }

  return async ({ kind, of, label }) => {
    if (kind === "studio") return openStudio(Number(of));
    if (kind === "profile") return navigate({ to: "/userprofile" });
    if (isOfNews(kind)) return navigate({ to: "/dashboard" });
    const area = areas.find(({ records }) => records?.kind === kind);
    area?.records?.openDraft(windows, { id: typeof of === "number" ? of : null, label });
  };
}
