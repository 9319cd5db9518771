import { describe, expect, it } from "vitest";
import { textRuns } from "./text-runs.ts";

const runs = (text: string) =>
  textRuns(text).map(({ script, from, to }) => [script, text.slice(from, to)]);

describe("the runs of a text", () => {
  it("are one where a single font holds it all", () => {
    expect(runs("Café – “Müller” 3:05")).toEqual([["latin", "Café – “Müller” 3:05"]]);
    expect(runs("")).toEqual([]);
  });

  it("change the font where a letter needs it", () => {
    expect(runs("Łódź")).toEqual([
      ["latinExt", "Ł"],
      ["latin", "ód"],
      ["latinExt", "ź"],
    ]);
  });

  it("are drawn where no font of ours has the sign, an emoji whole", () => {
    expect(runs("F♯m 👩‍🎤!")).toEqual([
      ["latin", "F"],
      ["drawn", "♯"],
      ["latin", "m "],
      ["drawn", "👩‍🎤"],
      ["latin", "!"],
    ]);
    expect(runs("夜想曲 No. 2")[0]).toEqual(["drawn", "夜想曲"]);
  });

  it("are drawn as one where writing goes from right to left", () => {
    expect(runs("ليلى (live)")).toEqual([["drawn", "ليلى (live)"]]);
  });
});
