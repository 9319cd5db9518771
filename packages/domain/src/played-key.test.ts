import { describe, expect, it } from "vitest";
import { keyAt, keyWords } from "./played-key.ts";

describe("the key of a song", () => {
  it("is read with the fret of its capo, where it has one", () => {
    expect(keyWords({ songkey: "F#m", capo: 2 })).toBe("F#m · Capo 2");
    expect(keyWords({ songkey: "F#m", capo: 0 })).toBe("F#m");
    expect(keyWords({ songkey: null, capo: 3 })).toBe("Capo 3");
    expect(keyWords({ songkey: " ", capo: null })).toBeNull();
  });

  it("is that of its place in a set list, where the capo of the other key is of no use", () => {
    const song = { songkey: "E", capo: 2 };
    expect(keyAt({ songkey: null, capo: null }, song)).toEqual(song);
    expect(keyAt({ songkey: "D", capo: null }, song)).toEqual({ songkey: "D", capo: null });
    expect(keyAt({ songkey: null, capo: null }, undefined)).toEqual({ songkey: null, capo: null });
  });

  it("has the capo of its place, in either key, and none where the place says none", () => {
    const song = { songkey: "E", capo: 2 };
    expect(keyAt({ songkey: null, capo: 4 }, song)).toEqual({ songkey: "E", capo: 4 });
    expect(keyAt({ songkey: "D", capo: 5 }, song)).toEqual({ songkey: "D", capo: 5 });
    expect(keyWords(keyAt({ songkey: null, capo: 0 }, song))).toBe("E");
  });
});
