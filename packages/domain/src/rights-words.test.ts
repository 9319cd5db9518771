import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AREA_TAGS, type AreaTag, type Privilege } from "./access-rule.ts";
import type { RightsHolder } from "./member.ts";
import { effectivePrivilege, rightsInWords } from "./rights-words.ts";

function holder(
  areas: Partial<Record<AreaTag, Privilege>>,
  flags: Partial<RightsHolder> = {},
): RightsHolder {
  return {
    administratorEnabled: false,
    superAdministratorEnabled: false,
    bookingsEnabled: false,
    editEnabled: true,
    menus: [{ MenuOptions: AREA_TAGS.map((tag) => ({ tag, priv: areas[tag] ?? "H" }) as const) }],
    ...flags,
  };
}

describe("rights in words", () => {
  test("are what somebody sees and what they edit", () => {
    expect(rightsInWords(holder({ DB: "R", SO: "R", SL: "R", EV: "W" }))).toBe(
      "sees songs and set lists, edits events",
    );
  });

  test("name three areas with commas", () => {
    expect(rightsInWords(holder({ SO: "R", SL: "R", VN: "R" }))).toBe(
      "sees songs, set lists and venues",
    );
  });

  test("are everything for an administrator", () => {
    expect(rightsInWords(holder({}, { administratorEnabled: true }))).toBe("edits everything");
  });

  test("are everything for who edits each area", () => {
    const all = Object.fromEntries(AREA_TAGS.map((tag) => [tag, "W" as const]));
    expect(rightsInWords(holder(all))).toBe("edits everything");
  });

  test("tell what bookings open beside the areas", () => {
    expect(rightsInWords(holder({ SO: "R" }, { bookingsEnabled: true }))).toBe(
      "sees songs, edits events and venues, publishes gigs",
    );
  });

  test("only see while editing is off", () => {
    expect(rightsInWords(holder({ SO: "W" }, { editEnabled: false }))).toBe("sees songs");
  });

  test("tell of the dashboard where there is nothing else, and of nothing where not even that is", () => {
    expect(rightsInWords(holder({ DB: "R" }))).toBe("sees the dashboard");
    expect(rightsInWords(holder({}))).toBe("sees nothing");
  });

  test("name an area exactly when it is open", () => {
    const privilege = fc.constantFrom<Privilege>("H", "R", "W");
    const areas = fc.record(Object.fromEntries(AREA_TAGS.map((tag) => [tag, privilege])));
    fc.assert(
      fc.property(areas, (given) => {
        const member = holder({ ...given, BU: "H" });
        const words = rightsInWords(member);
        expect(words.includes("songs")).toBe(effectivePrivilege(member, "SO") !== "H");
      }),
    );
  });
});
