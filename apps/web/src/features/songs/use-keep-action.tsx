/** The entry of a song's menu that keeps it on this device, or lets it go. */
import type { SongRow } from "@bandstand/contracts/songs";
import { IconDeviceFloppy, IconRefresh, IconTrashX } from "@tabler/icons-react";
import { CACHE_MESSAGES } from "../../lib/recordings/cache-messages.ts";
import { useKeptSongs } from "../../lib/recordings/kept-songs-context.ts";
import type { MenuItem } from "../../ui/menu/menu-item.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";

type Keepable = Pick<SongRow, "id" | "title" | "recordingFilename" | "recordingDate">;

export function useKeepAction(): (song: Keepable) => MenuItem {
  const kept = useKeptSongs();
  const notify = useNotify();

  async function keep(song: Keepable): Promise<void> {
    try {
      await kept.keep(song);
      notify.success(`“${song.title}” plays without a network now`);
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      const reason = error instanceof Error ? error.message : String(error);
      notify.error({ title: CACHE_MESSAGES.notDownloaded(1), reason });
    }
  }

  return (song) => {
    const state = kept.stateOf(song);
    if (state === "cached")
      return {
        key: "keep",
        label: "Remove from this device",
        icon: <IconTrashX />,
        onSelect: () => void kept.letGo(song).catch(() => notify.error(CACHE_MESSAGES.notRemoved)),
      };
    const unavailable =
      song.recordingFilename === null ? "No recording available for this song" : undefined;
    return {
      key: "keep",
      label: state === "stale" ? "Keep the newer recording offline" : "Keep offline",
      icon: state === "stale" ? <IconRefresh /> : <IconDeviceFloppy />,
      unavailable: state === "downloading" ? "It is on its way" : unavailable,
      onSelect: () => void keep(song),
    };
  };
}
