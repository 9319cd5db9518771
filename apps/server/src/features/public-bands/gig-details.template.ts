/** What a gig's row shows once it is opened. Of one that is off nothing is told but that. */
import { formatTime } from "@bandstand/domain/time-format";
import { gigBlurb } from "@bandstand/domain/gig-blurbs";
import { formatMoney } from "@bandstand/domain/money";
import { directionsUrl } from "@bandstand/domain/place-links";
import { linkTo } from "@bandstand/domain/web-address";
import { type Markup, markup } from "../../platform/markup.ts";
import type { PublicGig } from "./public-bands.repository.ts";

/** @param at the row, from 0 */
export function gigDetails(gig: PublicGig, at: number, place: string): Markup {
  return markup`<details class="gig-details"><summary>Details<span class="unseen">, ${place}</span></summary>
<p>${gig.publicDescription ?? gigBlurb(at)}</p>
<dl>${[...where(gig), ...times(gig), ...prices(gig)]}</dl>
${moreInfo(gig)}
</details>`;
}

function where({ venueName, venueAddress, venueLocation }: PublicGig): Markup[] {
  const place = [venueName, venueAddress ?? venueLocation].filter((part) => part !== null);
  const map =
    venueName === null
      ? null
      : directionsUrl({ name: venueName, location: venueLocation, address: venueAddress });
  const words = place.join(", ");
  if (words === "") return [];
  return [
    fact(
      "Location",
      map === null
        ? markup`${words}`
        : markup`<a href="${map}" rel="noopener noreferrer">${words}</a>`,
    ),
  ];
}

function times({ doorsOpenTime, startTime, endTime }: PublicGig): Markup[] {
  return [
    ...(doorsOpenTime === null ? [] : [fact("Doors", markup`${formatTime(doorsOpenTime)}`)]),
    fact("Start", markup`${formatTime(startTime)}`),
    ...(endTime === null ? [] : [fact("End", markup`${formatTime(endTime)}`)]),
  ];
}

function prices({ advanceTicketPrice, doorTicketPrice, ticketInfo }: PublicGig): Markup[] {
  const parts = [
    advanceTicketPrice === null ? "" : `${formatMoney(advanceTicketPrice)} in advance`,
    doorTicketPrice === null ? "" : `${formatMoney(doorTicketPrice)} on the door`,
    ticketInfo ?? "",
  ].filter((part) => part !== "");
  return parts.length === 0 ? [] : [fact("Tickets", markup`${parts.join(" · ")}`)];
}

function moreInfo(gig: PublicGig): Markup | readonly Markup[] {
  const { bandEventURL, externalEventURL1, externalEventURL2, externalEventURL3 } = gig;
  const link = [bandEventURL, externalEventURL1, externalEventURL2, externalEventURL3]
    .map(linkTo)
    .find((one) => one !== null);
  return link === undefined || link === null
    ? []
    : markup`<p><a href="${link}" rel="noopener noreferrer">More Info</a></p>`;
}

function fact(title: string, value: Markup): Markup {
  return markup`<div><dt>${title}</dt><dd>${value}</dd></div>`;
}
