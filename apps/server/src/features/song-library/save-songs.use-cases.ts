/** The same change to many songs: all of them or none. */
import { Failure, invalidField } from "@bandstand/contracts/failure";
import { LIMITS } from "@bandstand/contracts/limits";
import type { SaveSongs } from "@bandstand/contracts/song-library";
import { SONG_MESSAGES } from "@bandstand/contracts/songs";
import { withOneGenre } from "@bandstand/domain/song-genre";
import { changeTags } from "@bandstand/domain/song-tags";
import type { Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { announceSaved } from "../../records/kit/record-changes.ts";
import { SONG } from "../../records/songs/song-kind.ts";
import type { PreparedJson } from "../../platform/http/prepared-json.ts";
import { someSongsAsJson } from "../../records/songs/song-rows.ts";
import { findLookups } from "./lookups.repository.ts";
import { type ChangedSong, lockSongs, putSongs } from "./save-songs.repository.ts";

/** Throws `song_not_found` where one of them is not there, and `invalid` for a genre or status that does not exist. */
export function saveMany(
  database: Database,
  caller: Caller,
  given: SaveSongs,
): Promise<PreparedJson> {
  const { songStatusId, genreId, ownGenre, addChips: add = [], removeChips: remove = [] } = given;
  const ids = [...new Set(given.ids)];
  return database.band(bandScope(caller), async (tx) => {
    const { genreIds, statusIds } = await findLookups(tx);
    if (songStatusId !== undefined && !statusIds.has(songStatusId))
      throw invalidField("songStatusId", SONG_MESSAGES.unknownStatus);
    if (genreId !== undefined && genreId !== null && !genreIds.has(genreId))
      throw invalidField("genreId", SONG_MESSAGES.unknownGenre);
    const songs = await lockSongs(tx, ids);
    if (songs.length < ids.length) throw new Failure("song_not_found");
    const changed = songs.map((song) => ({
      id: song.id,
      songStatusId: songStatusId ?? song.songStatusId,
      ...genreOf(song, withOneGenre({ genreId, ownGenre })),
      chips: changeTags(song.chips, { add, remove, limit: LIMITS.chips }),
    }));
    await putSongs(tx, changed);
    await announceSaved(tx, SONG, ids);
    return someSongsAsJson(tx, ids);
  });
}

type Genre = Pick<ChangedSong, "genreId" | "ownGenre">;

/** What is left out stays as it is. */
function genreOf(song: Genre, { genreId, ownGenre }: Pick<SaveSongs, keyof Genre>): Genre {
  return {
    genreId: genreId === undefined ? song.genreId : genreId,
    ownGenre: ownGenre === undefined ? song.ownGenre : ownGenre,
  };
}
