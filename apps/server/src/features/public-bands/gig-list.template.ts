/** The gigs to come, each with its day large, as on a poster. */
import { parseDate } from "@bandstand/domain/calendar-date";
import { formatDateWithWeekday, MONTHS } from "@bandstand/domain/date-format";
import { dayFromToday } from "@bandstand/domain/day-words";
import { formatMoney } from "@bandstand/domain/money";
import { linkTo } from "@bandstand/domain/web-address";
import { type Markup, markup } from "../../platform/markup.ts";
import { rssPath } from "./gig-rss.ts";
import { followPath } from "./following/follower-links.ts";
import { gigDetails } from "./gig-details.template.ts";
import type { PublicGig } from "./public-bands.repository.ts";

const NOTHING: readonly Markup[] = [];

export function gigList(
  gigs: readonly PublicGig[],
  { identity, today }: { identity: string; today: string },
): Markup {
  const list =
    gigs.length === 0
      ? markup`<p class="note">Nothing is announced yet. Look in again soon, or <a href="${followPath(identity)}">follow the band</a> and hear of it first.</p>`
      : markup`<ol class="gigs">${gigs.map((gig, at) => row(gig, at, today))}</ol>
<p class="note"><a href="/calendar/${encodeURIComponent(identity)}.ics">All gigs in your calendar</a> · <a href="${rssPath(identity)}">RSS</a></p>`;
  return markup`<section aria-labelledby="gigs"><h2 id="gigs">Gigs</h2>${list}</section>`;
}

function row(gig: PublicGig, at: number, today: string): Markup {
  const { eventDate, eventStatusTag, eventStatusName, venueName, name } = gig;
  const isOff = eventStatusTag === "X";
  const day = parseDate(eventDate);
  const place = venueName ?? name ?? "To be announced";
  const title = name !== null && name !== place ? [markup`<span>${name}</span>`] : NOTHING;
  const where = [isOff ? eventStatusName : "", gig.venueLocation ?? "", isOff ? "" : timeOf(gig)];
  return markup`<li class="${isOff ? "gig gig-off" : "gig"}">
<time class="gig-day" datetime="${eventDate}"><span aria-hidden="true"><b>${String(day?.day ?? "")}</b>${day ? (MONTHS[day.month - 1] ?? "") : ""}</span><span class="unseen">${formatDateWithWeekday(eventDate)}</span></time>
<div class="gig-words"><strong>${place}</strong>${title}<span>${where.filter((part) => part !== "").join(" · ")}</span>
<span class="gig-when"><span>${dayFromToday(eventDate, today)}</span><span aria-hidden="true">${formatDateWithWeekday(eventDate)}</span></span></div>
${isOff ? NOTHING : [tickets(gig, place), gigDetails(gig, at, place)].flat()}
</li>`;
}

function timeOf({ doorsOpenTime, startTime }: PublicGig): string {
  if (startTime !== null) return startTime;
  return doorsOpenTime === null ? "" : `doors ${doorsOpenTime}`;
}

function tickets(
  { ticketURL, advanceTicketPrice }: PublicGig,
  place: string,
): Markup | readonly Markup[] {
  const link = linkTo(ticketURL);
  if (link === null) return NOTHING;
  const price = advanceTicketPrice === null ? "" : ` ${formatMoney(advanceTicketPrice)}`;
  return markup`<a class="button" href="${link}" rel="noopener noreferrer">Tickets${price}<span class="unseen">, ${place}</span></a>`;
}
