// Whether what is installed is what the lock file says, and installing it when not.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../paths.mjs";
import { npm } from "./npm.mjs";
import { ensureOwnNode } from "./own-node.mjs";

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }} Package */
/** @typedef {Record<string, Package>} Packages keyed by folder, such as "node_modules/fastify" */

/**
 * Whether every package that the lock file names is installed in its version, and every package of ours linked.
 * Optional packages may be missing, since they are for other platforms.
 * @param {Packages} locked
 * @param {Packages} installed
 * @param {{ development: boolean }} options whether the packages needed only to build and test count
 */
export function matches(locked, installed, { development }) {
  return Object.entries(locked).every(([folder, wanted]) => {
    if (!folder.includes("node_modules/")) return true;
    const found = installed[folder];
    if (wanted.link) return found?.link === true;
    if (found) return found.version === wanted.version;
    if (wanted.optional || wanted.devOptional) return true;
    return wanted.dev === true && !development;
  });
}

/**
 * @param {string} file
 * @returns {Packages}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

/** @param {{ development: boolean }} options */
function isInstalled(options) {
  const locked = readPackages(join(ROOT, "package-lock.json"));
  // npm's own note of what it installed last, written when an install has come to its end.
  const installed = readPackages(join(ROOT, "node_modules", ".package-lock.json"));
  return matches(locked, installed, options);
}

/**
 * Installs the packages of the lock file when they are missing or differ, and our own Node with them.
 * @param {{ development: boolean }} options false where only running is wanted
 */
export function ensurePackages(options) {
  if (!isInstalled(options)) {
    console.log("Installing packages (a few minutes the first time) …");
    if (!npm(["ci", "--include=dev"])) {
      throw new Error("npm could not install the packages; what it said stands above.");
    }
  }
  ensureOwnNode();
}
