/** The page that a booker gets: the band, what it sounds like, and its papers. It needs no script. */
import { formatDuration } from "@bandstand/domain/duration";
import { formatFileSize } from "@bandstand/domain/file-size";
import { FAILURES } from "@bandstand/contracts/failure";
import { type Markup, markup } from "../../../platform/markup.ts";
import type { Page } from "../../../platform/pages/page-shell.ts";
import { contactOf, mailTo } from "../band-contact.template.ts";
import { sharedHead } from "../band-head.template.ts";
import { footer, members, poster, profileOf, uploaded, videoOf } from "../band-page.template.ts";
import { gigList } from "../gig-list.template.ts";
import type { BandPage } from "../public-bands.use-cases.ts";
import { pressPath } from "./press-address.ts";
import type { PressDocument, PressSong } from "./press-kit.repository.ts";

const NOTHING: readonly Markup[] = [];

export interface PressPage extends BandPage {
  songs: readonly PressSong[];
  documents: readonly PressDocument[];
  /** Of this page, and the head of its files' addresses. */
  path: string;
  /** Opened by the private address. */
  isPrivate: boolean;
  /** Where people reach the product, without a slash at its end. */
  origin: string;
}

export function pressPage(page: PressPage): Page {
  const { band, gigs, today, isPrivate, origin } = page;
  const { name, identity, contactEmail } = band;
  const title = `Press kit of ${name}`;
  const description = `${name} for promoters and press: pictures, songs, papers and contact.`;
  const address = origin + pressPath(identity);
  const write =
    contactEmail === null
      ? NOTHING
      : markup`<a class="button button-first" href="${mailTo(contactEmail)}">Write to the band</a>`;
  return {
    head: markup`${sharedHead(band, { title, description, address, origin })}${isPrivate ? markup`<meta name="robots" content="noindex">` : NOTHING}`,
    body: markup`<a class="skip" href="#main">Skip to the page</a>
<main id="main" tabindex="-1">
${poster(
  band,
  markup`<p class="press-kind">Press kit</p><div class="poster-buttons">${write}
<button type="button" class="button poster-button" data-share hidden>Share</button></div>`,
)}
<div class="page-columns">
<div class="page-words">
${profileOf(band)}
${songsOf(page)}
${videoOf(band)}
</div>
<div class="page-side">
${papersOf(page)}
${contactOf(band, { today, pressKit: null })}
${gigList(gigs, { identity, today })}
</div>
${members(band)}
</div>
</main>
${footer()}`,
    status: 200,
    isPersonal: isPrivate,
  };
}

function songsOf({ songs, path }: PressPage): Markup | readonly Markup[] {
  const heard = songs.filter(({ filename }) => filename !== null);
  if (heard.length === 0) return NOTHING;
  const each = heard.map(({ id, title, artist, duration }) => {
    const facts = [artist, duration === null ? null : formatDuration(Math.round(duration))];
    return markup`<li><div class="press-song"><strong dir="auto">${title}</strong><span dir="auto">${facts.filter(Boolean).join(" · ")}</span></div>
<audio controls preload="none" src="${path}/song/${String(id)}" aria-label="Recording of ${title}"></audio></li>`;
  });
  return markup`<section aria-labelledby="listen"><h2 id="listen">Listen</h2><ol class="press-songs">${each}</ol></section>`;
}

function papersOf({ band, documents, path }: PressPage): Markup | readonly Markup[] {
  const papers = [
    ...documents
      .filter(({ filename }) => filename !== null)
      .map(({ id, title, size }) => paper({ address: `${path}/document/${id}`, title, size })),
    ...picture("Picture", band.pictureFilename),
    ...picture("Logo", band.logoFilename),
  ];
  if (papers.length === 0) return NOTHING;
  return markup`<section aria-labelledby="papers"><h2 id="papers">Papers and pictures</h2><ul class="press-papers">${papers}</ul></section>`;
}

function picture(title: string, filename: string | null): Markup[] {
  return filename === null ? [] : [paper({ address: uploaded(filename), title, size: null })];
}

interface Paper {
  address: string;
  title: string;
  /** Bytes. */
  size: number | null;
}

function paper({ address, title, size }: Paper): Markup {
  const said = size === null ? NOTHING : markup`<span class="note">${formatFileSize(size)}</span>`;
  return markup`<li><a href="${address}" target="_blank" rel="noopener" dir="auto">${title}</a>${said}</li>`;
}

/** The same whether there is no such band, its kit is not shown, or the address has ended. */
export function noPressPage(): Page {
  return {
    head: markup`<title>${FAILURES.not_found.message}</title><meta name="robots" content="noindex">`,
    body: markup`<main id="main" class="unknown">
<h1>No press kit here</h1>
<p>The link may have lost a letter on its way, or the band has ended it. Ask the band for its new one.</p>
<p><a class="button" href="/">To the home page</a></p>
</main>
${footer()}`,
    status: 404,
    isPersonal: true,
  };
}
