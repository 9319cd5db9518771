import type { bandImportEndpoints } from "@bandstand/contracts/band-import";
import type { FileServices } from "../../platform/files/stored-files.ts";
import { abortedByClient } from "../../platform/http/client-abort.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { importSongs, listImportableSongs, listOtherBands } from "./band-import.use-cases.ts";

export function bandImportHandlers(services: FileServices): Handlers<typeof bandImportEndpoints> {
  const { database } = services;
  return {
    listOtherBands: ({ caller }) => listOtherBands(database, caller),
    listImportable: ({ caller, params }) => listImportableSongs(database, caller, params.bandId),
    importFromBand: ({ caller, params, body, reply }) =>
      importSongs(services, caller, params.bandId, { ...body, cancelled: abortedByClient(reply) }),
  };
}
