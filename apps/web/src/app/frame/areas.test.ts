import type { AccessRule, AreaTag } from "@bandstand/domain/access-rule";
import { describe, expect, it } from "vitest";
import { mayOf } from "../../lib/services/use-may.ts";
import { memberWith } from "../../lib/session/band-user.fixture.ts";
import { type Area, bottomBarAreas, visibleAreas } from "./areas.ts";

const SIGNED_IN: AccessRule = { kind: "signedIn" };
const read = (tag: AreaTag): AccessRule => ({ kind: "read", areas: [tag] });
const area = (title: string, access: AccessRule): Area => ({
  title,
  call: { access },
  icon: () => null,
  to: "/dashboard",
});
const titles = (areas: readonly Area[]) => areas.map(({ title }) => title);

const areas = [
  area("Dashboard", read("DB")),
  area("Songs", read("SO")),
  area("Followers", read("FL")),
  area("Bookmarks", SIGNED_IN),
];

describe("the areas of the frame", () => {
  it("are those whose call is open to the member", () => {
    const helper = memberWith({ DB: "R", SO: "W", FL: "H" });
    expect(titles(visibleAreas(areas, mayOf(helper)))).toEqual(["Dashboard", "Songs", "Bookmarks"]);
  });

  it("hide an area that has no option at all", () => {
    expect(titles(visibleAreas(areas, mayOf(memberWith({ DB: "R" }))))).toEqual([
      "Dashboard",
      "Bookmarks",
    ]);
  });

  it("are all of them for an administrator", () => {
    const administrator = { ...memberWith({}), administratorEnabled: true };
    expect(visibleAreas(areas, mayOf(administrator))).toEqual(areas);
  });
});

describe("the phone's bottom bar", () => {
  const many = ["a", "b", "c", "d", "e", "f", "g"].map((title) => area(title, SIGNED_IN));

  it("shows the first four and keeps the rest for More", () => {
    const { shown, more } = bottomBarAreas(many);
    expect(titles(shown)).toEqual(["a", "b", "c", "d"]);
    expect(titles(more)).toEqual(["e", "f", "g"]);
  });

  it("shows all where they are four or fewer", () => {
    expect(bottomBarAreas(many.slice(0, 4)).more).toEqual([]);
  });

  it("has first what is used most with one hand, whatever the order of the rail", () => {
    const [a, b, c] = many.slice(0, 3);
    if (!a || !b || !c) throw new Error("There are three.");
    const { shown } = bottomBarAreas([a, { ...b, inBar: 2 }, { ...c, inBar: 1 }]);
    expect(titles(shown)).toEqual(["c", "b", "a"]);
  });
});
