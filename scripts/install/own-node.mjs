// The npm package `node` fetches the program for this platform in an install script. npm runs such a script
// only where it is allowed to; where it did not, we have it run.

import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { OWN_NODE, tool } from "../paths.mjs";
import { npm } from "./npm.mjs";

/** Fetches our own Node when it is not there yet. Does nothing, quickly, when it is. */
export function ensureOwnNode() {
  if (existsSync(OWN_NODE)) return;
  if (!npm(["rebuild", "--ignore-scripts=false", "node"]) || !existsSync(OWN_NODE)) {
    throw new Error(
      "The Node that Bandstand runs on could not be fetched. Check the connection, then: npm ci",
    );
  }
  removeHeaders();
}

/** Removes the C headers that come with Node, a third of its package, needed only to compile add-ons. */
function removeHeaders() {
  const packages = join(tool("node"), "node_modules");
  if (!existsSync(packages)) return;
  for (const name of readdirSync(packages).filter((entry) => entry.startsWith("node-"))) {
    rmSync(join(packages, name, "include"), { recursive: true, force: true });
  }
}

// npm runs this file by itself after each install.
if (process.argv[1] === fileURLToPath(import.meta.url)) removeHeaders();
