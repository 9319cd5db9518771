import type { setlistSongEndpoints } from "@bandstand/contracts/setlist-songs";
import { watchSetlist, type setlistLiveEndpoints } from "@bandstand/contracts/setlist-live";
import type { setlistEndpoints } from "@bandstand/contracts/setlists";
import type { Database } from "../../platform/database/transactions.ts";
import type { Authenticate } from "../../platform/http/caller.ts";
import type { Handlers } from "../../platform/http/router.ts";
import type { Live } from "../../platform/live/live.ts";
import { watchRecord } from "../../records/kit/watch-record.ts";
import { SETLIST } from "../../records/setlists/setlist-kind.ts";
import {
  entriesForSetlist,
  addSong,
  readAvailable,
  readSongs,
  replaceSongs,
  removeSong,
} from "./setlist-song-calls.use-cases.ts";
import { readReadiness } from "./setlist-readiness.use-cases.ts";
import { add, copy, list, read, readWithSections, remove, save } from "./setlists.use-cases.ts";

export interface SetlistServices {
  database: Database;
  live: Live;
  authenticate: Authenticate;
}

export function setlistHandlers(
  services: SetlistServices,
): Handlers<typeof setlistEndpoints & typeof setlistSongEndpoints & typeof setlistLiveEndpoints> {
  const { database } = services;
  return {
    listSetlists: ({ caller, query }) => list(database, caller, query.search),
    getSetlist: ({ caller, params }) => read(database, caller, params.id),
    getSetlistWithSections: ({ caller, params }) => readWithSections(database, caller, params.id),
    getSetlistReadiness: ({ caller, params }) => readReadiness(database, caller, params.id),
    addSetlist: ({ caller, body }) => add(database, caller, body),
    saveSetlist: ({ caller, params, body }) => save(database, caller, params.id, body),
    deleteSetlist: async ({ caller, params, query }) => {
      await remove(database, caller, params.id, query.updatedAt);
      return undefined;
    },
    copySetlist: ({ caller, params }) => copy(database, caller, params.id),
    listSetlistSongs: ({ caller, query }) => readSongs(database, caller, query.setlistId),
    lookUpSetlistSongs: async ({ caller, query }) => {
      const songs = await readSongs(database, caller, query.setlistId);
      return songs.map(({ Song }) => ({ id: Song.id, name: Song.title }));
    },
    listAvailableSongs: ({ caller, query: { setlistId } }) =>
      readAvailable(database, caller, setlistId === "0" ? null : setlistId),
    saveSetlistSongs: ({ caller, params, body }) =>
      replaceSongs(database, caller, params.id, Array.isArray(body) ? { songs: body } : body),
    addSetlistSong: ({ caller, body }) => addSong(database, caller, body),
    removeSetlistSong: async ({ caller, params }) => {
      await removeSong(database, caller, params.id);
      return undefined;
    },
    watchSetlist: ({ caller, params, request, reply }) =>
      watchRecord(services, SETLIST, { call: watchSetlist, caller, id: params.id, request, reply }),
    copySetlistSongs: ({ caller, query }) =>
      entriesForSetlist(database, caller, query.idFrom, query.idTo),
  };
}
