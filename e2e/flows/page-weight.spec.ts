/** What a page may weigh: as built, without a browser. What it asks for besides is measured by `npm run bench -- scripts`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { WEB_DIST } from "../../scripts/paths.mjs";

/** kB of compressed script. */
const MOST = 230;
/** Those that no page of members is. */
const MOST_OF: Readonly<Record<string, number>> = {
  "/signin": 142,
  "/register": 145.5,
  "/verify": 143.5,
};
const PUBLIC = new Set(["/signin", "/register", "/verify"]);

function weightsOfPages(): Readonly<Record<string, number>> {
  const index = readFileSync(join(WEB_DIST, "index.html"), "utf8");
  const [, files = ""] = /const files = (\[.*\]);/.exec(index) ?? [];
  const [, pages = ""] = /const pages = (\{.*\});/.exec(index) ?? [];
  const names = JSON.parse(files) as readonly string[];
  const first = [...index.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap(
    ([, file = ""]) => file,
  );
  const atRest = readdirSync(join(WEB_DIST, "assets"))
    .filter((name) => /^at-rest-[^.]+\.js$/.test(name))
    .map((name) => `assets/${name}`);
  return Object.fromEntries(
    Object.entries(JSON.parse(pages) as Record<string, number[]>).map(([address, places]) => {
      const own = places.flatMap((place) => names[place] ?? []);
      const more = PUBLIC.has(address) ? [] : atRest;
      const scripts = [...first, ...own, ...more].filter((file) => file.endsWith(".js"));
      return [address, [...new Set(scripts)].reduce((sum, file) => sum + sizeOf(file), 0) / 1000];
    }),
  );
}

function sizeOf(file: string): number {
  return gzipSync(readFileSync(join(WEB_DIST, file))).length;
}

test("no page brings more script than it may", { tag: "@laptop" }, () => {
  const weights = Object.entries(weightsOfPages());
  expect(weights.length).toBeGreaterThan(15);
  const tooHeavy = weights.filter(([address, weight]) => weight > (MOST_OF[address] ?? MOST));
  expect(Object.fromEntries(tooHeavy)).toEqual({});
});
