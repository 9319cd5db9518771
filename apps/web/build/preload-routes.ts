/**
 * Asks for the files of the page that an address opens together with the first ones. Without it the browser learns
 * of them only once the router has run: a round trip more before anything is seen.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

/** @param pages route files, without their folder and ending, by address; `*` for every other address */
export function preloadRoutes(pages: Readonly<Record<string, readonly string[]>>): Plugin {
  return {
    name: "bandstand:preload-routes",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const files = Object.entries(pages).map(([address, routes]) => [
          address,
          routes
            .flatMap((route) => filesOf(bundle, route))
            .filter((file, at, all) => !html.includes(file) && all.indexOf(file) === at),
        ]);
        const script: HtmlTagDescriptor = {
          tag: "script",
          attrs: { "data-preload-routes": true },
          children: LOADER.replace("PAGES", JSON.stringify(Object.fromEntries(files))),
          injectTo: "head",
        };
        return [script];
      },
    },
  };
}

// Styles are only fetched ahead: who needs them puts them in place, and waits for them.
const LOADER = `{
  const pages = PAGES;
  for (const file of pages[location.pathname] ?? pages["*"]) {
    const link = document.createElement("link");
    link.href = "/" + file;
    link.crossOrigin = "";
    if (file.endsWith(".css")) {
      link.rel = "preload";
      link.as = "style";
    } else link.rel = "modulepreload";
    document.head.append(link);
  }
}`;

/** The chunk that holds the route's component, what it imports at once, and their styles. */
function filesOf(bundle: Bundle, route: string): string[] {
  const start = Object.values(bundle).find(
    (chunk) =>
      chunk.type === "chunk" &&
      chunk.moduleIds.some((id) => id.endsWith(`/src/routes/${route}.tsx?tsr-split=component`)),
  );
  if (start === undefined)
    throw new Error(`No file for the route ${route} in the bundle to preload`);
  const found = new Set<string>();
  const collect = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || found.has(file)) return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of chunk.imports) collect(next);
  };
  collect(start.fileName);
  return [...found];
}
