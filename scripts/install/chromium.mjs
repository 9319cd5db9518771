// A Chromium for the browser tests: the machine's own, else Playwright's, else Debian's.

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { environment, OWN_NODE, tool } from "../paths.mjs";
import { runToEnd } from "../processes.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Chromium's engine without the windows of a browser around it, as Debian packs it. */
const SHELL = "chromium-headless-shell";
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** @param {readonly string[]} names */
function onPath(names) {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/** Path of a Chromium installed on this machine, or undefined. */
export function chromiumOnPath() {
  return [...onPath(NAMES), ...ELSEWHERE].find((path) => existsSync(path));
}

/** Path of Chromium's engine alone, or undefined. */
export function headlessShellOnPath() {
  return onPath([SHELL]).find((path) => existsSync(path));
}

/** Path of the Chromium that Playwright keeps for itself, when it is there and starts. */
async function playwrightsChromium() {
  const ask = 'import("playwright-core").then((p) => console.log(p.chromium.executablePath()))';
  const { code, output } = await runToEnd(OWN_NODE, ["-e", ask]);
  const path = output.trim();
  return code === 0 && existsSync(path) && (await starts(path)) ? path : undefined;
}

/**
 * Whether a program is there with all the libraries that it needs.
 * @param {string} path
 */
async function starts(path) {
  const { code } = await runToEnd(path, ["--version"]);
  return code === 0;
}

async function installPlaywrights() {
  console.log("Fetching a Chromium for the browser tests …");
  // Where its servers cannot be reached this should not take long to find out.
  const env = { ...environment(), PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" };
  const args = [tool("playwright/cli.js"), "install", "chromium"];
  const { code } = await runToEnd(OWN_NODE, args, { env });
  return code === 0;
}

async function installDebians() {
  if (!existsSync("/usr/bin/apt-get")) return;
  console.log("Installing Debian's Chromium for the browser tests …");
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const install = ["install", "-y", "--no-install-recommends"];
  // Not every Debian has the engine as a package of its own: the browser does without.
  for (const step of [["update"], [...install, "chromium"], [...install, SHELL]]) {
    const [program = "apt-get", ...args] = [...asRoot, "apt-get", "-qq", ...step];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const { code, output } = await runToEnd(program, args, { env });
    if (code !== 0) console.error(output.trim());
  }
}

/**
 * Path of a Chromium, installed now when there is none.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = chromiumOnPath() ?? (await playwrightsChromium());
  if (found) return found;
  if (await installPlaywrights()) {
    const fetched = await playwrightsChromium();
    if (fetched) return fetched;
  }
  await installDebians();
  const installed = chromiumOnPath();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium and none could be installed. Install one so that `chromium` is on the PATH.",
  );
}
