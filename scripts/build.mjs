// Builds the web and the server, each when what it is made of has changed since its last build.

import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { OWN_NODE, ROOT, SERVER, SERVER_DIST, tool, WEB, WEB_DIST } from "./paths.mjs";
import { runToEnd } from "./processes.mjs";

/** @typedef {{ name: string, folder: string, sources: string[], output: string, command: string[] }} Build */

const FILES = ["package-lock.json", "tsconfig.base.json"];
const NOT_SOURCES = new Set(["node_modules", "dist"]);

/** @type {Build[]} */
const BUILDS = [
  {
    name: "web",
    folder: WEB,
    sources: ["apps/web", "packages/audio", "packages/contracts", "packages/domain"],
    output: WEB_DIST,
    command: [tool("vite/bin/vite.js"), "build", "--logLevel", "warn"],
  },
  {
    name: "server",
    folder: SERVER,
    sources: ["apps/server/src", "apps/server/rolldown.config.ts", "packages"],
    output: SERVER_DIST,
    command: [tool("rolldown/bin/cli.mjs"), "-c", "rolldown.config.ts", "--log-level", "silent"],
  },
];

/**
 * The files at or under a path that a build may read, in a fixed order; tests and what the build itself writes are left out.
 * @param {string} path
 * @returns {string[]}
 */
function sourceFiles(path) {
  if (extname(path) !== "") return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name) && !name.startsWith("."))
    .filter(({ name }) => !/\.(test|gen)\.tsx?$/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() ? sourceFiles(inside) : [inside];
    });
}

/**
 * A hash over everything that a build reads; some hundred small files, so a few milliseconds.
 * @param {Build} build
 */
function fingerprint({ sources }) {
  const hash = createHash("sha256");
  const files = sources.flatMap((source) => sourceFiles(join(ROOT, source)));
  for (const file of [...files, ...FILES.map((name) => join(ROOT, name))]) {
    hash.update(relative(ROOT, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** @param {Build} build */
const stampOf = ({ output }) => join(output, ".sources");

/** @param {Build} build */
function isStale(build) {
  const stamp = stampOf(build);
  return !existsSync(stamp) || readFileSync(stamp, "utf8") !== fingerprint(build);
}

/** Whether something built is missing or older than its sources. */
export function isAnythingStale() {
  return BUILDS.some(isStale);
}

/** Builds what is stale. */
export async function ensureBuilt() {
  for (const build of BUILDS.filter(isStale)) {
    console.log(`Building the ${build.name} …`);
    // Taken before the build: a file changed during it makes the next start build again.
    const built = fingerprint(build);
    const { code, output } = await runToEnd(OWN_NODE, build.command, { cwd: build.folder });
    if (code !== 0) throw new Error(`The ${build.name} could not be built.\n${output}`);
    writeFileSync(stampOf(build), built);
  }
}
