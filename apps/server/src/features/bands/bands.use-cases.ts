/** The band's own details: telling them by right, and changing them. */
import type { Band, SaveBand } from "@bandstand/contracts/bands";
import { Failure, invalidField } from "@bandstand/contracts/failure";
import { each } from "@bandstand/contracts/shapes";
import {
  canSeePrivateBandInformation,
  PRIVATE_BAND_FIELDS,
} from "@bandstand/domain/band-permissions";
import { violatedConstraint } from "../../platform/database/errors.ts";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { checkId } from "../../records/kit/record-kind.ts";
import { checkUnchanged } from "../../records/kit/record-lock.ts";
import { findBand, lockBand, updateBand } from "./bands.repository.ts";

/** Throws `band_not_found`: another band of the caller's is told of once they have changed to it. */
export function read(database: Database, caller: Caller, bandId: number): Promise<Band> {
  checkOpen(caller, bandId);
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) => tell(tx, caller));
}

/** Throws `band_not_found`, `changed_meanwhile` and `invalid`. */
export function save(
  database: Database,
  caller: Caller,
  bandId: number,
  { id, updatedAt, ...fields }: SaveBand,
): Promise<Band> {
  checkOpen(caller, bandId);
  checkId({ noun: "band" }, bandId, id);
  return database.band(bandScope(caller), async (tx) => {
    checkUnchanged(found(await lockBand(tx)), updatedAt);
    if (Object.keys(fields).length > 0) await updateBand(tx, fields).catch(unknownGenre);
    return tell(tx, caller);
  });
}

function checkOpen(caller: Caller, bandId: number): void {
  if (bandId !== caller.bandId) throw new Failure("band_not_found");
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new Failure("band_not_found");
  return row;
}

async function tell(tx: BandTransaction, caller: Caller): Promise<Band> {
  const band = found(await findBand(tx));
  return canSeePrivateBandInformation(caller)
    ? band
    : { ...band, ...each(PRIVATE_BAND_FIELDS, null) };
}

function unknownGenre(error: unknown): never {
  if (violatedConstraint(error)?.constraint.includes("genre")) {
    throw invalidField("genreId", "Please choose one of the genres");
  }
  throw error;
}
