/** The entry of a song's menu that keeps it on this device, or lets it go. */
import { getSong, type SongRow } from "@bandstand/contracts/songs";
import { IconDeviceFloppy, IconRefresh, IconTrashX } from "@tabler/icons-react";
import { useKeptDocuments } from "../../../records/documents/kept-documents-context.ts";
import { useMissingPapers } from "../../../records/documents/use-missing-papers.ts";
import { CACHE_MESSAGES } from "../../../records/recordings/cache-messages.ts";
import { useKeptSongs } from "../../../records/recordings/kept-songs-context.ts";
import type { MenuItem } from "../../../ui/menu/menu-item.ts";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";

type Keepable = Pick<SongRow, "id" | "title" | "recordingFilename" | "recordingDate">;

export function useKeepAction(): (song: Keepable) => MenuItem {
  const kept = useKeptSongs();
  const documents = useKeptDocuments();
  const findPapers = useMissingPapers();
  const notify = useNotify();

  async function keep(song: Keepable): Promise<void> {
    try {
      await kept.keep(song);
      const papers = await findPapers([song.id]);
      await Promise.all(papers.map((id) => documents.keep(id)));
      const does = song.recordingFilename === null ? "can be read" : "plays";
      notify.success(`“${song.title}” ${does} without a network now`);
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      notify.failed(CACHE_MESSAGES.notDownloaded(1), error);
    }
  }

  return (song) => {
    const state = kept.stateOf(song);
    if (state === "cached")
      return {
        key: "keep",
        label: "Remove from this device",
        icon: <IconTrashX />,
        onSelect: () =>
          void kept.release(song).catch(() => notify.error(CACHE_MESSAGES.notRemoved)),
      };
    return {
      key: "keep",
      call: getSong,
      label: state === "stale" ? "Keep the newer recording offline" : "Keep offline",
      icon: state === "stale" ? <IconRefresh /> : <IconDeviceFloppy />,
      unavailable: state === "downloading" ? "It is on its way" : undefined,
      onSelect: () => void keep(song),
    };
  };
}
