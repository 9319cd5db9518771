// Builds the web when what it is made of has changed since the last build.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { OWN_NODE, ROOT, tool, WEB, WEB_DIST } from "./paths.mjs";
import { runToEnd } from "./processes.mjs";

const FOLDERS = ["apps/web", "packages"];
const FILES = ["package-lock.json", "tsconfig.base.json"];
const NOT_SOURCES = new Set(["node_modules", "dist"]);
const STAMP = join(WEB_DIST, ".sources");

/**
 * The files under a folder that the build may read, in a fixed order; tests and what the build itself writes are left out.
 * @param {string} folder
 * @returns {string[]}
 */
function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name) && !name.startsWith("."))
    .filter(({ name }) => !/\.(test|gen)\.tsx?$/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sourceFiles(path) : [path];
    });
}

/** A hash over everything that the web is built from; some hundred small files, so a few milliseconds. */
function fingerprint() {
  const hash = createHash("sha256");
  const inFolders = FOLDERS.flatMap((folder) => sourceFiles(join(ROOT, folder)));
  for (const file of [...inFolders, ...FILES.map((name) => join(ROOT, name))]) {
    hash.update(relative(ROOT, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** Whether the built web is missing or older than its sources. */
export function isWebStale() {
  return !existsSync(STAMP) || readFileSync(STAMP, "utf8") !== fingerprint();
}

/** Builds the web into apps/web/dist when it is stale. */
export async function ensureWebBuilt() {
  if (!isWebStale()) return;
  console.log("Building the web …");
  // Taken before the build: a file changed during it makes the next start build again.
  const built = fingerprint();
  const { code, output } = await runToEnd(
    OWN_NODE,
    [tool("vite/bin/vite.js"), "build", "--logLevel", "warn"],
    { cwd: WEB },
  );
  if (code !== 0) throw new Error(`The web could not be built.\n${output}`);
  writeFileSync(STAMP, built);
}
