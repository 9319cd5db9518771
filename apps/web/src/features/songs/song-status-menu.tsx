/** The statuses to choose from, for a song that is listed or read. */
import type { SongRow } from "@bandstand/contracts/songs";
import { useSongStatuses } from "../../records/lookups/lookups.ts";
import { STATUS_TONE } from "../../records/songs/status-tone.ts";
import { lookupItems } from "../../ui/lookups/lookup-items.ts";
import { StatusMark } from "../../ui/marks/status-mark.tsx";
import type { MenuGroup } from "../../ui/menu/menu-item.ts";
import { useChangeSong } from "./use-change-song.ts";

type SongWithStatus = Pick<SongRow, "id" | "title" | "songStatusId">;

export function useStatusMenu(): (song: SongWithStatus) => readonly MenuGroup[] {
  const statuses = useSongStatuses();
  const change = useChangeSong();
  return (song) => [
    {
      key: "status",
      items: lookupItems("statuses", statuses, ({ id, name, tag }) => ({
        key: tag,
        label: name,
        icon: <StatusMark tone={STATUS_TONE[tag]} label={name} dotOnly />,
        chosen: id === song.songStatusId,
        onSelect: () => {
          if (id === song.songStatusId) return;
          void change(song, {
            to: { songStatusId: id },
            from: { songStatusId: song.songStatusId },
            done: `“${song.title}” is ${name} now`,
          });
        },
      })),
    },
  ];
}
