import { type SectionedSong, songInSetlist } from "@bandstand/contracts/setlist-songs";
import { fieldsOf, partOf } from "@bandstand/contracts/shapes";
import { song } from "@bandstand/contracts/songs.fixture";

/** A song by Mira in E with a capo, at a place of a set list. */
export function sectionedSong(
  songId: number,
  setlistSectionId: number,
  sequence: number,
): SectionedSong {
  return {
    id: songId,
    songId,
    setlistId: 7,
    setlistSectionId,
    sequence,
    seconds: null,
    featuring: null,
    songkey: null,
    capo: null,
    note: null,
    Song: partOf(
      song({ id: songId, featuring: "Mira", songkey: "E", capo: 2, bpm: 120, seconds: 200 }),
      fieldsOf(songInSetlist.shape),
    ),
    SetlistSection: { id: setlistSectionId, name: "First Set", sequence: setlistSectionId },
  };
}
