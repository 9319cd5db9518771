import { type Bookmark, bookmark } from "@bandstand/contracts/bookmarks";
import { fieldsOf, partOf } from "@bandstand/contracts/shapes";
import { song } from "@bandstand/contracts/songs.fixture";

/** A bookmark of a current song with a recording. */
export function bookmarkOf(
  id: number,
  part: Partial<Bookmark> & { title?: string } = {},
): Bookmark {
  const { title = `Song ${id}`, ...rest } = part;
  const songId = part.songId ?? id * 10;
  return {
    id,
    songId,
    sequence: id,
    Song: {
      ...partOf(
        song({ id: songId, title, artist: "Paper Lanterns" }),
        fieldsOf(bookmark.shape.Song.shape),
      ),
      songkey: "Am",
      bpm: 96,
      recordingFilename: "recording.mp3",
      recordingDate: "2026-03-01T10:00:00.000Z",
      seconds: 215,
    },
    ...rest,
  };
}
