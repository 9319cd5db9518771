/** What of a song a set list tells to whom: who may not read songs gets what it takes to play and to build a set list. */
import type { AvailableSong, SectionedSong } from "@bandstand/contracts/setlist-songs";
import { canRead } from "@bandstand/domain/permissions";
import type { Caller } from "../../platform/http/caller.ts";

export function sectionedSongsFor(
  caller: Caller,
  entries: readonly SectionedSong[],
): SectionedSong[] {
  if (canRead(caller, "SO")) return [...entries];
  return entries.map((entry) => ({ ...entry, Song: basicsOf(entry.Song) }));
}

export function availableSongsFor(
  caller: Caller,
  songs: readonly AvailableSong[],
): AvailableSong[] {
  const readsSongs = canRead(caller, "SO");
  const readsEvents = canRead(caller, "EV");
  return songs.map((song) => ({
    ...(readsSongs
      ? song
      : { ...basicsOf(song), genreId: null, songStatusId: null, SongStatus: null }),
    lastPlayed: readsEvents ? song.lastPlayed : null,
  }));
}

/** Spelled out, so that a field which comes to the contract stays hidden until somebody decides otherwise. */
function basicsOf(song: SectionedSong["Song"]): SectionedSong["Song"] {
  const { id, title, artist, songkey, bpm, seconds } = song;
  const basics = { id, title, artist, songkey, bpm, seconds };
  return {
    ...basics,
    featuring: null,
    recordingFilename: null,
    recordingDate: null,
    avgRating: null,
  };
}
