/** What is done with the songs on this device, and what it says where that fails. */
import type { SongRow } from "@bandstand/contracts/songs";
import { useKeptDocuments } from "../../records/documents/kept-documents-context.ts";
import { useMissingPapers } from "../../records/documents/use-missing-papers.ts";
import { CACHE_MESSAGES } from "../../records/recordings/cache-messages.ts";
import { useKeptRecordings } from "../../records/recordings/kept-songs-context.ts";
import { useConfirm } from "../../ui/confirm/confirm-context.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";

type Listed = Pick<SongRow, "id">;

export function useCacheActions() {
  const recordings = useKeptRecordings();
  const documents = useKeptDocuments();
  const findPapers = useMissingPapers();
  const confirm = useConfirm();
  const notify = useNotify();

  async function bring(songs: readonly Listed[], failure: string): Promise<void> {
    try {
      const ids = songs.map(({ id }) => id);
      const papers = await findPapers(ids);
      const problem = CACHE_MESSAGES.notBrought(
        await recordings.many.start({ songs: ids, papers }),
      );
      if (problem !== null) notify.error(problem);
    } catch (error) {
      notify.failed(failure, error);
    }
  }

  return {
    preload: (songs: readonly Listed[]) => bring(songs, "Error preloading songs"),
    downloadMissing: (songs: readonly Listed[]) => bring(songs, "Error downloading missing songs"),
    cancel: () => recordings.many.cancel(),
    async remove(songId: number): Promise<void> {
      try {
        await recordings.remove(songId);
      } catch (error) {
        notify.failed(CACHE_MESSAGES.notRemoved, error);
      }
    },
    async clear(): Promise<void> {
      const songs = counted(recordings.getSnapshot().entries.size, "song");
      const papers = counted(documents.getSnapshot().entries.size, "document");
      const isSure = await confirm({
        title: "Clear this device",
        text: `${songs} and ${papers} will no longer be here without a network. They stay with the band, and nothing is kept here by itself any more.`,
        yes: "Remove all",
        no: "Keep",
      });
      if (!isSure) return;
      try {
        recordings.wishes.clear();
        await Promise.all([recordings.clear(), documents.clear()]);
      } catch (error) {
        notify.failed("Error clearing cache", error);
      }
    },
  };
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
