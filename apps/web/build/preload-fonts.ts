/** Asks the browser for the fonts of the first screen together with the page, under their hashed names. */
import type { HtmlTagDescriptor, Plugin } from "vite";

/** @param names file names of the fonts, without hash and extension */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: "bandstand:preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return names.map((name): HtmlTagDescriptor => {
          const file = files.find((path) => path.includes(`${name}-`) && path.endsWith(".woff2"));
          if (file === undefined) throw new Error(`No font file ${name} in the bundle to preload`);
          return {
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              crossorigin: "",
              href: `/${file}`,
            },
            injectTo: "head",
          };
        });
      },
    },
  };
}
