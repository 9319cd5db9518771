/**
 * Asks for the files of the page that an address opens together with the first ones. Without it the browser learns
 * of them only once the router has run: a round trip more before anything is seen.
 */
import type { HtmlTagDescriptor, Plugin } from "vite";
import { filesOf } from "./bundle-files.ts";

interface Settings {
  /** What every page needs: the end of the module's path. */
  always: string;
  /** Route files, without their folder and ending, by address with `$` for each number in it; `*` for every other. */
  pages: Readonly<Record<string, readonly string[]>>;
}

const COMPONENT = ".tsx?tsr-split=component";

export function preloadRoutes({ always, pages }: Settings): Plugin {
  return {
    name: "bandstand:preload-routes",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const files: string[] = [];
        const placeOf = (file: string): number => {
          const place = files.indexOf(file);
          return place === -1 ? files.push(file) - 1 : place;
        };
        const places = Object.entries(pages).map(([address, routes]) => {
          const needed = [always, ...routes.map((route) => `/src/routes/${route}${COMPONENT}`)]
            .flatMap((module) => filesOf(bundle, module))
            .filter((file) => !html.includes(file));
          return [address, [...new Set(needed.map(placeOf))]];
        });
        const script: HtmlTagDescriptor = {
          tag: "script",
          attrs: { "data-preload-routes": true },
          children: LOADER.replace("FILES", JSON.stringify(files)).replace(
            "PAGES",
            JSON.stringify(Object.fromEntries(places)),
          ),
          injectTo: "head",
        };
        return [script];
      },
    },
  };
}

// Styles are only fetched ahead: who needs them puts them in place, and waits for them.
const LOADER = `{
  const files = FILES;
  const pages = PAGES;
  const address = location.pathname.replace(/\\/\\d+/g, "/$");
  for (const place of pages[address] ?? pages["*"]) {
    const file = files[place];
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
