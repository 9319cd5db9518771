import { fieldsOf, without } from "@bandstand/contracts/shapes";
import { venueFields } from "@bandstand/contracts/venues";
import type { VenueOfTable } from "@bandstand/domain/venue-table";
import { selected } from "../../platform/database/columns-in-sql.ts";
import { venues } from "../../platform/database/schema/venues.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";

interface ExportedVenue extends VenueOfTable {
  id: number;
  /** What the pages are ordered by. */
  sortName: string;
}

const FIELDS = selected(venues, fieldsOf(without(venueFields, ["venueTypeId"])), "v");

/** By name, those behind the last of the page before. */
export function pageOfVenues(
  tx: BandTransaction,
  after: { name: string; id: number },
  most: number,
): Promise<ExportedVenue[]> {
  return tx.rows<ExportedVenue>(
    {
      name: "page_of_venues",
      text: `
        select v.id, lower(v.name) as "sortName", ${FIELDS}, k.name as type
        from venues v left join venue_types k on k.id = v.venue_type_id
        where v.band_id = $1 and (lower(v.name), v.id) > ($2, $3)
        order by lower(v.name), v.id limit $4`,
    },
    [tx.bandId, after.name, after.id, most],
  );
}
