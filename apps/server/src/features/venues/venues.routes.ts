import type { venueNoteEndpoints } from "@bandstand/contracts/venue-notes";
import { type venueLiveEndpoints, watchVenue } from "@bandstand/contracts/venue-live";
import type { venueEndpoints } from "@bandstand/contracts/venues";
import type { Database } from "../../platform/database/transactions.ts";
import { attachment } from "../../platform/files/content-disposition.ts";
import type { Authenticate } from "../../platform/http/caller.ts";
import { abortedByClient } from "../../platform/http/client-abort.ts";
import type { Handlers } from "../../platform/http/router.ts";
import type { Live } from "../../platform/live/live.ts";
import { watchRecord } from "../../records/kit/watch-record.ts";
import { VENUE } from "../../records/venues/venue-kind.ts";
import { exportAsTable, importMany } from "./venue-files.use-cases.ts";
import { addNote, removeNote, saveNote } from "./venue-notes.use-cases.ts";
import { add, list, read, remove, save } from "./venues.use-cases.ts";

export interface VenueServices {
  database: Database;
  live: Live;
  authenticate: Authenticate;
}

export function venueHandlers(
  services: VenueServices,
): Handlers<typeof venueEndpoints & typeof venueNoteEndpoints & typeof venueLiveEndpoints> {
  const { database } = services;
  return {
    listVenues: ({ caller, query }) => list(database, caller, query.search),
    getVenue: ({ caller, params }) => read(database, caller, params.id),
    addVenue: ({ caller, body }) => add(database, caller, body),
    saveVenue: ({ caller, params, body }) => save(database, caller, params.id, body),
    deleteVenue: async ({ caller, params }) => {
      await remove(database, caller, params.id);
      return undefined;
    },
    importVenues: ({ caller, body, reply }) =>
      importMany(database, caller, body.venues, abortedByClient(reply)),
    exportVenuesAsCsv: async ({ caller, reply }) => {
      const { size, stream } = await exportAsTable(database, caller, abortedByClient(reply));
      return reply
        .header("content-type", "text/csv; charset=utf-8")
        .header("content-disposition", attachment(`Venues ${caller.today}.csv`))
        .header("cache-control", "no-store")
        .header("x-content-type-options", "nosniff")
        .header("content-length", size)
        .send(stream);
    },
    addVenueNote: ({ caller, body }) => addNote(database, caller, body),
    saveVenueNote: ({ caller, params, body }) => saveNote(database, caller, params.id, body),
    deleteVenueNote: async ({ caller, params }) => {
      await removeNote(database, caller, params.id);
      return undefined;
    },
    watchVenue: ({ caller, params, request, reply }) =>
      watchRecord(services, VENUE, { call: watchVenue, caller, id: params.id, request, reply }),
  };
}
