/** The gigs alone, without a poster or a foot: they stand among what the band's own site says. */
import { FAILURES } from "@bandstand/contracts/failure";
import { type Markup, markup } from "../../../platform/markup.ts";
import { bandAddress } from "../band-address.ts";
import { followPath } from "../following/follower-links.ts";
import { gigList } from "../gig-list.template.ts";
import type { BandPage } from "../public-bands.use-cases.ts";

/** A link leads out of the frame, and leaves the band's site where it is. Search engines are told where the gigs are at home. */
export function embedHead({ band }: BandPage, origin: string): Markup {
  return markup`<title>Gigs of ${band.name}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${bandAddress(origin, band.identity)}">
<base target="_blank">`;
}

export function embedPage({ band, gigs, today }: BandPage): Markup {
  const { identity, name } = band;
  return markup`<main id="main" class="embed" data-embed>
<h1 class="unseen">${name}</h1>
${gigList(gigs, { identity, today })}
<p class="embed-foot"><a class="button button-first" href="${followPath(identity)}">Follow<span class="unseen"> ${name}</span></a>
<a class="brand" href="/"><svg viewBox="0 0 32 32" aria-hidden="true"><use href="#mark"/></svg>Bandstand</a></p>
</main>`;
}

export const unknownEmbedHead = (): Markup =>
  markup`<title>${FAILURES.band_unknown.message}</title><meta name="robots" content="noindex">`;

export const unknownEmbed = (): Markup =>
  markup`<main id="main" class="embed" data-embed><h1>${FAILURES.band_unknown.message}</h1></main>`;
