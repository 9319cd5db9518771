/** What search engines read of a page: schema.org as JSON-LD. */
import type { Markup } from "../markup.ts";

export type Thing = { readonly "@type": string; readonly [property: string]: unknown };

/** Characters that could end the element, or a line of script, from within a text. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Properties without a value are left out. */
export function structuredData(thing: Thing): Markup {
  const text = JSON.stringify({ "@context": "https://schema.org", ...thing }, (_, value: unknown) =>
    value === null ? undefined : value,
  ).replaceAll(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return { html: `<script type="application/ld+json">${text}</script>` };
}
