import type { publicBandEndpoints } from "@bandstand/contracts/public-bands";
import type { publicEventEndpoints } from "@bandstand/contracts/public-events";
import type { FastifyReply } from "fastify";
import type { Handlers } from "../../platform/http/router.ts";
import { list, type PublicServices, publicTexts } from "./public-bands.use-cases.ts";

export function publicBandHandlers(
  services: PublicServices,
): Handlers<typeof publicBandEndpoints & typeof publicEventEndpoints> {
  const texts = publicTexts(services);
  return {
    listPublicBands: async ({ query, reply }) => {
      const bands = await list(services.database, query);
      keepAMinute(reply);
      return bands;
    },
    getPublicBand: async ({ params, reply }) => {
      const band = await texts.band(params.id);
      keepAMinute(reply);
      return band;
    },
    listPublicEvents: ({ body: { bandId, options } }) => texts.events(bandId, options?.limit),
  };
}

/** The same for everybody, and a minute old at most. A refusal is kept by nobody. */
function keepAMinute(reply: FastifyReply): void {
  reply.header("cache-control", "public, max-age=60");
}
