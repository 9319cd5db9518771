/** What can be done with one song of the list. What a member may not do is not in it. */
import type { Bookmark } from "@bandstand/contracts/bookmarks";
import type { SongRow } from "@bandstand/contracts/songs";
import { canEditSongs } from "@bandstand/domain/permissions";
import {
  IconBookmark,
  IconBookmarkOff,
  IconDownload,
  IconEye,
  IconListDetails,
  IconPencil,
  IconPlayerPlay,
  IconPrinter,
  IconStar,
  IconTrash,
  IconUpload,
  IconWaveSquare,
} from "@tabler/icons-react";
import { useBandUser } from "../../lib/services/services-context.ts";
import type { RowPlace } from "../../ui/list-frame/columns.ts";
import type { MenuGroup } from "../../ui/menu/menu-item.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { useDownloadRecording } from "./requests/download-recording.ts";
import { useBookmarkSong } from "../../ui/bookmarks/use-bookmark-song.ts";
import { useOpenStudio } from "../../ui/studio/use-open-studio.ts";
import { useDeleteSong } from "./use-delete-song.ts";
import { useKeepAction } from "./use-keep-action.tsx";
import { usePlaySong } from "./use-play-song.ts";
import { useSongWindows } from "./use-song-windows.ts";

const NO_RECORDING = "No recording available for this song";

export function useSongActions(
  bookmarks: ReadonlyMap<number, Bookmark>,
): (song: SongRow, place: RowPlace) => readonly MenuGroup[] {
  const bookmarkSong = useBookmarkSong();
  const windows = useSongWindows();
  const play = usePlaySong();
  const download = useDownloadRecording();
  const deleteSong = useDeleteSong();
  const keepAction = useKeepAction();
  const studio = useOpenStudio();
  const notify = useNotify();
  const mayEdit = canEditSongs(useBandUser());

  return (song, { expanded, toggle }) => {
    const bookmark = bookmarks.get(song.id);
    const unavailable = song.recordingFilename === null ? NO_RECORDING : undefined;
    const open = {
      key: "open",
      items: [
        { key: "view", label: "View", icon: <IconEye />, onSelect: () => windows.view(song) },
        {
          key: "details",
          label: expanded ? "Hide details" : "Show details",
          icon: <IconListDetails />,
          onSelect: toggle,
        },
        {
          key: "print-lyrics",
          label: "Print lyrics",
          icon: <IconPrinter />,
          onSelect: () => windows.print(song, "lyrics"),
        },
        {
          key: "print-tab",
          label: "Print tab",
          icon: <IconPrinter />,
          onSelect: () => windows.print(song, "tab"),
        },
      ],
    };
    const own = {
      key: "own",
      items: [
        {
          key: "bookmark",
          label: bookmark ? "Remove Bookmark" : "Bookmark",
          icon: bookmark ? <IconBookmarkOff /> : <IconBookmark />,
          onSelect: () => bookmarkSong(song, bookmark),
        },
        { key: "rate", label: "Rate", icon: <IconStar />, onSelect: () => windows.rate(song) },
      ],
    };
    const recording = {
      key: "recording",
      items: [
        {
          key: "play",
          label: "Play",
          icon: <IconPlayerPlay />,
          unavailable,
          onSelect: () => play(song),
        },
        {
          key: "studio",
          label: "Audio Studio",
          icon: <IconWaveSquare />,
          unavailable: unavailable ?? studio.unavailable,
          onSelect: () => studio.open(song),
        },
        {
          key: "download",
          label: "Download recording",
          icon: <IconDownload />,
          unavailable,
          onSelect: () => void download(song).catch(() => notify.error("Error Fetching Data")),
        },
        keepAction(song),
      ],
    };
    if (!mayEdit) return [open, recording, own];
    const edit = {
      key: "edit",
      items: [
        { key: "edit", label: "Edit", icon: <IconPencil />, onSelect: () => windows.edit(song) },
        {
          key: "upload",
          label: "Upload recording",
          icon: <IconUpload />,
          onSelect: () => windows.upload(song),
        },
      ],
    };
    const remove = {
      key: "remove",
      items: [
        {
          key: "delete",
          label: "Delete",
          icon: <IconTrash />,
          danger: true,
          onSelect: () => void deleteSong(song),
        },
      ],
    };
    return [open, recording, own, edit, remove];
  };
}
