/** Venues copied from a band that one administers: the files of their documents first, then every row in one transaction. */
import type { ImportableVenue } from "@bandstand/contracts/band-import";
import { Failure } from "@bandstand/contracts/failure";
import { checkLimit } from "../../platform/database/band-limits.ts";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import type { FileServices } from "../../platform/files/stored-files.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { addWithCopies } from "./add-with-copies.ts";
import { readingScope, requireAdministered } from "./administered-bands.ts";
import { copiedDocument, copiedVenue, filesOf } from "./copied-records.ts";
import type { Order } from "./import-songs.use-cases.ts";
import { listOfferedVenues, readDocuments, readFiles, readVenues } from "./source.repository.ts";
import { addDocuments, addVenues, listPresentVenues } from "./target.repository.ts";

/** Equal for venues that a reader takes for the same. */
const nameOf = ({ name }: { name: string }) => name.trim().toLowerCase();

/** Throws `band_not_found` for a band that the caller does not administer. */
export async function listImportableVenues(
  database: Database,
  caller: Caller,
  bandId: number,
): Promise<ImportableVenue[]> {
  const source = await requireAdministered(database, caller, bandId);
  const offered = await database.band(readingScope(source, caller), listOfferedVenues);
  const present = await database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
    listPresentVenues(tx, bandId),
  );
  const names = new Set(present.map(nameOf));
  const copied = new Set(present.map(({ sourceId }) => sourceId));
  return offered.map((venue) => ({
    ...venue,
    nameConflict: names.has(nameOf(venue)),
    status: copied.has(venue.id) ? "imported" : "new",
  }));
}

/**
 * Copies venues, all or none; those copied before are passed over. Throws `band_not_found`, `venue_not_found` for one that
 * the source band does not have, `limit_reached`, `no_room` and `StorageFull`. Cancelled before its end, it leaves nothing.
 */
export async function importVenues(
  services: FileServices,
  caller: Caller,
  sourceBandId: number,
  order: Order,
): Promise<{ imported: number; skipped: number }> {
  const { database } = services;
  const source = await requireAdministered(database, caller, sourceBandId);
  const wanted = new Map(order.items.map(({ id, nameConflict }) => [id, nameConflict]));
  const offer = await database.band(readingScope(source, caller), (tx) =>
    readOffer(tx, [...wanted.keys()], order.includeDocuments),
  );
  const { files } = offer;
  const { cancelled } = order;
  const imported = await addWithCopies(
    services,
    caller,
    { files, cancelled },
    async (tx, copies) => {
      const present = await listPresentVenues(tx, sourceBandId);
      const taken = new Set(present.map(({ sourceId }) => sourceId));
      const names = new Set(present.map(nameOf));
      const fresh = offer.venues.filter(({ id }) => !taken.has(id));
      const rows = fresh.map((venue) => {
        const isRenamed = wanted.get(venue.id) === true || names.has(nameOf(venue));
        return copiedVenue(venue, isRenamed ? source.name : null);
      });
      const ids = await addVenues(tx, rows);
      await checkLimit(tx, "venues", { inBulk: true });
      const papers = offer.documents.flatMap((document) => {
        const venueId = ids.get(document.venueId ?? 0);
        return venueId === undefined
          ? []
          : [copiedDocument(document, { copies, place: { venueId }, bandUserId: caller.id })];
      });
      await addDocuments(tx, papers);
      return { imported: rows.length, holders: papers };
    },
  );
  return { imported, skipped: order.items.length - imported };
}

async function readOffer(tx: BandTransaction, ids: readonly number[], withDocuments: boolean) {
  const venues = await readVenues(tx, ids);
  if (venues.length < ids.length) throw new Failure("venue_not_found");
  const documents = withDocuments ? await readDocuments(tx, "venueId", ids) : [];
  const filenames = documents.flatMap(filesOf);
  return { venues, documents, files: filenames.length > 0 ? await readFiles(tx, filenames) : [] };
}
