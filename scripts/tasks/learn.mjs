import { join } from "node:path";
import { ensurePackages } from "../install/packages.mjs";
import { OWN_NODE, ROOT } from "../paths.mjs";
import { runInForeground } from "../processes.mjs";

/**
 * Learns what beats and bars are, or chords, from takes that are made here, and writes it where the analysis reads it.
 * @param {readonly string[]} args options; first `chords` where these are to be learned
 */
export async function run(args) {
  ensurePackages({ development: true });
  return runInForeground({
    program: OWN_NODE,
    args: [
      join(ROOT, "bench", "learn", ...(args[0] === "chords" ? ["chords"] : []), "main.ts"),
      ...args,
    ],
  });
}
