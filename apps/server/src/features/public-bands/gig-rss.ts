/** The gigs to come as a feed for readers of news (RSS 2.0). */
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { gigBlurb } from "@bandstand/domain/gig-blurbs";
import { formatTime } from "@bandstand/domain/time-format";
import { escapeHtml } from "../../platform/markup.ts";
import type { PublicGig } from "./public-bands.repository.ts";
import type { BandPage } from "./public-bands.use-cases.ts";

export const rssPath = (identity: string) => `/bandpage/${encodeURIComponent(identity)}/gigs.rss`;

/** @param page the address of the band's page */
export function gigRss({ band, gigs }: BandPage, page: string): string {
  const items = gigs.map((gig, at) => item(gig, at, page));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xml(`Gigs of ${band.name}`)}</title>
<link>${xml(page)}</link>
<atom:link rel="self" type="application/rss+xml" href="${xml(`${page}/gigs.rss`)}"/>
<description>${xml(`Where ${band.name} plays next.`)}</description>
<language>en-GB</language>
${items.join("\n")}
</channel></rss>
`;
}

function item(gig: PublicGig, at: number, page: string): string {
  const { id, name, eventDate, eventStatusTag, eventStatusName, venueName, venueLocation } = gig;
  const isOff = eventStatusTag === "X";
  const place = venueName ?? name ?? "To be announced";
  const title = [
    isOff ? `${eventStatusName}: ` : "",
    `${formatDateWithWeekday(eventDate)}, ${place}`,
  ];
  const begins = `Start ${formatTime(gig.startTime)}`;
  const words = isOff
    ? [venueLocation]
    : [venueLocation, begins, gig.publicDescription ?? gigBlurb(at)];
  const told = words.filter((part) => part !== null);
  // What is off is told anew to those who have read of it.
  return `<item><title>${xml(title.join(""))}</title><link>${xml(page)}</link><guid isPermaLink="false">${xml(`${page}#${id}-${eventDate}-${eventStatusTag}`)}</guid><description>${xml(told.join(" · "))}</description></item>`;
}

/** XML has no place for most control characters, however they are written. */
const xml = (text: string) => escapeHtml(text.replaceAll(/[^\P{Cc}\t\n]/gu, ""));
