import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { songIdentity, titleFromBand } from "./song-import.ts";

describe("the same song", () => {
  it("is one of the same title and artist, whatever the case", () => {
    expect(songIdentity({ title: "Tin Roof Rain ", artist: "MARLOW SKYE" })).toBe(
      songIdentity({ title: "tin roof rain", artist: "Marlow Skye" }),
    );
  });

  it("is not one whose title and artist only run together alike", () => {
    expect(songIdentity({ title: "Rain by", artist: "Marlow" })).not.toBe(
      songIdentity({ title: "Rain", artist: "by Marlow" }),
    );
  });
});

describe("the title of a song that is here already", () => {
  it("has the source band's name in brackets behind it", () => {
    expect(titleFromBand("Tin Roof Rain", "The Ardens", 100)).toBe("Tin Roof Rain (The Ardens)");
  });

  it("is never longer than a title may be, and keeps the name whole", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), fc.string({ maxLength: 30 }), (title, name) => {
        const made = titleFromBand(title, name, 100);
        expect(made.length).toBeLessThanOrEqual(100);
        expect(made.endsWith(` (${name})`)).toBe(true);
      }),
    );
  });
});
