/** What keys do with the song in hand. What a member may not do has none. */
import { addBookmark, type Bookmark } from "@bandstand/contracts/bookmarks";
import { getPlayback, saveSong, type SongRow } from "@bandstand/contracts/songs";
import { type Guarded, useMayCall } from "../../../lib/services/use-may.ts";
import { useBookmarkSong } from "../../../records/bookmarks/use-bookmark-song.ts";
import { useSongWindows } from "../../../records/songs/song-windows.ts";
import type { RowMenuFace } from "../../../ui/list-frame/columns.ts";
import type { RowAction } from "../../../ui/list-frame/list-options.ts";
import { SONG_KEY_NAMES } from "./song-key-names.ts";

interface SongKeysOptions {
  bookmarks: ReadonlyMap<number, Bookmark>;
  onPlay: (song: SongRow) => void;
  statusMenu: (song: SongRow) => RowMenuFace;
}

export function useSongKeys(options: SongKeysOptions): readonly RowAction<SongRow>[] {
  const { bookmarks, onPlay, statusMenu } = options;
  const windows = useSongWindows();
  const bookmarkSong = useBookmarkSong();
  const may = useMayCall();
  const { play, edit, status, bookmark } = SONG_KEY_NAMES;
  const keys: (RowAction<SongRow> & { call: Guarded })[] = [
    { keys: play, label: "Play the song", call: getPlayback, run: onPlay },
    {
      keys: edit,
      label: "Edit the song",
      call: saveSong,
      run: windows.edit,
      onShown: windows.edit,
    },
    {
      keys: status,
      label: "Change its status",
      call: saveSong,
      run: (song, { element, openMenu }) =>
        openMenu(statusMenu(song), element.querySelector<HTMLElement>("[data-part=status]")),
    },
    {
      keys: bookmark,
      label: "Bookmark it, or not",
      call: addBookmark,
      run: (song) => bookmarkSong(song, bookmarks.get(song.id)),
    },
  ];
  return keys.filter(({ call }) => may(call));
}
