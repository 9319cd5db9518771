import type { Genre, lookupEndpoints, SongStatus } from "@bandstand/contracts/lookups";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import type { Caller } from "../../platform/http/caller.ts";
import type { Handlers } from "../../platform/http/router.ts";

export function lookupHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof lookupEndpoints> {
  const read = <T>({ bandId }: Caller, work: (tx: BandTransaction) => Promise<T>) =>
    database.band({ bandId, readOnly: true }, work);
  return {
    listGenres: ({ caller }) => read(caller, listGenres),
    listSongStatuses: ({ caller }) => read(caller, listSongStatuses),
  };
}

function listGenres(tx: BandTransaction): Promise<Genre[]> {
  return tx.rows<Genre>({
    name: "list_genres",
    text: "select id, name from genres order by sequence, name",
  });
}

function listSongStatuses(tx: BandTransaction): Promise<SongStatus[]> {
  return tx.rows<SongStatus>({
    name: "list_song_statuses",
    text: "select id, tag, name, color, sequence from song_statuses order by sequence, name",
  });
}
