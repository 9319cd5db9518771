import { FAILURES } from "@bandstand/contracts/failure";
import { type Markup, markup } from "../../platform/markup.ts";
import { footer } from "./band-page.template.ts";

export function unknownBandHead(): Markup {
  return markup`<title>${FAILURES.band_unknown.message}</title><meta name="robots" content="noindex">`;
}

export function unknownBand(identity: string): Markup {
  return markup`<main id="main" class="unknown">
<h1>${FAILURES.band_unknown.message}</h1>
<p>No band here answers to “${identity}”. It may have another address now, or the link has lost a letter on its way.</p>
<p><a class="button" href="/">To the home page</a></p>
</main>
${footer()}`;
}
