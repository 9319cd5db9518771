import { expect, it } from "vitest";
import { matcherOf } from "./site-addresses.ts";

const hasScreen = matcherOf(["/", "/songs/index", "/song/$songId", "/song/$songId/print/$part"]);

it.each(["/", "/songs/index", "/songs/index/", "/song/12", "/song/12/print/lyrics"])(
  "%s has a screen",
  (path) => {
    expect(hasScreen(path)).toBe(true);
  },
);

it.each(["/songs", "/song", "/song/", "/song/12/print", "/song/1/2", "/SONGS/index", "/.env"])(
  "%s has none",
  (path) => {
    expect(hasScreen(path)).toBe(false);
  },
);
