import type { dashboardEndpoints } from "@bandstand/contracts/dashboard";
import type { Database } from "../../platform/database/transactions.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { read } from "./dashboard.use-cases.ts";

export function dashboardHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof dashboardEndpoints> {
  return {
    getDashboard: ({ caller, params }) => read(database, caller, params.id),
  };
}
