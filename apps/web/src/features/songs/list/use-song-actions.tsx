/** What can be done with one song of the list. What a member may not do is not in it. */
import { addBookmark, type Bookmark } from "@bandstand/contracts/bookmarks";
import { saveSetlist } from "@bandstand/contracts/setlists";
import { saveSongRating } from "@bandstand/contracts/song-ratings";
import {
  deleteSong as deleteCall,
  getPlayback,
  getSong,
  saveSong,
  type SongRow,
  uploadRecording,
} from "@bandstand/contracts/songs";
import {
  IconBookmark,
  IconBookmarkOff,
  IconDownload,
  IconEye,
  IconListDetails,
  IconPencil,
  IconPlayerPlay,
  IconPlaylistAdd,
  IconPrinter,
  IconProgressCheck,
  IconSquareCheck,
  IconStar,
  IconUpload,
  IconWaveSquare,
} from "@tabler/icons-react";
import { useMayCall } from "../../../lib/services/use-may.ts";
import type { RowPlace } from "../../../ui/list-frame/columns.ts";
import { allowedGroups } from "../../../ui/menu/allowed-groups.ts";
import type { MenuGroup } from "../../../ui/menu/menu-item.ts";
import { deleteItem } from "../../../ui/menu/usual-items.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useDownloadRecording } from "../recording/download-recording.ts";
import { useBookmarkSong } from "../../../records/bookmarks/use-bookmark-song.ts";
import { useQueueItems } from "../../../records/player/use-queue-items.tsx";
import { ADD_TO_SETLIST, useAddToSetlist } from "../../../records/setlists/add-to-setlist.ts";
import { useOpenStudio } from "../../../records/studio/use-open-studio.ts";
import { useDeleteSong } from "../use-delete-song.ts";
import { useKeepAction } from "../recording/use-keep-action.tsx";
import { usePlaySong } from "../recording/use-play-song.ts";
import { SONG_KEY_NAMES } from "./song-key-names.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";

const NO_RECORDING = "No recording available for this song";

interface SongActionsOptions {
  bookmarkOf: (songId: number) => Pick<Bookmark, "id" | "sequence"> | undefined;
  /** It is shown already, with buttons of its own for what is done most. */
  isShown?: boolean;
  /** Opens the statuses of a row that shows its own. */
  onStatus?: ((song: SongRow) => void) | undefined;
  onDeleted?: (() => void) | undefined;
}

/** What a shown song has beside its menu, or is. */
const BESIDE = ["view", "play", "studio", "edit", "rate"];

export function useSongActions({
  bookmarkOf,
  isShown = false,
  onStatus,
  onDeleted,
}: SongActionsOptions): (song: SongRow, place?: RowPlace) => readonly MenuGroup[] {
  const bookmarkSong = useBookmarkSong();
  const windows = useSongWindows();
  const play = usePlaySong();
  const download = useDownloadRecording();
  const deleteSong = useDeleteSong();
  const keepAction = useKeepAction();
  const studio = useOpenStudio();
  const addToSetlist = useAddToSetlist();
  const queueItems = useQueueItems();
  const notify = useNotify();
  const may = useMayCall();

  async function remove(song: SongRow): Promise<void> {
    if (await deleteSong(song)) onDeleted?.();
  }

  return (song, place) => {
    const bookmark = bookmarkOf(song.id);
    /** Of the row in hand: elsewhere the keys are others. */
    const keys = (name: string) => (place ? { keys: name } : {});
    const unavailable = song.recordingFilename === null ? NO_RECORDING : undefined;
    const open = {
      key: "open",
      items: [
        {
          key: "view",
          ...keys("enter"),
          label: "View",
          icon: <IconEye />,
          call: getSong,
          onSelect: () => windows.view(song),
        },
        {
          key: "add-to-setlist",
          label: ADD_TO_SETLIST,
          icon: <IconPlaylistAdd />,
          call: saveSetlist,
          unavailable: addToSetlist.unavailable,
          onSelect: () => addToSetlist.choose([song]),
        },
        ...(place
          ? [
              {
                key: "select",
                ...keys("x"),
                label: place.selected ? "Deselect" : "Select",
                icon: <IconSquareCheck />,
                onSelect: () => place.select(false),
              },
              {
                key: "details",
                ...keys(place.expanded ? "arrowleft" : "arrowright"),
                label: place.expanded ? "Hide details" : "Show details",
                icon: <IconListDetails />,
                onSelect: place.toggle,
              },
            ]
          : []),
        {
          key: "print-lyrics",
          label: "Print lyrics",
          icon: <IconPrinter />,
          call: getSong,
          onSelect: () => windows.print(song, "lyrics"),
        },
        {
          key: "print-tab",
          label: "Print chart",
          icon: <IconPrinter />,
          call: getSong,
          onSelect: () => windows.print(song, "tab"),
        },
      ],
    };
    const own = {
      key: "own",
      items: [
        {
          key: "bookmark",
          ...keys(SONG_KEY_NAMES.bookmark),
          label: bookmark ? "Remove Bookmark" : "Bookmark",
          icon: bookmark ? <IconBookmarkOff /> : <IconBookmark />,
          call: addBookmark,
          onSelect: () => bookmarkSong(song, bookmark),
        },
        {
          key: "rate",
          label: "Rate",
          icon: <IconStar />,
          call: saveSongRating,
          onSelect: () => windows.rate(song),
        },
      ],
    };
    const recording = {
      key: "recording",
      items: [
        {
          key: "play",
          ...keys(SONG_KEY_NAMES.play),
          label: "Play",
          icon: <IconPlayerPlay />,
          unavailable,
          call: getPlayback,
          onSelect: () => play(song),
        },
        ...queueItems([song]),
        {
          key: "studio",
          label: "Audio Studio",
          icon: <IconWaveSquare />,
          unavailable: unavailable ?? studio.unavailable,
          call: getPlayback,
          onSelect: () => studio.open(song),
        },
        {
          key: "download",
          label: "Download recording",
          icon: <IconDownload />,
          unavailable,
          call: getPlayback,
          onSelect: () => void download(song).catch(() => notify.error("Error Fetching Data")),
        },
        keepAction(song),
      ],
    };
    const edit = {
      key: "edit",
      items: [
        {
          key: "edit",
          ...keys(SONG_KEY_NAMES.edit),
          label: "Edit",
          icon: <IconPencil />,
          call: saveSong,
          onSelect: () => windows.edit(song),
        },
        ...(onStatus
          ? [
              {
                key: "status",
                ...keys(SONG_KEY_NAMES.status),
                label: "Change status",
                icon: <IconProgressCheck />,
                call: saveSong,
                onSelect: () => onStatus(song),
              },
            ]
          : []),
        {
          key: "upload",
          label: "Upload recording",
          icon: <IconUpload />,
          call: uploadRecording,
          onSelect: () => windows.upload(song),
        },
      ],
    };
    const takeAway = {
      key: "remove",
      items: [deleteItem({ call: deleteCall, onSelect: () => void remove(song) })],
    };
    const groups = allowedGroups([open, recording, own, edit, takeAway], may);
    return isShown ? without(groups, BESIDE) : groups;
  };
}

function without(groups: readonly MenuGroup[], keys: readonly string[]): readonly MenuGroup[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter(({ key }) => !keys.includes(key)) }))
    .filter(({ items }) => items.length > 0);
}
