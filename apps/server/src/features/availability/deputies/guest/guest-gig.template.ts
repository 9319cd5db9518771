/** The first page of a guest: the gig as on the band's gig sheet, with its set list. */
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { gigSheetBlocks, gigSheetTimes } from "@bandstand/domain/gig-sheet";
import { setlistSheet, type SheetLine, type SheetSection } from "@bandstand/domain/setlist-sheet";
import { interludeText } from "@bandstand/domain/setlist-text";
import { type Markup, markup } from "../../../../platform/markup.ts";
import type { Page } from "../../../../platform/pages/page-shell.ts";
import { titleOf } from "../../event-in-mail.ts";
import type { DeputyAtGig } from "../asked-deputy.repository.ts";
import type { GuestAddresses } from "./guest-address.ts";
import type { GuestGig } from "./guest-gig.repository.ts";
import { guestPage, keyFact, songFacts, tempoFact } from "./guest-page.template.ts";

const SONG_FACTS = {
  key: true,
  tempo: true,
  featuring: true,
  notes: true,
  interludes: true,
  times: true,
};

export function guestGigPage(
  gig: DeputyAtGig,
  sheet: GuestGig,
  addresses: GuestAddresses | null,
): Page {
  const title = titleOf(gig);
  const forWhom = gig.missing === null ? "" : ` for ${gig.missing}`;
  return guestPage(
    `${title}, ${gig.bandName}`,
    markup`<header class="guest-head">
<p>${gig.bandName}</p>
<h1>${title}</h1>
<p>${[formatDateWithWeekday(gig.eventDate), gig.venue_name].filter(Boolean).join(" · ")}</p>
<p>${gig.nickname}, you play${forWhom}.</p>
</header>
${waysOf(sheet, addresses)}
${timesOf(sheet)}
<div class="guest-blocks">${[...gigSheetBlocks(sheet, sheet.venue), bandBlock(sheet)].map(blockOf)}</div>
${setlistOf(sheet, addresses)}`,
  );
}

/** On a phone the set list stands far below what is said of the place. */
function waysOf({ setlist }: GuestGig, addresses: GuestAddresses | null): Markup {
  if (!setlist || setlist.songs.length === 0) return markup``;
  const charts = addresses
    ? markup`<a class="button" href="${addresses.charts}">All charts</a>`
    : markup``;
  return markup`<p class="guest-ways"><a class="button" href="#setlist">Set list</a>${charts}</p>`;
}

function timesOf(sheet: GuestGig): Markup {
  const times = gigSheetTimes(sheet);
  if (times.length === 0) return markup``;
  return markup`<ul class="guest-times" aria-label="Times">${times.map(
    ({ label, time }) => markup`<li><span>${label}</span> <b>${time}</b></li>`,
  )}</ul>`;
}

interface Block {
  title: string;
  lines: readonly { label: string; text: string }[];
}

function bandBlock({ bandContact: { name, phone } }: GuestGig): Block {
  const contact = [name, phone].filter(Boolean).join(", ");
  return { title: "Band", lines: contact === "" ? [] : [{ label: "Contact", text: contact }] };
}

function blockOf({ title, lines }: Block): Markup {
  if (lines.length === 0) return markup``;
  const rows = lines.map(
    ({ label, text }) => markup`<div><dt>${label}</dt><dd dir="auto">${text}</dd></div>`,
  );
  return markup`<section><h2>${title}</h2><dl>${rows}</dl></section>`;
}

/** @param addresses where the songs lead to; null where they are not open */
function setlistOf({ setlist }: GuestGig, addresses: GuestAddresses | null): Markup {
  if (!setlist) return markup``;
  const sheet = setlistSheet(setlist, SONG_FACTS);
  if (sheet.sections.length === 0) return markup``;
  return markup`<section class="guest-setlist" id="setlist">
<h2>${[sheet.name, sheet.times].filter(Boolean).join(", ")}</h2>
<div class="guest-sets">${sheet.sections.map((section) => setOf(section, addresses))}</div>
</section>`;
}

function setOf(section: SheetSection, addresses: GuestAddresses | null): Markup {
  return markup`<section><h3>${[section.name, section.times].filter(Boolean).join(" · ")}</h3>
<ol>${section.lines.map((line) => itemOf(line, addresses))}</ol></section>`;
}

function itemOf(line: SheetLine, addresses: GuestAddresses | null): Markup {
  if (line.kind !== "song")
    return markup`<li class="guest-between" dir="auto">${interludeText(line)}</li>`;
  const { number, title, key, tempo, featuring, note, songId } = line;
  const name = addresses
    ? markup`<a href="${addresses.song(songId)}" dir="auto">${title}</a>`
    : markup`<span dir="auto">${title}</span>`;
  const said =
    note === null ? markup`` : markup`<span class="guest-note" dir="auto">${note}</span>`;
  return markup`<li class="guest-song"><span class="guest-number">${String(number)}</span><div>${name}${songFacts([keyFact(key), tempoFact(tempo), featuring])}${said}</div></li>`;
}
