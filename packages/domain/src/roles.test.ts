import { describe, expect, it } from "vitest";
import { defaultPrivileges, MENU_OPTIONS, ROLES } from "./roles.ts";

/** The areas on which the role has the privilege, in the menu's order. */
function areasWith(roleTag: string, priv: string): string {
  const privileges = defaultPrivileges(roleTag);
  return MENU_OPTIONS.filter(({ tag }) => privileges[tag] === priv)
    .map(({ tag }) => tag)
    .join(" ");
}

describe("picking a role", () => {
  it.each(["M", "MD"])("%s lets read all but members and followers", (tag) => {
    expect(areasWith(tag, "R")).toBe("DB SL EV VN SO OD");
    expect(areasWith(tag, "H")).toBe("BU FL");
  });

  it.each(["H", "HM", "HR", "TS", "a role unknown here"])(
    "%s lets read what is on stage",
    (tag) => {
      expect(areasWith(tag, "R")).toBe("DB SL EV VN");
      expect(areasWith(tag, "H")).toBe("SO BU OD FL");
    },
  );

  it("MP lets read the dashboard, set lists, songs and documents", () => {
    expect(areasWith("MP", "R")).toBe("DB SL SO OD");
    expect(areasWith("MP", "H")).toBe("EV VN BU FL");
  });

  it("EX hides all but the dashboard", () => {
    expect(areasWith("EX", "R")).toBe("DB");
    expect(areasWith("EX", "H")).toBe("SL EV VN SO BU OD FL");
  });

  it("BM lets write everything", () =>
    expect(areasWith("BM", "W")).toBe("DB SL EV VN SO BU OD FL"));
});

it("offers in the menu what a member of the band gets", () => {
  const defaults = Object.fromEntries(MENU_OPTIONS.map((option) => [option.tag, option.default]));
  expect(defaults).toEqual(defaultPrivileges("M"));
});

it("knows nine roles", () => {
  expect(ROLES.map(({ tag, name }) => `${tag} ${name}`)).toEqual([
    "M Member",
    "MD Deputy",
    "H Helper",
    "HM Merchandise",
    "HR Road Crew",
    "BM Band Manager",
    "TS Technical & Sound",
    "MP Music Producer",
    "EX Ex-Member",
  ]);
});
