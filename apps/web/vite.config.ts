import { fileURLToPath } from "node:url";
import { SERVER_ADDRESSES } from "@bandstand/domain/server-addresses";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { addresses } from "./build/addresses.ts";
import { precompress } from "./build/precompress.ts";
import { quickPdf } from "./build/quick-pdf.ts";
import { chunksInTime } from "./build/chunks-in-time.ts";
import { chunkGroups } from "./build/chunk-groups.ts";
import { memoiseHooks } from "./build/memoise-hooks.ts";
import { preloadRoutes } from "./build/preload-routes.ts";
import { contractInBrowser } from "./build/contract-in-browser.ts";
import { failuresInBrowser } from "./build/failures-in-browser.ts";
import { publicPage } from "./build/public-page.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { styles } from "./build/styles.ts";
import { staticPages } from "./build/static-pages.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The development server stands in front of the API; in production one server gives out both.
const api = { target: "http://127.0.0.1:3000", changeOrigin: false };

/** The frame, and the page in it. */
const pagesOfMembers = (pages: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(pages).map(([address, page]) => [
      address,
      ["_app", "_app/_shell", `_app/_shell/${page}`],
    ]),
  );

export default defineConfig({
  root: here("."),
  plugins: [
    tanstackRouter({
      target: "react",
      routesDirectory: here("./src/routes"),
      generatedRouteTree: here("./src/app/route-tree.gen.ts"),
      routeFileIgnorePattern: "\\.test\\.",
      autoCodeSplitting: true,
      // What is shown when a part does not come must not be such a part itself.
      codeSplittingOptions: { defaultBehavior: [["component"]] },
      addExtensions: true,
      tmpDir: here("../../node_modules/.cache/routes"),
    }),
    addresses(here("./src/app/route-tree.gen.ts")),
    failuresInBrowser(),
    contractInBrowser(),
    quickPdf(),
    memoiseHooks(),
    react({ compiler: true }),
    preloadRoutes({
      always: "/src/app/main.tsx",
      pages: {
        "/signin": ["_public", "_public/signin"],
        "/register": ["_public", "_public/register"],
        "/verify": ["_public", "_public/verify"],
        ...pagesOfMembers({
          "/dashboard": "dashboard",
          "/songs/index": "songs.[index]",
          "/song/$": "song.$songId.index",
          "/song/$/edit": "song.$songId.edit",
          "/setlists/index": "setlists.[index]",
          "/setlist/$": "setlist.$setlistId.index",
          "/setlist/$/stage": "setlist.$setlistId.stage",
          "/setlist/$/edit": "setlist.$setlistId.edit",
          "/events/index": "events.[index]",
          "/event/$": "event.$eventId.index",
          "/bandusers/index": "bandusers.[index]",
          "/bandUser/$": "bandUser.$bandUserId.index",
          "/venues/index": "venues.[index]",
          "/venue/$": "venue.$venueId.index",
          "/documents/index": "documents.[index]",
          "/document/$": "document.$documentId.index",
          "/band/index": "band.[index]",
          "/bookmarks": "bookmarks",
          "/userprofile": "userprofile",
        }),
        "*": ["_app", "_app/_shell"],
      },
    }),
    staticPages({
      source: here("./src/app/static-pages.tsx"),
      workshop: here("../../node_modules/.cache/static-pages"),
      pages: {
        home: {
          module: "/src/app/home/home-page.tsx",
          starts: false,
          fonts: ["inter-latin-wght-normal", "bricolage-grotesque-latin-wght-normal"],
        },
        signin: { module: "/src/routes/_public/signin.tsx?tsr-split=component", starts: true },
        register: { module: "/src/routes/_public/register.tsx?tsr-split=component", starts: true },
      },
    }),
    publicPage(here("./src/app/public-pages/public-page.ts")),
    serviceWorker({
      source: here("./src/app/service-worker/worker/service-worker.ts"),
      entry: "/src/app/entry.ts",
    }),
    chunksInTime(here("./src/lib/chunk-load.ts")),
    precompress(),
  ],
  resolve: {
    alias: [
      // What jsPDF would load to set HTML and SVG, which nobody asks it to.
      ...["canvg", "dompurify", "html2canvas"].map((find) => ({
        find,
        replacement: here("./build/left-out.ts"),
      })),
      {
        find: /^\.\/infiniteQueryBehavior\.js$/,
        replacement: here("./build/no-infinite-queries.ts"),
      },
    ],
  },
  css: styles,
  // The server puts a fresh nonce in place of this word in every index.html it gives out.
  html: { cspNonce: "__CSP_NONCE__" },
  server: {
    host: "127.0.0.1",
    proxy: Object.fromEntries(SERVER_ADDRESSES.map((head) => [`/${head}`, api])),
  },
  build: {
    outDir: here("./dist"),
    emptyOutDir: true,
    // Data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    // Which scripts each part needs, written into every file that asks for one, was 12 kB of each page. The pages of
    // `preloadRoutes` are fetched in one go all the same; of the rest the browser finds out as it reads.
    modulePreload: { resolveDependencies: () => [] },
    target: "baseline-widely-available",
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
