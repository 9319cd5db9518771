import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AREA_TAGS, type AreaTag, type Privilege } from "./access-rule.ts";
import { actorWith, ADMINISTRATOR, BOOKINGS } from "./actor.fixture.ts";
import { rightsBeyond, withinReach } from "./given-rights.ts";
import { defaultPrivileges } from "./roles.ts";

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

describe("what a role starts with, given by who edits members", () => {
  it("is all of it from an administrator", () => {
    const manager = defaultPrivileges("BM");
    expect(withinReach(ADMINISTRATOR, manager)).toEqual(manager);
  });

  it("is no more than they have themselves", () => {
    expect(withinReach(EDITOR, defaultPrivileges("BM"))).toEqual({
      DB: "H",
      SL: "H",
      EV: "H",
      VN: "H",
      SO: "R",
      BU: "W",
      OD: "H",
      FL: "H",
    });
  });

  it("leaves what the member had from others", () => {
    const { SL, EV } = withinReach(EDITOR, defaultPrivileges("BM"), { SL: "W", EV: "R" });
    expect([SL, EV]).toEqual(["W", "R"]);
  });

  it("is never beyond them, and never more than was asked for", () => {
    const areas = fc.record(
      Object.fromEntries(
        AREA_TAGS.map((tag) => [tag, fc.constantFrom<Privilege>("H", "R", "W")]),
      ) as Record<AreaTag, fc.Arbitrary<Privilege>>,
    );
    fc.assert(
      fc.property(areas, areas, areas, (own, after, before) => {
        const actor = actorWith({ areas: own });
        const given = withinReach(actor, after, before);
        expect(rightsBeyond(actor, { areas: given }, { areas: before })).toEqual([]);
        expect(withinReach(actor, given, before)).toEqual(given);
        for (const area of AREA_TAGS)
          expect("HRW".indexOf(given[area])).toBeLessThanOrEqual("HRW".indexOf(after[area]));
      }),
    );
  });
});
