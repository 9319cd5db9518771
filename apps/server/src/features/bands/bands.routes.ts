import type { bandEndpoints } from "@bandstand/contracts/bands";
import type { Handlers } from "../../platform/http/router.ts";
import { type BandServices, read, save } from "./bands.use-cases.ts";

export function bandHandlers(services: BandServices): Handlers<typeof bandEndpoints> {
  return {
    getBand: ({ caller, params }) => read(services.database, caller, params.id),
    saveBand: ({ caller, params, body }) => save(services, caller, params.id, body),
  };
}
