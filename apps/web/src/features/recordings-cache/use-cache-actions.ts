/** What is done with the songs on this device, and what it says where that fails. */
import type { SongRow } from "@bandstand/contracts/songs";
import { CACHE_MESSAGES } from "../../records/recordings/cache-messages.ts";
import { useKeptRecordings } from "../../records/recordings/kept-songs-context.ts";
import { useConfirm } from "../../ui/confirm/confirm-context.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";

type Listed = Pick<SongRow, "id">;

export function useCacheActions() {
  const recordings = useKeptRecordings();
  const confirm = useConfirm();
  const notify = useNotify();

  async function bring(songs: readonly Listed[], failure: string): Promise<void> {
    try {
      const failed = await recordings.many.start(songs.map(({ id }) => id));
      if (failed > 0) notify.error(CACHE_MESSAGES.notDownloaded(failed));
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
      const { size } = recordings.getSnapshot().entries;
      const isSure = await confirm({
        title: "Clear this device",
        text: `${size} song${size === 1 ? "" : "s"} will no longer play without a network on this device. The recordings stay with the band, and nothing is kept here by itself any more.`,
        yes: "Remove all",
        no: "Keep",
      });
      if (!isSure) return;
      try {
        recordings.wishes.clear();
        await recordings.clear();
      } catch (error) {
        notify.failed("Error clearing cache", error);
      }
    },
  };
}
