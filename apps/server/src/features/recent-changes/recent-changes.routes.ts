import type { recentChangeEndpoints } from "@bandstand/contracts/recent-changes";
import { canRead } from "@bandstand/domain/permissions";
import type { Database } from "../../platform/database/transactions.ts";
import { bandScope } from "../../platform/http/caller.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { sightOf } from "../../records/documents/visible-documents.ts";
import { findRecentChanges } from "./recent-changes.repository.ts";

export function recentChangeHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof recentChangeEndpoints> {
  return {
    listRecentChanges: ({ caller }) =>
      database.band({ ...bandScope(caller), readOnly: true }, (tx) =>
        findRecentChanges(tx, {
          bandUserId: caller.id,
          songs: canRead(caller, "SO"),
          setlists: canRead(caller, "SL"),
          documents: canRead(caller, "OD"),
          sight: sightOf(caller),
        }),
      ),
  };
}
