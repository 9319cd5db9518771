import type { gigReportEndpoints } from "@bandstand/contracts/gig-reports";
import type { Database } from "../../platform/database/transactions.ts";
import { bandScope } from "../../platform/http/caller.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { listLastPlayed, listToReport } from "./gig-reports.repository.ts";
import { read, readPace, remove, save } from "./gig-reports.use-cases.ts";

export function gigReportHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof gigReportEndpoints> {
  return {
    getGigReport: ({ caller, params }) => read(database, caller, params.id),
    saveGigReport: ({ caller, params, body }) => save(database, caller, params.id, body),
    deleteGigReport: async ({ caller, params }) => {
      await remove(database, caller, params.id);
      return undefined;
    },
    listGigsToReport: ({ caller }) =>
      database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
        listToReport(tx, caller.today),
      ),
    getUsualPace: ({ caller }) => readPace(database, caller),
    listLastPlayed: ({ caller }) =>
      database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
        listLastPlayed(tx, caller.today),
      ),
  };
}
