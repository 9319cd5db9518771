/** The page on which a band is followed, and on which a follower finds what is kept. It needs no script. */
import type { Following } from "@bandstand/contracts/following";
import { NEAR_MILES, townToChoose } from "@bandstand/domain/near";
import { type Markup, markup } from "../../../platform/markup.ts";
import type { Page } from "../../../platform/pages/page-shell.ts";
import { structuredData } from "../../../platform/pages/structured-data.ts";
import { bandAddress } from "../band-address.ts";
import { sharedHead } from "../band-head.template.ts";
import { footer, poster, profileOf } from "../band-page.template.ts";
import { gigList } from "../gig-list.template.ts";
import { musicEvents } from "../music-events.ts";
import type { BandPage } from "../public-bands.use-cases.ts";
import type { Problem } from "./follow-form.ts";
import { followPath } from "./follower-links.ts";
import type { NearValues } from "./near-choice.ts";

const NOTHING: readonly Markup[] = [];

export interface FollowView {
  /** Whose settings they are; null for somebody new. */
  follower: Following | null;
  /** Where the form goes, and where it is as it was. */
  path: string;
  values: { email: string; location: string; events: boolean; near: NearValues };
  /** See `openedAt`. */
  opened: string;
  problems?: readonly Problem[];
  /** 200 where nothing went wrong. */
  status?: number;
  /** What has just been done. */
  said?: string;
}

/** @param origin where people reach the product, without a slash at its end */
export function followPage(page: BandPage, view: FollowView, origin: string): Page {
  const { name } = page.band;
  return framed(page, {
    title: `${view.said === undefined ? "" : `${view.said} · `}Follow ${name}`,
    further: view.follower ? NOINDEX : gigsAsData(page, origin),
    content: section(name, view),
    origin,
    status: view.status ?? 200,
  });
}

/** Where the link of the mail leads that asks whether somebody follows: programs that guard a mailbox open it too. */
export function confirmPage(
  page: BandPage,
  { email, path }: { email: string; path: string },
  origin: string,
): Page {
  const { name } = page.band;
  const content = markup`<section class="follow" aria-labelledby="follow"><h2 id="follow">Follow ${name}</h2>
<p>${name} writes to ${email} when a gig is announced, once you confirm it.</p>
<form method="post" action="${path}" class="follow-form"><div class="follow-buttons"><button class="button button-first" type="submit">Start Following</button></div></form>
${terms(name)}
</section>`;
  return framed(page, { title: `Follow ${name}`, further: NOINDEX, content, origin });
}

const NOINDEX = markup`<meta name="robots" content="noindex">`;

interface Framed {
  title: string;
  /** In the head. */
  further: Markup;
  content: Markup;
  origin: string;
  status?: number;
}

function framed(page: BandPage, { title, further, content, origin, status = 200 }: Framed): Page {
  const { band, gigs, today } = page;
  const { identity, name } = band;
  const address = origin + followPath(identity);
  const description = `Follow ${name}: an email when a gig is announced, and nothing else.`;
  return {
    head: markup`${sharedHead(band, { title, description, address, origin })}${further}`,
    body: markup`<a class="skip" href="#main">Skip to the page</a>
<main id="main" tabindex="-1">
${poster(band, NOTHING)}
<div class="page-columns follow-columns">
<div class="page-words">
${content}
${profileOf(band)}
<p><a href="/bandpage/${encodeURIComponent(identity)}">More of ${name}</a></p>
</div>
<div class="page-side">${gigList(gigs, { identity, today })}</div>
</div>
</main>
${footer()}`,
    status,
  };
}

/** The band by its own page, which says the rest. */
function gigsAsData(page: BandPage, origin: string): Markup {
  const url = bandAddress(origin, page.band.identity);
  const event = musicEvents(page, origin);
  return structuredData({ "@type": "MusicGroup", "@id": url, url, name: page.band.name, event });
}

function section(bandName: string, view: FollowView): Markup {
  const { follower, said, problems = [] } = view;
  return markup`<section class="follow" aria-labelledby="follow"><h2 id="follow">${follower ? "Your settings" : `Follow ${bandName}`}</h2>
${said === undefined ? NOTHING : markup`<p class="follow-said" role="status">${said}</p>`}
${problems.length === 0 ? NOTHING : markup`<ul class="follow-problems" role="alert">${problems.map(({ message }) => markup`<li>${message}</li>`)}</ul>`}
${form(bandName, view)}
${terms(bandName)}
</section>`;
}

const terms = (bandName: string) =>
  markup`<p class="note follow-terms">By following you agree that ${bandName} keeps your email address and your location, and writes to you of its gigs. Both are used for nothing else and passed on to nobody. Every email has a link by which you change this, or stop it and are forgotten.</p>`;

function form(bandName: string, view: FollowView): Markup {
  const { follower, path, values, opened, problems = [] } = view;
  const invalid = (field: Problem["field"]) =>
    problems.some((one) => one.field === field) ? markup` aria-invalid="true"` : NOTHING;
  return markup`<form method="post" action="${path}" class="follow-form" novalidate${follower ? markup` data-once-changed` : NOTHING}>
<input type="hidden" name="opened" value="${opened}">
<div class="unseen" aria-hidden="true"><label>Leave this empty<input name="website" tabindex="-1" autocomplete="off"></label></div>
<label>Email<input type="email" name="email" value="${values.email}" maxlength="254" autocomplete="email"${follower ? markup` readonly` : NOTHING}${invalid("email")}></label>
<label>Location<input name="location" value="${values.location}" maxlength="200" autocomplete="address-level2"${invalid("location")}></label>
<label class="follow-alerts"><input type="checkbox" name="events" value="on"${values.events ? markup` checked` : NOTHING}>Send Event Alerts</label>
${nearby(values.near, invalid("town"))}
<div class="follow-buttons">
<button class="button button-first" type="submit" name="action" value="${follower ? "save" : "follow"}">${follower ? "Save" : "Start Following"}</button>
<a class="button" href="${path}">Clear</a>
</div>
${follower ? stop(bandName, path) : NOTHING}
</form>`;
}

/** Which gigs. The town is kept as it was found, so that everybody sees whether it is theirs. */
function nearby({ isOn, miles, town, choices }: NearValues, invalid: Markup | readonly Markup[]) {
  const options = NEAR_MILES.map(
    (known) =>
      markup`<option value="${String(known)}"${known === miles ? markup` selected` : NOTHING}>${String(known)} miles</option>`,
  );
  const towns = choices.map(
    (choice, at) =>
      markup`<label><input type="radio" name="townId" value="${String(choice.id)}"${at === 0 ? markup` checked` : NOTHING}>${townToChoose(choice)}</label>`,
  );
  return markup`<fieldset class="follow-near"><legend class="unseen">Which gigs</legend>
<label class="follow-alerts"><input type="checkbox" name="near" value="on"${isOn ? markup` checked` : NOTHING}>Only gigs near me</label>
<div class="follow-near-where"><label>Within<select name="miles">${options}</select></label>
<label>Of the town<input name="town" value="${town}" maxlength="200" autocomplete="off" placeholder="Your location"${invalid}></label></div>
${towns.length === 0 ? NOTHING : markup`<fieldset class="follow-towns"><legend>Which one?</legend>${towns}</fieldset>`}
<p class="note">A gig is told to you all the same where its town is not known. Towns: <a href="https://www.geonames.org/" rel="noopener noreferrer">GeoNames</a>, CC BY 4.0</p>
</fieldset>`;
}

/** Asks back without a script. */
function stop(bandName: string, path: string): Markup {
  return markup`<details class="follow-stop"><summary class="button">Stop Following</summary>
<p>Stop following ${bandName}? What is kept of you is deleted.</p>
<div class="follow-buttons"><button class="button" type="submit" name="action" value="stop">Yes</button><a class="button" href="${path}">No</a></div>
</details>`;
}

export interface AskedBand {
  typed: string;
  problem: string | null;
  /** Several of one name. */
  found: readonly { identity: string; name: string; location: string | null }[];
}

/** `/follow`, which asks for the band. */
export function whichBandPage({ typed, problem, found }: AskedBand, status: 200 | 404): Page {
  const choices = found.map(
    ({ identity, name, location }) =>
      markup`<li><a href="${followPath(identity)}">${name}${location ? `, ${location}` : ""}</a></li>`,
  );
  const title = "Follow a band";
  return {
    head: markup`<title>${title}</title>${status === 404 ? markup`<meta name="robots" content="noindex">` : NOTHING}`,
    body: markup`<main id="main" class="unknown answer-page"><h1>${title}</h1>
${problem === null ? NOTHING : markup`<ul class="follow-problems" role="alert"><li>${problem}</li></ul>`}
${choices.length === 0 ? NOTHING : markup`<ul>${choices}</ul>`}
<form method="get" action="/follow" class="follow-form"><label>Band id or name<input name="band" value="${typed}" maxlength="60" autocomplete="off"></label>
<div class="follow-buttons"><button class="button button-first" type="submit">Find the band</button></div></form>
</main>
${footer()}`,
    status,
  };
}
