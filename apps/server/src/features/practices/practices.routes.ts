import type { practiceEndpoints } from "@bandstand/contracts/practices";
import type { Database } from "../../platform/database/transactions.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { keep, read } from "./practices.use-cases.ts";

export function practiceHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof practiceEndpoints> {
  return {
    getPracticeLog: ({ caller, params }) => read(database, caller, params.id),
    savePractice: ({ caller, params, body }) => keep(database, caller, params.id, body),
  };
}
