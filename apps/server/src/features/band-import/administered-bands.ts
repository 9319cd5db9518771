/** The other bands that somebody administers, from which alone they may copy. */
import type { OtherBand } from "@bandstand/contracts/band-import";
import { Failure } from "@bandstand/contracts/failure";
import type { BandScope, Database } from "../../platform/database/transactions.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { type AdministeredBand, listAdministered } from "./source.repository.ts";

export async function listOtherBands(database: Database, caller: Caller): Promise<OtherBand[]> {
  const others = await administered(database, caller);
  return others.map(({ bandId, name }) => ({ bandId, name, administratorEnabled: true }));
}

async function administered(database: Database, caller: Caller): Promise<AdministeredBand[]> {
  const bands = await database.person({ userId: caller.userId, readOnly: true }, listAdministered);
  return bands.filter(({ bandId }) => bandId !== caller.bandId);
}

/** Throws `band_not_found`. */
export async function requireAdministered(
  database: Database,
  caller: Caller,
  bandId: number,
): Promise<AdministeredBand> {
  const found = (await administered(database, caller)).find((band) => band.bandId === bandId);
  if (!found) throw new Failure("band_not_found");
  return found;
}

export function readingScope(
  { bandId, bandUserId }: AdministeredBand,
  { userId }: Caller,
): BandScope {
  return { bandId, bandUserId, userId, readOnly: true };
}
