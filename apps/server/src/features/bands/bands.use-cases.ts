/** The band's own details: telling them by right, and changing them. */
import type { Band, SaveBand } from "@bandstand/contracts/bands";
import { Failure, invalidField } from "@bandstand/contracts/failure";
import { each } from "@bandstand/contracts/shapes";
import {
  canReadNews,
  canSeeInProfile,
  canSeePrivateBandInformation,
  PRIVATE_BAND_FIELDS,
} from "@bandstand/domain/band-permissions";
import { NEWS_FIELDS } from "@bandstand/domain/dashboard-news";
import { violatedConstraint } from "../../platform/database/errors.ts";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { announceBandNews } from "../../platform/live/announce.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { checkId } from "../../records/kit/record-kind.ts";
import { checkUnchanged } from "../../records/kit/record-lock.ts";
import { mailNews } from "./bands.jobs.ts";
import { type BandNews, newsToKeep } from "./news.ts";
import { findBand, lockBand, updateBand } from "./bands.repository.ts";

export interface BandServices {
  database: Database;
  now: () => Date;
}

/** Throws `band_not_found`: another band of the caller's is told of once they have changed to it. */
export function read(database: Database, caller: Caller, bandId: number): Promise<Band> {
  checkOpen(caller, bandId);
  return database.band({ ...bandScope(caller), readOnly: true }, (tx) => tell(tx, caller));
}

/** Throws `band_not_found`, `changed_meanwhile` and `invalid`. */
export function save(
  { database, now }: BandServices,
  caller: Caller,
  bandId: number,
  { id, updatedAt, ...fields }: SaveBand,
): Promise<Band> {
  checkOpen(caller, bandId);
  checkId({ noun: "band" }, bandId, id);
  return database.band(bandScope(caller), async (tx) => {
    const before = found(await lockBand(tx));
    checkUnchanged(before, updatedAt);
    if (Object.keys(fields).length > 0) {
      const kept = { ...fields, ...newsToKeep(fields, before, now()) };
      await updateBand(tx, kept).catch(unknownGenre);
      if (hasOtherNews(before, kept)) await announceBandNews(tx);
      if (kept.dashboardAnnouncementDate) await mailNews(tx, kept.dashboardAnnouncementDate);
    }
    return tell(tx, caller);
  });
}

function hasOtherNews(before: BandNews, kept: Partial<BandNews>): boolean {
  return NEWS_FIELDS.some((field) => kept[field] !== undefined && kept[field] !== before[field]);
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
  return {
    ...band,
    ...(!canSeePrivateBandInformation(caller) && each(PRIVATE_BAND_FIELDS, null)),
    ...(!canReadNews(caller) && each(NEWS_FIELDS, null)),
    Members: band.Members.filter(({ Role }) => canSeeInProfile(caller, Role)),
  };
}

function unknownGenre(error: unknown): never {
  if (violatedConstraint(error)?.constraint.includes("genre")) {
    throw invalidField("genreId", "Please choose one of the genres");
  }
  throw error;
}
