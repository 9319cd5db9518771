/** What is read of the page elsewhere: in tabs, search results and where somebody shares it. */
import type { PublicBand } from "@bandstand/contracts/public-bands";
import { linkTo } from "@bandstand/domain/web-address";
import { type Markup, markup } from "../../platform/markup.ts";
import { structuredData, type Thing } from "../../platform/pages/structured-data.ts";
import { bandAddress } from "./band-address.ts";
import { uploaded } from "./band-page.template.ts";
import { musicEvents } from "./music-events.ts";
import type { BandPage } from "./public-bands.use-cases.ts";

/** Characters of a description that search engines show. */
const DESCRIPTION = 160;

/** @param origin where people reach the product, without a slash at its end */
export function bandHead({ band, gigs }: BandPage, origin: string): Markup {
  const address = bandAddress(origin, band.identity);
  const description = describe(band);
  return markup`${sharedHead(band, { title: band.name, description, address, origin })}
<link rel="alternate" type="application/rss+xml" title="Gigs of ${band.name}" href="${address}/gigs.rss">
${structuredData(musicGroup(band, musicEvents({ band, gigs }, origin), { address, description, origin }))}`;
}

/** Title and description, and what is shown with them where somebody shares the page. */
export function sharedHead(
  { pictureFilename }: Pick<PublicBand, "pictureFilename">,
  { title, description, address, origin }: Told & { title: string },
): Markup {
  const picture = origin + (pictureFilename ? uploaded(pictureFilename) : "/images/share.jpg");
  return markup`<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${address}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Bandstand">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${picture}">
<meta name="twitter:card" content="summary_large_image">`;
}

/** The beginning of what the band says, cut between words; else what is known of it. */
function describe({ name, profile, location, Genre }: PublicBand): string {
  const text = profile?.replaceAll(/\s+/g, " ").trim() ?? "";
  if (text === "") {
    const kind = Genre ? `${Genre.name} band` : "Band";
    return `${name}. ${kind}${location ? ` from ${location}` : ""}: gigs, line-up and contact.`;
  }
  if (text.length <= DESCRIPTION) return text;
  const words = text.slice(0, DESCRIPTION).replace(/\s+\S*$/, "");
  return `${words.toWellFormed()}…`;
}

interface Told {
  address: string;
  description: string;
  origin: string;
}

function musicGroup(
  band: PublicBand,
  event: readonly Thing[],
  { address, description, origin }: Told,
): Thing {
  const picture = (filename: string | null) => filename && origin + uploaded(filename);
  return {
    "@type": "MusicGroup",
    "@id": address,
    name: band.name,
    url: address,
    description,
    genre: band.Genre?.name ?? null,
    foundingDate: band.formationDate,
    foundingLocation: band.location && { "@type": "Place", name: band.location },
    image: picture(band.pictureFilename),
    logo: picture(band.logoFilename),
    email: band.contactEmail,
    telephone: band.contactPhone,
    sameAs: [linkTo(band.website), linkTo(band.facebookLink)].filter((link) => link !== null),
    member: band.Members.map(({ nickname, instrument }) => ({
      "@type": "OrganizationRole",
      member: { "@type": "Person", name: nickname },
      roleName: instrument,
    })),
    event,
  };
}
