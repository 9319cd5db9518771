/** How long there has been a band, and how it is reached. */
import type { PublicBand } from "@bandstand/contracts/public-bands";
import { daysBetween } from "@bandstand/domain/calendar-date";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { formatDays } from "@bandstand/domain/days-format";
import { linkTo, shownAddress } from "@bandstand/domain/web-address";
import { type Markup, markup } from "../../platform/markup.ts";

/** @param pressKit where a booker finds more; null where there is no such page, or it is this one */
export function contactOf(
  band: PublicBand,
  { today, pressKit }: { today: string; pressKit: string | null },
): Markup | readonly Markup[] {
  const facts = [
    ...formation(band, today),
    ...web("Website", band.website),
    ...web("Facebook", band.facebookLink),
    ...fact("Contact", band.contactName, (name) => markup`${name}`),
    ...fact("Email", band.contactEmail, mailLink),
    ...fact("Phone", band.contactPhone, phoneLink),
    ...fact("Bookers", pressKit, (path) => markup`<a href="${path}">Press kit</a>`),
  ];
  if (facts.length === 0) return [];
  return markup`<section aria-labelledby="contact"><h2 id="contact">About and contact</h2><dl class="facts">${facts}</dl></section>`;
}

function formation({ formationDate }: PublicBand, today: string): Markup[] {
  return fact("Formed", formationDate, (date) => {
    const days = daysBetween(date, today);
    const since = days > 0 ? markup`<span class="note">${formatDays(days)} ago</span>` : [];
    return markup`<time datetime="${date}">${formatDateWithWeekday(date)}</time>${since}`;
  });
}

function web(title: string, address: string | null): Markup[] {
  return fact(
    title,
    linkTo(address),
    (link) => markup`<a href="${link}" rel="noopener noreferrer">${shownAddress(link)}</a>`,
  );
}

function mailLink(email: string): Markup {
  return markup`<a href="${mailTo(email)}">${email}</a>`;
}

export function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}

/** Whatever else is written beside the number, a telephone takes digits. */
function phoneLink(phone: string): Markup {
  const digits = phone.replaceAll(/[^\d+]/g, "");
  return digits === "" ? markup`${phone}` : markup`<a href="tel:${digits}">${phone}</a>`;
}

function fact(title: string, value: string | null, show: (value: string) => Markup): Markup[] {
  if (value === null || value === "") return [];
  return [markup`<div><dt>${title}</dt><dd>${show(value)}</dd></div>`];
}
