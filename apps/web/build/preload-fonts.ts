/** Tags that ask for fonts together with the page, under their hashed names. */
import type { Rolldown } from "vite";

/**
 * Only for pages without script: elsewhere the fonts would take the line from the script that draws the text,
 * and the stand-ins of fonts.css have the same measures.
 * @param names file names of the fonts, without hash and extension
 */
export function fontLinks(bundle: Rolldown.OutputBundle, names: readonly string[]): string[] {
  const files = Object.keys(bundle);
  return names.map((name) => {
    const file = files.find((path) => path.includes(`${name}-`) && path.endsWith(".woff2"));
    if (file === undefined) throw new Error(`No font file ${name} in the bundle to preload`);
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
  });
}
