import { describe, expect, it } from "vitest";
import { likelyVenues, venueNameKey } from "./venue-duplicates.ts";

const venues = [
  { id: 1, name: "The Half Crown", location: "Ardenbridge" },
  { id: 2, name: "Half Crown", location: "Otterford" },
  { id: 3, name: "Café Élan", location: null },
];
const found = (name: string, location: string | null, id?: number) =>
  likelyVenues({ id, name, location }, venues).map((venue) => venue.id);

describe("the name of a venue", () => {
  it.each([
    ["The Half-Crown", "half crown"],
    ["  the  HALF   crown! ", "half crown"],
    ["O’Malley's", "omalleys"],
    ["Café Élan", "cafe elan"],
    ["Rock & Roll Circus", "rock and roll circus"],
    ["The The", "the"],
    ["俱楽部", "俱楽部"],
  ])("%s is read as %s", (name, key) => {
    expect(venueNameKey(name)).toBe(key);
  });
});

describe("a venue that may be there already", () => {
  it("has the same name, whatever article, accents, case and punctuation", () => {
    expect(found("half-crown", "Ardenbridge")).toEqual([1]);
    expect(found("CAFE ELAN", "Saltmarsh")).toEqual([3]);
  });

  it("stands in the same place, or nobody said where", () => {
    expect(found("The Half Crown", "Market Place, Otterford")).toEqual([2]);
    expect(found("The Half Crown", null)).toEqual([1, 2]);
    expect(found("The Half Crown", "Leeds")).toEqual([]);
  });

  it("is not the venue itself, and nothing without a name", () => {
    expect(found("The Half Crown", "Ardenbridge", 1)).toEqual([]);
    expect(found(" ", null)).toEqual([]);
    expect(found("!!", null)).toEqual([]);
  });
});
