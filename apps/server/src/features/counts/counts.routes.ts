import type { countEndpoints, Counts } from "@bandstand/contracts/counts";
import { canRead } from "@bandstand/domain/permissions";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import type { Handlers } from "../../platform/http/router.ts";

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

/** One statement, which counts nothing that the caller may not read. */
async function countFor(tx: BandTransaction, caller: Caller): Promise<Counts> {
  const [counts] = await tx.rows<Counts>(
    {
      name: "count_for",
      text: `
        select case when $2 then (select count(*) from songs where band_id = $1) end as songs,
          case when $3 then (select count(*) from setlists where band_id = $1) end as setlists`,
    },
    [tx.bandId, canRead(caller, "SO"), canRead(caller, "SL")],
  );
  return counts ?? { songs: null, setlists: null };
}
