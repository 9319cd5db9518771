import type { countEndpoints, Counts } from "@bandstand/contracts/counts";
import { fieldsOf } from "@bandstand/contracts/shapes";
import { LISTED_RECORDS } from "@bandstand/domain/area-graph";
import { canRead } from "@bandstand/domain/permissions";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { isVisible, sightOf } from "../../records/documents/visible-documents.ts";

export function countHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof countEndpoints> {
  return {
    getCounts: ({ caller }) =>
      database.band({ ...bandScope(caller), readOnly: true }, (tx) => countFor(tx, caller)),
  };
}

const TABLES = fieldsOf(LISTED_RECORDS);

/** Where not everyone who may read the list sees all that is in it. */
const ONLY: Partial<Record<(typeof TABLES)[number], string>> = {
  documents: `and ${isVisible("documents", TABLES.length + 2)}`,
};

/** Whether the caller may read the one at a place is the parameter behind the band; behind those stands what they see of documents. */
const COUNT = `select ${TABLES.map(
  (table, index) =>
    `case when $${index + 2} then (select count(*) from ${table} where band_id = $1 ${ONLY[table] ?? ""}) end as ${table}`,
).join(", ")}`;

/** One statement, which counts nothing that the caller may not read. */
async function countFor(tx: BandTransaction, caller: Caller): Promise<Counts> {
  const [counts] = await tx.rows<Counts>({ name: "count_for", text: COUNT }, [
    tx.bandId,
    ...TABLES.map((table) => canRead(caller, LISTED_RECORDS[table].area)),
    ...sightOf(caller),
  ]);
  if (!counts) throw new Error("Nothing was counted.");
  return counts;
}
