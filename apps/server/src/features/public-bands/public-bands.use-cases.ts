import { Failure } from "@bandstand/contracts/failure";
import {
  PUBLIC_BANDS,
  type PublicBand,
  type PublicBandRow,
} from "@bandstand/contracts/public-bands";
import { PUBLIC_EVENTS, type PublicEvent } from "@bandstand/contracts/public-events";
import { dateInTimeZone } from "@bandstand/domain/calendar-date";
import type { Database } from "../../platform/database/transactions.ts";
import { findTimeZone, listPublicEvents } from "./public-events.repository.ts";
import { findBand, listBands, listGigs, type PublicGig } from "./public-bands.repository.ts";

/** Gigs that a page tells of: a band on tour plays as many in a season. */
const GIGS = 60;

export function list(
  database: Database,
  {
    limit = PUBLIC_BANDS.usual,
    after = 0,
  }: { limit?: number | undefined; after?: number | undefined },
): Promise<PublicBandRow[]> {
  return database.public((tx) => listBands(tx, { limit, after }));
}

/** Throws `band_unknown`. */
export async function read(database: Database, identity: string): Promise<PublicBand> {
  const band = isAskable(identity)
    ? await database.public((tx) => findBand(tx, identity))
    : undefined;
  if (!band) throw new Failure("band_unknown");
  return band;
}

/** The gigs to come, cancelled ones among them. Throws `band_not_found`. */
export function listEvents(
  database: Database,
  { bandId, limit, now }: { bandId: number; limit: number | undefined; now: Date },
): Promise<PublicEvent[]> {
  return database.public(async (tx) => {
    const timeZone = await findTimeZone(tx, bandId);
    if (timeZone === undefined) throw new Failure("band_not_found");
    const today = dateInTimeZone(now, timeZone);
    return listPublicEvents(tx, { bandId, today, limit: limit ?? PUBLIC_EVENTS.usual });
  });
}

export interface BandPage {
  band: PublicBand;
  gigs: readonly PublicGig[];
  /** `YYYY-MM-DD`, where the band is at home. */
  today: string;
}

/** Of a band whose identity was typed as a name. */
export const asIdentity = (typed: string) => typed.toLowerCase().normalize("NFC");

/** What the page of a band shows; null where nobody has the identity. */
export async function readPage(
  database: Database,
  identity: string,
  now: Date,
): Promise<BandPage | null> {
  if (!isAskable(identity)) return null;
  return database.public(async (tx) => {
    const band = await findBand(tx, identity);
    if (!band) return null;
    const today = dateInTimeZone(now, band.timeZone);
    return { band, today, gigs: await listGigs(tx, { bandId: band.id, today, limit: GIGS }) };
  });
}

/** The database takes no text with such characters in it, and keeps no identity that has them. */
export function isAskable(identity: string): boolean {
  return identity.length <= 60 && identity.isWellFormed() && !identity.includes("\0");
}
