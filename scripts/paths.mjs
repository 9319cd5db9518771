import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the repository; every path below is absolute, so that commands work from any folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const EXE = process.platform === "win32" ? ".exe" : "";

/** The Node that runs Bandstand, whatever the machine has: it comes as an npm package. */
export const OWN_NODE = join(ROOT, "node_modules", "node", "bin", `node${EXE}`);

export const WEB = join(ROOT, "apps", "web");
export const WEB_DIST = join(WEB, "dist");
export const SERVER = join(ROOT, "apps", "server");
export const SERVER_DIST = join(SERVER, "dist");
/** The server as it is built, and as it is written: the second for those who change it, and for the demo band. */
export const BUILT_SERVER = join(SERVER_DIST, "main.js");
export const SERVER_MAIN = join(SERVER, "src", "main.ts");

/**
 * What our own Node is told when it serves. The young part of its heap is kept small, and with it what the young may hold
 * outside of it: else the chunks of a large file that have come and gone are let grow to 65 MB before they are looked at,
 * and then by a collection of the whole heap. Lists are answered no slower for it.
 */
export const SERVER_FLAGS = [
  "--enable-source-maps",
  "--max-semi-space-size=2",
  "--scavenger-max-new-space-capacity-mb=1",
];

/**
 * Path of a command-line tool inside an installed package, to be run by {@link OWN_NODE}.
 * @param {string} name of the package and the file in it, such as "vite/bin/vite.js"
 */
export function tool(name) {
  return join(ROOT, "node_modules", ...name.split("/"));
}

/**
 * This process's environment, with our own Node and the packages' programs first on the PATH, and a place where
 * Node keeps what it has compiled: a server then starts with a quarter less work.
 */
export function environment() {
  const path = [dirname(OWN_NODE), join(ROOT, "node_modules", ".bin"), process.env["PATH"] ?? ""];
  return {
    NODE_COMPILE_CACHE: join(ROOT, "node_modules", ".cache", "node"),
    ...process.env,
    PATH: path.join(delimiter),
  };
}
