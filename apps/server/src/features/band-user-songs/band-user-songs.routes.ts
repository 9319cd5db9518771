import type { bandUserSongEndpoints } from "@bandstand/contracts/band-user-songs";
import type { Database } from "../../platform/database/transactions.ts";
import type { Handlers } from "../../platform/http/router.ts";
import {
  keep,
  list,
  listBeats,
  listOfSong,
  listShared,
  read,
  remove,
  save,
  importSharedMarkers,
} from "./band-user-songs.use-cases.ts";

export function bandUserSongHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof bandUserSongEndpoints> {
  return {
    listBandUserSongs: ({ caller }) => list(database, caller),
    listBandUserSongsOfSong: ({ caller, params }) => listOfSong(database, caller, params.id),
    getBandUserSong: ({ caller, params }) => read(database, caller, params.id),
    addBandUserSong: async ({ caller, body: { songId, ...change }, reply }) => {
      const { record, isNew } = await keep(database, caller, songId, change);
      if (!isNew) reply.code(200);
      return record;
    },
    saveBandUserSong: ({ caller, params, body }) => save(database, caller, params.id, body),
    deleteBandUserSong: async ({ caller, params }) => {
      await remove(database, caller, params.id);
      return undefined;
    },
    listSharedMarkers: ({ caller, params }) => listShared(database, caller, params.songId),
    listSharedBeats: ({ caller, params }) => listBeats(database, caller, params.songId),
    shareBandUserSong: async ({ caller, params, body }) => {
      const { record } = await keep(database, caller, params.songId, body);
      return record;
    },
    importSharedMarkers: ({ caller, body }) => importSharedMarkers(database, caller, body),
  };
}
