import type { bandImportEndpoints, ImportType } from "@bandstand/contracts/band-import";
import { Failure } from "@bandstand/contracts/failure";
import { canImport } from "@bandstand/domain/band-permissions";
import type { FileServices } from "../../platform/files/stored-files.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { abortedByClient } from "../../platform/http/client-abort.ts";
import type { Handlers } from "../../platform/http/router.ts";
import { listOtherBands } from "./administered-bands.ts";
import { importSongs, listImportableSongs } from "./import-songs.use-cases.ts";
import { importVenues, listImportableVenues } from "./import-venues.use-cases.ts";

const LISTS = { songs: listImportableSongs, venues: listImportableVenues } as const;
const IMPORTS = { songs: importSongs, venues: importVenues } as const;

export function bandImportHandlers(services: FileServices): Handlers<typeof bandImportEndpoints> {
  const { database } = services;
  return {
    listOtherBands: ({ caller }) => listOtherBands(database, caller),
    listImportable: async ({ caller, params: { bandId, type } }) => {
      requireRight(caller, type);
      return await LISTS[type](database, caller, bandId);
    },
    importFromBand: async ({ caller, params: { bandId, type }, body, reply }) => {
      requireRight(caller, type);
      const order = { ...body, cancelled: abortedByClient(reply) };
      return await IMPORTS[type](services, caller, bandId, order);
    },
  };
}

/** Throws `no_right` for the songs to who may only change venues, and the other way round. */
function requireRight(caller: Caller, type: ImportType): void {
  if (!canImport(caller, type)) throw new Failure("no_right");
}
