import { Failure } from "@bandstand/contracts/failure";
import { getPublicBand, PUBLIC_BANDS, type PublicBandRow } from "@bandstand/contracts/public-bands";
import { listPublicEvents as listed, PUBLIC_EVENTS } from "@bandstand/contracts/public-events";
import { dateInTimeZone } from "@bandstand/domain/calendar-date";
import type { Database } from "../../platform/database/transactions.ts";
import { PreparedJson } from "../../platform/http/prepared-json.ts";
import type { Made, PublicAnswers } from "../../platform/live/public-answers.ts";
import { findTimeZone, listPublicEvents } from "./public-events.repository.ts";
import {
  findBand,
  type FoundBand,
  listBands,
  listGigs,
  type PublicGig,
} from "./public-bands.repository.ts";

export interface PublicServices {
  database: Database;
  publicAnswers: PublicAnswers;
  now: () => Date;
}

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

/** What is told of one band, kept as the text that is sent. */
export function publicTexts({ database, publicAnswers, now }: PublicServices) {
  const bands = publicAnswers.keep<PreparedJson>();
  const events = publicAnswers.keep<PreparedJson>();
  return {
    /** Throws `band_unknown`. */
    async band(identity: string): Promise<PreparedJson> {
      const text = isAskable(identity)
        ? await bands.get(identity, async () => {
            const band = await database.public((tx) => findBand(tx, identity));
            return band ? prepared(getPublicBand.answer.parse(band), band.id, band.timeZone) : null;
          })
        : null;
      if (!text) throw new Failure("band_unknown");
      return text;
    },
    /** The gigs to come, cancelled ones among them. Throws `band_not_found`. */
    async events(bandId: number, limit: number = PUBLIC_EVENTS.usual): Promise<PreparedJson> {
      const text = await events.get(`${bandId} ${limit}`, () =>
        database.public(async (tx) => {
          const timeZone = await findTimeZone(tx, bandId);
          if (timeZone === undefined) return null;
          const today = dateInTimeZone(now(), timeZone);
          const found = await listPublicEvents(tx, { bandId, today, limit });
          return prepared(listed.answer.parse(found), bandId, timeZone);
        }),
      );
      if (!text) throw new Failure("band_not_found");
      return text;
    },
  };
}

function prepared(answer: unknown, bandId: number, timeZone: string): Made<PreparedJson> {
  const bytes = Buffer.from(JSON.stringify(answer));
  return { value: new PreparedJson(bytes), bandId, timeZone, size: bytes.length };
}

/** In memory, at most. */
const sizeOfText = (text: string) => 2 * text.length;

export interface BandPage {
  band: FoundBand;
  gigs: readonly PublicGig[];
  /** `YYYY-MM-DD`, where the band is at home. */
  today: string;
}

/** Of a band whose identity was typed as a name. */
export const asIdentity = (typed: string) => typed.toLowerCase().normalize("NFC");

/** What the page of a band shows; null where nobody has the identity. */
export type ReadPage = (identity: string) => Promise<BandPage | null>;

export function pageReader({ database, publicAnswers, now }: PublicServices): ReadPage {
  const pages = publicAnswers.keep<BandPage>();
  return async (identity) => {
    if (!isAskable(identity)) return null;
    return pages.get(identity, () =>
      database.public(async (tx) => {
        const band = await findBand(tx, identity);
        if (!band) return null;
        const { id: bandId, timeZone } = band;
        const today = dateInTimeZone(now(), timeZone);
        const value = { band, today, gigs: await listGigs(tx, { bandId, today, limit: GIGS }) };
        return { value, bandId, timeZone, size: sizeOfText(JSON.stringify(value)) };
      }),
    );
  };
}

/** The database takes no text with such characters in it, and keeps no identity that has them. */
export function isAskable(identity: string): boolean {
  return identity.length <= 60 && identity.isWellFormed() && !identity.includes("\0");
}
