import { FIRST_SETTINGS } from "@bandstand/domain/studio/ranges";
import { describe, expect, it } from "vitest";
import { beginsByItself, type Opening } from "./begins-by-itself.ts";

const FIRST: Opening = {
  settings: FIRST_SETTINGS,
  duration: 222,
  mayKeep: true,
  isDeclined: false,
  savesData: false,
};
const HEARD = { ...FIRST_SETTINGS, detectedBeats: [1, 2] };

describe("an analysis", () => {
  it("begins by itself where a recording has none", () => {
    expect(beginsByItself(FIRST)).toBe(true);
  });

  it.each([
    ["something was heard", { settings: HEARD }],
    [
      "what another recording had may be taken over",
      { settings: { ...FIRST_SETTINGS, setAside: { ...HEARD, recording: "old.mp3" } } },
    ],
    ["nobody knows how long it is", { duration: 0 }],
    ["it takes much memory", { duration: 601 }],
    ["the member may not keep it", { mayKeep: false }],
    ["the member stopped it", { isDeclined: true }],
    ["the member saves data", { savesData: true }],
  ] satisfies [string, Partial<Opening>][])("waits to be asked where %s", (_why, part) => {
    expect(beginsByItself({ ...FIRST, ...part })).toBe(false);
  });
});
