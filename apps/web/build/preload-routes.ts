/**
 * Asks for the files of the page that an address opens together with the first ones. Without it the browser learns
 * of them only once the router has run: a round trip more before anything is seen.
 */
import type { HtmlTagDescriptor, Plugin } from "vite";
import { filesOf } from "./bundle-files.ts";

interface Settings {
  /** What every page needs: the end of the module's path. */
  always: string;
  /** Route files, without their folder and ending, by address; `*` for every other address. */
  pages: Readonly<Record<string, readonly string[]>>;
}

export function preloadRoutes({ always, pages }: Settings): Plugin {
  return {
    name: "bandstand:preload-routes",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const files = Object.entries(pages).map(([address, routes]) => [
          address,
          [always, ...routes.map((route) => `/src/routes/${route}.tsx?tsr-split=component`)]
            .flatMap((module) => filesOf(bundle, module))
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
