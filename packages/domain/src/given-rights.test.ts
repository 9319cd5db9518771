import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AREA_TAGS, type Privilege } from "./access-rule.ts";
import { actorWith, ADMINISTRATOR, BOOKINGS } from "./actor.fixture.ts";
import { rightsBeyond } from "./given-rights.ts";

const EDITOR = actorWith({ areas: { BU: "W", SO: "R" } });

describe("who edits members", () => {
  it("gives what they have, and less", () => {
    expect(rightsBeyond(EDITOR, { areas: { BU: "W", SO: "R", SL: "H" } })).toEqual([]);
  });

  it("gives nothing that they have not", () => {
    expect(rightsBeyond(EDITOR, { areas: { SO: "W", VN: "R" }, bookingsEnabled: true })).toEqual([
      "SO",
      "VN",
      "bookingsEnabled",
    ]);
  });

  it("leaves with a member what others gave", () => {
    const before = { areas: { SO: "W" }, bookingsEnabled: true } as const;
    expect(rightsBeyond(EDITOR, before, before)).toEqual([]);
  });

  it("gives bookings with bookings, and everything as an administrator", () => {
    expect(rightsBeyond(BOOKINGS, { bookingsEnabled: true })).toEqual([]);
    expect(rightsBeyond(ADMINISTRATOR, { areas: { FL: "W" }, bookingsEnabled: true })).toEqual([]);
  });

  it("never makes anybody mightier than themselves", () => {
    const areas = fc.dictionary(
      fc.constantFrom(...AREA_TAGS),
      fc.constantFrom<Privilege>("H", "R", "W"),
    );
    fc.assert(
      fc.property(areas, areas, (own, given) => {
        const beyond = rightsBeyond(actorWith({ areas: own }), { areas: given });
        const height = (priv: Privilege | undefined) => "HRW".indexOf(priv ?? "H");
        for (const area of AREA_TAGS) {
          expect(beyond.includes(area)).toBe(height(given[area]) > height(own[area]));
        }
      }),
    );
  });
});
