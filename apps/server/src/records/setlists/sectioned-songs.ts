/** The songs of a set list as its readers get them, for any statement that reads some. */
import { setlistSong, songInSetlist } from "@bandstand/contracts/setlist-songs";
import { fieldsOf } from "@bandstand/contracts/shapes";
import { jsonPairs } from "../../platform/database/columns-in-sql.ts";
import { setlistSongs } from "../../platform/database/schema/setlists.ts";
import { songs } from "../../platform/database/schema/songs.ts";

/** Of a place `p`, its song `s` and its section `c`. */
export const SECTIONED_SONG = `
  json_build_object(${jsonPairs(setlistSongs, fieldsOf(setlistSong.shape), "p")},
    'Song', json_build_object(${jsonPairs(songs, fieldsOf(songInSetlist.shape), "s")}),
    'SetlistSection', json_build_object('id', c.id, 'name', c.name, 'sequence', c.sequence))`;

/** For a `where` that names the band and the set lists of `p`. */
export const SECTIONED_SONGS = `
  setlist_songs p
  join songs s on s.band_id = p.band_id and s.id = p.song_id
  join setlist_sections c on c.id = p.setlist_section_id`;

export const IN_ORDER = "c.sequence, p.sequence";
