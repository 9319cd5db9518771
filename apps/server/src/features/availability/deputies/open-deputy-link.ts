/** What a deputy's link opens. */
import type { Database } from "../../../platform/database/transactions.ts";
import type { LinkKey } from "../../../platform/security/signatures.ts";
import { type DeputyAtGig, findDeputyAtGig } from "./asked-deputy.repository.ts";
import { type DeputyLink, isDeputySignature, placeIn } from "./deputy-links.ts";

export interface DeputyPageServices {
  database: Database;
  linkKey: LinkKey;
  now: () => Date;
  /** The folder of the built web application. */
  site?: string;
}

export interface DeputyRoute {
  Params: { place: string };
  Querystring: { signature?: string };
}

export interface OpenedLink {
  link: DeputyLink;
  gig: DeputyAtGig;
}

/** Null for a link that was not made here, or whose deputy or event is gone: nobody learns which. */
export async function openDeputyLink(
  { database, linkKey: key, now }: DeputyPageServices,
  { params, query }: { params: DeputyRoute["Params"]; query: DeputyRoute["Querystring"] },
  purpose: "deputy" | "guest",
): Promise<OpenedLink | null> {
  const place = placeIn(params.place);
  const gig = place && (await database.system((tx) => findDeputyAtGig(tx, place, now())));
  if (!place || !gig) return null;
  const link = { key, place, eventId: gig.eventId, email: gig.email };
  return isDeputySignature(query.signature, link, purpose) ? { link, gig } : null;
}
