import type { lookupEndpoints } from "@bandstand/contracts/lookups";
import type { Database } from "../../platform/database/transactions.ts";
import type { Caller } from "../../platform/http/caller.ts";
import type { Handlers } from "../../platform/http/router.ts";

/** The columns of each that are told, in the order of the answer's fields. */
const COLUMNS = {
  genres: "id, name",
  song_statuses: "id, tag, name, color, sequence",
  roles: "id, tag, name",
  document_types: "id, name, icon, mask",
  event_types: `id, tag, name, public_performance as "publicPerformance", color`,
  event_statuses: "id, tag, name, color",
  venue_types: "id, name, performing",
  venue_statuses: "id, tag, name, color",
} as const;

export function lookupHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof lookupEndpoints> {
  const rowsOf =
    <Row>(table: keyof typeof COLUMNS) =>
    ({ caller }: { caller: Caller }): Promise<Row[]> =>
      database.band({ bandId: caller.bandId, readOnly: true }, (tx) =>
        tx.rows<Row>({
          name: `list_${table}`,
          text: `select ${COLUMNS[table]} from ${table} order by sequence, name`,
        }),
      );
  return {
    listGenres: rowsOf("genres"),
    listSongStatuses: rowsOf("song_statuses"),
    listRoles: rowsOf("roles"),
    listDocumentTypes: rowsOf("document_types"),
    listEventTypes: rowsOf("event_types"),
    listEventStatuses: rowsOf("event_statuses"),
    listVenueTypes: rowsOf("venue_types"),
    listVenueStatuses: rowsOf("venue_statuses"),
  };
}
