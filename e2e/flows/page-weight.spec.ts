/** What a page may weigh: as built, without a browser. What it asks for besides is measured by `npm run bench -- scripts`. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { WEB_DIST } from "../../scripts/paths.mjs";

/** kB of compressed script. */
const MOST = { public: 145, signedIn: 230 };
/** What moves rows is a fifth of it, and all that one comes for. */
const EDITOR = { address: "/setlist/$/edit", most: 325 };
const PUBLIC = ["/signin", "/register", "/verify"];

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
      const more = PUBLIC.includes(address) ? [] : atRest;
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
  const tooHeavy = weights.filter(([address, weight]) => {
    if (address === EDITOR.address) return weight > EDITOR.most;
    return weight > (PUBLIC.includes(address) ? MOST.public : MOST.signedIn);
  });
  expect(Object.fromEntries(tooHeavy)).toEqual({});
});
