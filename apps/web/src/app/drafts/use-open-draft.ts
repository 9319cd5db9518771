/** Opens the window that a draft was made in, where it is found again. */
import { useQueryClient } from "@tanstack/react-query";
import { useSongWindows } from "../../records/songs/song-windows.ts";
import type { WaitingDraft } from "../../lib/drafts/draft.ts";
import { useServices } from "../../lib/services/services-context.ts";
import { songQuery } from "../../records/songs/song-query.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { useSetlistWindows } from "../../records/setlists/setlist-windows.ts";
import { describeError } from "../../ui/states/describe-error.ts";
import { useOpenStudio } from "../../records/studio/use-open-studio.ts";

export function useOpenDraft(): (draft: WaitingDraft) => Promise<void> {
  const songs = useSongWindows();
  const setlists = useSetlistWindows();
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
    if (kind === "studio") await openStudio(Number(of));
    else if (kind === "song" && typeof of === "number") songs.edit({ id: of, title: label });
    else if (kind === "song") songs.add();
    else if (typeof of === "number") setlists.edit({ id: of, name: label });
    else setlists.add();
  };
}
