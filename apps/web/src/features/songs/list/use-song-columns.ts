import { saveSong, type SongRow, uploadRecording } from "@bandstand/contracts/songs";
import { useDraftedIds } from "../../../lib/drafts/use-drafted-ids.ts";
import { useMayCall } from "../../../lib/services/use-may.ts";
import { useBookmarkSong } from "../../../records/bookmarks/use-bookmark-song.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";
import type { ListColumn } from "../../../ui/list-frame/columns.ts";
import { songColumns, type SongColumnsOptions } from "./song-columns.tsx";
import { songPhoneColumns } from "./song-phone-columns.tsx";

type Asked =
  | "songMenu"
  | "bookmarks"
  | "playing"
  | "onPlay"
  | "statusMenu"
  | "rating"
  | "lastPlayed";

interface SongColumns {
  columns: readonly ListColumn<SongRow>[];
  phoneColumns: readonly ListColumn<SongRow>[];
}

/** By themselves, as they change with none of the list's choices: each row is drawn again with other columns. */
export function useSongColumns(options: Pick<SongColumnsOptions, Asked>): SongColumns {
  const { songMenu, bookmarks, playing, onPlay, statusMenu, rating, lastPlayed } = options;
  const windows = useSongWindows();
  const may = useMayCall();
  const drafted = useDraftedIds("song");
  const onBookmark = useBookmarkSong();
  const shown = {
    songMenu,
    bookmarks,
    drafted,
    onBookmark,
    playing,
    onPlay,
    onUpload: may(uploadRecording) ? windows.upload : undefined,
    statusMenu: may(saveSong) ? statusMenu : undefined,
    rating,
    lastPlayed,
  };
  return { columns: songColumns(shown), phoneColumns: songPhoneColumns(shown) };
}
