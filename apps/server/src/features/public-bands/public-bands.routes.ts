import type { publicBandEndpoints } from "@bandstand/contracts/public-bands";
import type { publicEventEndpoints } from "@bandstand/contracts/public-events";
import type { FastifyReply } from "fastify";
import type { Database } from "../../platform/database/transactions.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { list, listEvents, read } from "./public-bands.use-cases.ts";

export function publicBandHandlers({
  database,
  now,
}: {
  database: Database;
  now: () => Date;
}): Handlers<typeof publicBandEndpoints & typeof publicEventEndpoints> {
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
    listPublicEvents: ({ body: { bandId, options } }) =>
      listEvents(database, { bandId, limit: options?.limit, now: now() }),
  };
}

/** The same for everybody, and a minute old at most. A refusal is kept by nobody. */
function keepAMinute(reply: FastifyReply): void {
  reply.header("cache-control", "public, max-age=60");
}
