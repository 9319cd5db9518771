import type { Bookmark } from "@bandstand/contracts/bookmarks";

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
      id: songId,
      title,
      artist: "Paper Lanterns",
      songkey: "Am",
      bpm: 96,
      recordingFilename: "recording.mp3",
      recordingDate: "2026-03-01T10:00:00.000Z",
      youTubeId: null,
      seconds: 215,
      SongStatus: { tag: "C", name: "Current", sequence: 3 },
    },
    ...rest,
  };
}
