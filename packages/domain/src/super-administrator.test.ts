import { describe, expect, it } from "vitest";
import { type AdministratorOfBand, successionWords, successorOf } from "./super-administrator.ts";

const LEAVING = { superAdministratorEnabled: true };

const ada: AdministratorOfBand = {
  id: 2,
  nickname: "Ada",
  administratorEnabled: true,
  superAdministratorEnabled: false,
  joiningDate: "2019-04-01",
  createdAt: "2026-01-05T10:00:00.000Z",
};

describe("as the last super administrator deletes their account", () => {
  it("the administrator who joined first follows, by the day that the band has said or else by their membership", () => {
    const ben = { ...ada, id: 3, joiningDate: "2018-09-01" };
    const cy = { ...ada, id: 4, joiningDate: null, createdAt: "2018-08-31T22:00:00.000Z" };
    expect(successorOf(LEAVING, [ada, ben])).toBe(ben);
    expect(successorOf(LEAVING, [ada, ben, cy])).toBe(cy);
  });

  it("of two who joined on one day the earlier membership follows", () => {
    const earlier = { ...ada, id: 1 };
    expect(successorOf(LEAVING, [ada, earlier])).toBe(earlier);
  });

  it("nobody follows who administers nothing", () => {
    const player = { ...ada, administratorEnabled: false, joiningDate: "1999-01-01" };
    expect(successorOf(LEAVING, [player])).toBeNull();
    expect(successorOf(LEAVING, [player, ada])).toBe(ada);
  });

  it("nobody follows where one stays, or whoever goes was none", () => {
    expect(successorOf(LEAVING, [ada, { ...ada, superAdministratorEnabled: true }])).toBeNull();
    expect(successorOf({ superAdministratorEnabled: false }, [ada])).toBeNull();
  });

  it("is said before the account goes", () => {
    expect(successionWords("The Ardens", "Ada")).toBe(
      "Ada becomes super administrator of “The Ardens”.",
    );
  });
});
