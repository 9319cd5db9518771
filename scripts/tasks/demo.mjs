import { run as start } from "./start.mjs";

/**
 * As `start`, with a band full of songs, gigs and people to look around in.
 * @param {readonly string[]} args
 */
export function run(args) {
  return start(["--demo", ...args]);
}
