import type { bandEndpoints } from "@bandstand/contracts/bands";
import type { Database } from "../../platform/database/transactions.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { read, save } from "./bands.use-cases.ts";

export function bandHandlers({ database }: { database: Database }): Handlers<typeof bandEndpoints> {
  return {
    getBand: ({ caller, params }) => read(database, caller, params.id),
    saveBand: ({ caller, params, body }) => save(database, caller, params.id, body),
  };
}
