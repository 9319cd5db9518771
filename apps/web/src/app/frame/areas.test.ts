import type { BandUser } from "@bandstand/contracts/band-user";
import { describe, expect, it } from "vitest";
import { mira } from "../../lib/session/band-user.fixture.ts";
import { type Area, bottomBarAreas, visibleAreas } from "./areas.ts";

const area = (title: string, tag: Area["tag"]): Area => ({
  title,
  tag,
  icon: () => null,
  to: "/dashboard",
});
const titles = (areas: readonly Area[]) => areas.map(({ title }) => title);

const areas = [
  area("Dashboard", "DB"),
  area("Songs", "SO"),
  area("Followers", "FL"),
  area("Bookmarks", null),
];

function member(privileges: Partial<Record<"DB" | "SO" | "FL", "H" | "R" | "W">>): BandUser {
  const MenuOptions = Object.entries(privileges).map(([tag, priv], id) => ({
    id,
    tag: tag as "DB",
    title: tag,
    default: "R" as const,
    priv,
    bandUserMenuOptionId: null,
    switchable: true,
  }));
  const menus = [{ id: 1, title: "Band", switchable: true, MenuOptions }];
  return { ...mira, administratorEnabled: false, superAdministratorEnabled: false, menus };
}

describe("the areas of the frame", () => {
  it("are those the member may read, and those that everybody has", () => {
    const helper = member({ DB: "R", SO: "W", FL: "H" });
    expect(titles(visibleAreas(areas, helper))).toEqual(["Dashboard", "Songs", "Bookmarks"]);
  });

  it("hide an area that has no option at all", () => {
    expect(titles(visibleAreas(areas, member({ DB: "R" })))).toEqual(["Dashboard", "Bookmarks"]);
  });

  it("are all of them for an administrator", () => {
    const administrator = { ...member({}), administratorEnabled: true };
    expect(visibleAreas(areas, administrator)).toEqual(areas);
  });
});

describe("the phone's bottom bar", () => {
  const many = ["a", "b", "c", "d", "e", "f", "g"].map((title) => area(title, null));

  it("shows the first five and keeps the rest for More", () => {
    const { shown, more } = bottomBarAreas(many);
    expect(titles(shown)).toEqual(["a", "b", "c", "d", "e"]);
    expect(titles(more)).toEqual(["f", "g"]);
  });

  it("shows all where they are five or fewer", () => {
    expect(bottomBarAreas(many.slice(0, 5)).more).toEqual([]);
  });
});
