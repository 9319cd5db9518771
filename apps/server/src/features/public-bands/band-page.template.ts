/** The page of a band: its picture and name, what it says of itself, where it plays, who it is, how it is reached. */
import type { PublicBand } from "@bandstand/contracts/public-bands";
import { isVideoId, videoAddress } from "@bandstand/domain/video-id";
import { type Markup, markup } from "../../platform/markup.ts";
import { contactOf } from "./band-contact.template.ts";
import { followPath } from "./following/follower-links.ts";
import { gigList } from "./gig-list.template.ts";
import { pressPath } from "./press-kit/press-address.ts";
import type { BandPage } from "./public-bands.use-cases.ts";

/** From so many characters on a profile is long, and set in smaller type. */
const LONG_PROFILE = 600;

const NOTHING: readonly Markup[] = [];

export function bandPage({ band, gigs, today }: BandPage): Markup {
  return markup`<a class="skip" href="#main">Skip to the page</a>
<main id="main" tabindex="-1">
${poster(
  band,
  markup`<div class="poster-buttons"><a class="button button-first" href="${followPath(band.identity)}">Follow</a>
<button type="button" class="button poster-button" data-share hidden>Share</button></div>`,
)}
<div class="page-columns">
<div class="page-words">
${profileOf(band)}
${videoOf(band)}
</div>
<div class="page-side">
${gigList(gigs, { identity: band.identity, today })}
${contactOf(band, { today, pressKit: band.pressKit ? pressPath(band.identity) : null })}
</div>
${members(band)}
</div>
</main>
${footer()}`;
}

/** @param below the name: what can be done here */
export function poster(band: PublicBand, below: Markup | readonly Markup[]): Markup {
  const { name, pictureFilename, logoFilename, Genre, location } = band;
  const line = [Genre?.name, location].filter((part) => (part ?? "") !== "").join(" · ");
  const picture =
    pictureFilename === null
      ? markup`<svg class="poster-wave" viewBox="0 0 900 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#wave"/></svg>`
      : markup`<img class="poster-picture" src="${uploaded(pictureFilename)}" alt="" fetchpriority="high">`;
  const logo =
    logoFilename === null
      ? NOTHING
      : markup`<img class="poster-logo" src="${uploaded(logoFilename)}" alt="" width="96" height="96">`;
  return markup`<header class="${pictureFilename === null ? "poster" : "poster poster-pictured"}">
${picture}
<div class="poster-words">
${logo}
${line === "" ? NOTHING : markup`<p class="poster-line">${line}</p>`}
<h1>${name}</h1>
${below}
<p class="poster-said" role="status"></p>
</div>
</header>`;
}

export function profileOf({ profile }: PublicBand): Markup | readonly Markup[] {
  const text = profile?.trim() ?? "";
  if (text === "") return NOTHING;
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => markup`<p>${paragraph}</p>`);
  return markup`<div class="${text.length > LONG_PROFILE ? "profile profile-long" : "profile"}">${paragraphs}</div>`;
}

/** Nothing of the outside service is loaded before somebody asks for it; without a script it is a link. */
export function videoOf({ name, youTubeId }: PublicBand): Markup | readonly Markup[] {
  if (youTubeId === null || !isVideoId(youTubeId)) return NOTHING;
  return markup`<section class="video" aria-labelledby="video">
<h2 id="video">See them play</h2>
<a class="video-frame" href="${videoAddress(youTubeId) ?? ""}" target="_blank" rel="noopener noreferrer" data-video="${youTubeId}" data-title="Video of ${name}">
<svg class="poster-wave" viewBox="0 0 900 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#wave"/></svg>
<span class="video-play"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5.1v13.8c0 .8.9 1.3 1.6.9l10.7-6.9c.6-.4.6-1.3 0-1.7L9.6 4.2C8.9 3.8 8 4.3 8 5.1Z"/></svg>Watch the video</span>
</a>
<p class="note">It comes from YouTube, which then learns that you watch it.</p>
</section>`;
}

export function members({ Members }: PublicBand): Markup | readonly Markup[] {
  if (Members.length === 0) return NOTHING;
  const each = Members.map(
    ({ nickname, instrument, avatarFilename }) => markup`<li class="member">
<span class="face" aria-hidden="true">${[...nickname].at(0)?.toUpperCase() ?? ""}${faceOf(avatarFilename)}</span>
<span class="member-words"><strong>${nickname}</strong>${instrument ? markup`<span>${instrument}</span>` : NOTHING}</span>
</li>`,
  );
  return markup`<section class="page-left" aria-labelledby="members"><h2 id="members">Line-up</h2><ul class="members">${each}</ul></section>`;
}

/** Over the letter, which is seen until it has come, and where it cannot be had. */
function faceOf(filename: string | null): Markup | readonly Markup[] {
  if (filename === null) return NOTHING;
  return markup`<img src="${uploaded(filename)}" alt="" width="48" height="48" loading="lazy">`;
}

export function footer(): Markup {
  return markup`<footer class="foot"><a class="brand" href="/"><svg viewBox="0 0 32 32" aria-hidden="true"><use href="#mark"/></svg>Bandstand</a><p>This band runs on Bandstand: songs, set lists and gigs in one place.</p></footer>`;
}

export function uploaded(filename: string): string {
  return `/uploads/${encodeURIComponent(filename)}`;
}
