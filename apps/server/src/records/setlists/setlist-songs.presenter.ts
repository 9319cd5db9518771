/** What of a song a set list tells to whom: who may not read songs gets what it takes to play and to build a set list. */
import {
  type AvailableSong,
  type SectionedSong,
  songInSetlist,
} from "@bandstand/contracts/setlist-songs";
import { fieldsOf, partOf, without } from "@bandstand/contracts/shapes";
import { SONG_BASICS } from "@bandstand/domain/band-permissions";
import { canSeeEventsOfSetlist, canSeeSongDetails } from "@bandstand/domain/setlist-permissions";
import type { Caller } from "../../platform/http/caller.ts";

export function sectionedSongsFor(
  caller: Caller,
  entries: readonly SectionedSong[],
): SectionedSong[] {
  if (canSeeSongDetails(caller)) return [...entries];
  return entries.map((entry) => ({ ...entry, Song: basicsOf(entry.Song) }));
}

export function availableSongsFor(
  caller: Caller,
  songs: readonly AvailableSong[],
): AvailableSong[] {
  const seesDetails = canSeeSongDetails(caller);
  const seesEvents = canSeeEventsOfSetlist(caller);
  return songs.map((song) => ({
    ...(seesDetails
      ? song
      : { ...basicsOf(song), genreId: null, ownGenre: null, songStatusId: null, SongStatus: null }),
    lastPlayed: seesEvents ? song.lastPlayed : null,
  }));
}

const TOLD = ["id", ...SONG_BASICS] as const;

/** A field that comes to the contract stays hidden until somebody decides otherwise. */
const HIDDEN = Object.fromEntries(
  fieldsOf(without(songInSetlist.shape, TOLD)).map((field) => [field, null]),
) as Record<Exclude<keyof SectionedSong["Song"], (typeof TOLD)[number]>, null>;

function basicsOf(song: SectionedSong["Song"]): SectionedSong["Song"] {
  return { ...partOf(song, TOLD), ...HIDDEN };
}
