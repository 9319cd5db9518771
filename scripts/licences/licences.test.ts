import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../paths.mjs";
import { type Lock, shippedPackages } from "./shipped-packages.ts";

const ACCEPTED = new Set(["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause"]);
for (const name of ["Apache-2.0", "MPL-2.0"]) ACCEPTED.add(name);

/** As permissive, less usual, and therefore for named packages only. */
const EXCEPTIONS = new Map([
  // The interface's fonts.
  ["node_modules/@fontsource-variable/bricolage-grotesque", "OFL-1.1"],
  ["node_modules/@fontsource-variable/inter", "OFL-1.1"],
  ["node_modules/@fontsource-variable/jetbrains-mono", "OFL-1.1"],
  // The same typeface, as a PDF can carry it.
  ["node_modules/@fontsource/inter", "OFL-1.1"],
  // Comes with jsPDF; MIT, and Zlib for what it took over.
  ["node_modules/fast-png/node_modules/pako", "MIT AND Zlib"],
  // Come with @fastify/static.
  ["node_modules/@isaacs/nonrecursive-glob-match", "BlueOak-1.0.0"],
  ["node_modules/glob", "BlueOak-1.0.0"],
  ["node_modules/minimatch", "BlueOak-1.0.0"],
  ["node_modules/minipass", "BlueOak-1.0.0"],
  ["node_modules/path-scurry", "BlueOak-1.0.0"],
  ["node_modules/path-scurry/node_modules/lru-cache", "BlueOak-1.0.0"],
  // Comes with graphile-worker, and with @tanstack/react-router.
  ["node_modules/argparse", "Python-2.0"],
  ["node_modules/isbot", "Unlicense"],
]);

/** A library in files of its own, unaltered, for which anybody may put another (decision 42). */
const APART = /^node_modules\/@img\/sharp-(?:libvips-|win32-|wasm32$)/;

const { packages } = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as {
  packages: Lock;
};

/** Whether a licence, or one of the alternatives it offers, is accepted. */
function isAccepted(folder: string, licence: string | undefined): boolean {
  if (APART.test(folder) && /\bLGPL-3\.0-or-later\b/.test(licence ?? "")) return true;
  const offered = (licence ?? "").replaceAll(/[()]/g, "").split(" OR ");
  return offered.some((name) => ACCEPTED.has(name) || EXCEPTIONS.get(folder) === name);
}

describe("licences", () => {
  it("everything that ships is under a licence that we accept", () => {
    const refused = shippedPackages(packages)
      .filter((folder) => !isAccepted(folder, packages[folder]?.license))
      .map((folder) => `${folder}: ${packages[folder]?.license}`);
    expect(refused).toEqual([]);
  });

  it("nothing installed, tools included, is under a licence that reaches into our code", () => {
    // The LGPL stays with its own module, which nothing of ours is linked into.
    const reaching = Object.entries(packages).filter(([, { license }]) =>
      /(?<!L)GPL|SSPL|BUSL|BSL-1\.1|Elastic|Commons-Clause/i.test(license ?? ""),
    );
    expect(reaching).toEqual([]);
  });

  it("follows our own packages, which are links, to those they need", () => {
    const lock: Lock = {
      "apps/server": { dependencies: { ours: "*" } },
      "node_modules/ours": { link: true, resolved: "packages/ours" },
      "node_modules/postgres": {},
      "packages/ours": { optionalDependencies: { postgres: "1" } },
    };
    expect(shippedPackages(lock)).toEqual(["node_modules/postgres"]);
  });

  it("follows a package to those it needs, the nearest copy first, and leaves tools out", () => {
    const lock: Lock = {
      "": { dependencies: { a: "1" }, devDependencies: { tool: "1" } },
      "apps/web": { devDependencies: { vite: "1", react: "1" } },
      "node_modules/a": { dependencies: { b: "1" } },
      "node_modules/a/node_modules/b": {},
      "node_modules/b": {},
      "node_modules/react": { optionalDependencies: { absent: "1" } },
      "node_modules/tool": {},
      "node_modules/vite": {},
    };
    expect(shippedPackages(lock)).toEqual([
      "node_modules/a",
      "node_modules/a/node_modules/b",
      "node_modules/react",
    ]);
  });
});
