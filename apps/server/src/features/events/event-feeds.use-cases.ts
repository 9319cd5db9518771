/** A calendar of one's own, behind an address that whoever knows it may read, until it is changed. */
import type { EventFeeds } from "@bandstand/contracts/event-feeds";
import { canRead } from "@bandstand/domain/permissions";
import type { Database } from "../../platform/database/transactions.ts";
import type { Caller } from "../../platform/http/caller.ts";
import { newSecret } from "../../platform/security/secrets.ts";
import { isSignature, type LinkKey, sign } from "../../platform/security/signatures.ts";
import { personalFeed, publicFeed } from "./event-feeds.ts";
import {
  findPublicCalendar,
  findSalt,
  listForCalendar,
  listMemberships,
  saveSalt,
} from "./event-feeds.repository.ts";
import { findBand } from "./events.repository.ts";

export interface FeedServices {
  database: Database;
  linkKey: LinkKey;
}

export async function readFeeds(
  { database, linkKey }: FeedServices,
  caller: Caller,
  site: string,
): Promise<EventFeeds> {
  const { bandId, userId, id } = caller;
  const band = await database.band({ bandId, userId, bandUserId: id, readOnly: true }, findBand);
  const salt = await findSalt(database, userId);
  const signature = salt && sign(linkKey, "calendar", userId, salt);
  return {
    personal: signature && `${site}/calendar/${userId}/${signature}.ics`,
    band: `${site}/calendar/${encodeURIComponent(band.identity)}.ics`,
  };
}

export async function renewFeed(
  services: FeedServices,
  caller: Caller,
  site: string,
): Promise<EventFeeds> {
  const { userId } = caller;
  await services.database.person({ userId }, (tx) => saveSalt(tx, newSecret()));
  return readFeeds(services, caller, site);
}

export async function stopFeed({ database }: FeedServices, { userId }: Caller): Promise<void> {
  await database.person({ userId }, (tx) => saveSalt(tx, null));
}

/** Null for an address that is not, or no more, anybody's. */
export async function readPersonalFeed(
  { database, linkKey }: FeedServices,
  { userId, signature }: { userId: number; signature: string },
  site: string,
): Promise<string | null> {
  const salt = await findSalt(database, userId);
  if (salt === null || !isSignature(signature, sign(linkKey, "calendar", userId, salt)))
    return null;
  const bands = [];
  // A connection each: one after the other, so that nobody's calendar takes them all.
  for (const member of await listMemberships(database, userId)) {
    if (!canRead(member, "EV")) continue;
    const { bandId, id: bandUserId, band } = member;
    const scope = { bandId, userId, bandUserId, readOnly: true };
    const events = await database.band(scope, (tx) => listForCalendar(tx, member));
    bands.push({ band, bandUserId, events });
  }
  return personalFeed(bands, site);
}

/** Null where nobody has the identity. */
export async function readPublicFeed(
  { database }: Pick<FeedServices, "database">,
  identity: string,
  site: string,
): Promise<{ value: string; bandId: number; timeZone: string } | null> {
  const calendar = await database.public((tx) => findPublicCalendar(tx, identity));
  if (!calendar) return null;
  const { id: bandId, timeZone } = calendar.band;
  return { value: publicFeed(calendar, site), bandId, timeZone };
}
