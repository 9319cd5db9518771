import type { publicBandEndpoints } from "@bandstand/contracts/public-bands";
import type { FastifyReply } from "fastify";
import type { Database } from "../../platform/database/transactions.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { list, read } from "./public-bands.use-cases.ts";

export function publicBandHandlers({
  database,
}: {
  database: Database;
}): Handlers<typeof publicBandEndpoints> {
  return {
    listPublicBands: async ({ query, reply }) => {
      const bands = await list(database, query);
      keepAMinute(reply);
      return bands;
    },
    getPublicBand: async ({ params, reply }) => {
      const band = await read(database, params.id);
      keepAMinute(reply);
      return band;
    },
  };
}

/** The same for everybody, and a minute old at most. A refusal is kept by nobody. */
function keepAMinute(reply: FastifyReply): void {
  reply.header("cache-control", "public, max-age=60");
}
