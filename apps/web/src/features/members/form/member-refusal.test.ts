import { Failure } from "@bandstand/contracts/failure";
import { describe, expect, it } from "vitest";
import { atTheFields } from "./member-refusal.ts";

const fieldsOf = (error: unknown) =>
  error instanceof Failure ? error.fields?.map(({ path, message }) => [path, message]) : undefined;

const refused = (...paths: string[]) =>
  new Failure("no_right", { fields: paths.map((path) => ({ path, message: "No." })) });

describe("what the server refuses of a member", () => {
  it("stands at the field of the form", () => {
    const fields = [{ path: "bandUser.nickname", message: "At most 15 characters" }];
    expect(fieldsOf(atTheFields(new Failure("invalid", { fields }), ["nickname"]))).toEqual([
      ["nickname", "At most 15 characters"],
    ]);
  });

  it("says of a right that it is more than one has, at its area", () => {
    expect(fieldsOf(atTheFields(refused("SO", "bookingsEnabled"), ["SO"]))).toEqual([
      ["SO", "You can give no more than you have yourself"],
      ["bookingsEnabled", "You can give no more than you have yourself"],
    ]);
  });

  it("says of what is an administrator's to change that it is, at each area that was changed", () => {
    const error = atTheFields(refused("roleId", "bandUserMenuOptions"), ["roleId", "SO", "EV"]);
    expect(fieldsOf(error)).toEqual([
      ["roleId", "Only an administrator can change this"],
      ["SO", "Only an administrator can change this"],
      ["EV", "Only an administrator can change this"],
    ]);
  });

  it("says at the switch that the band keeps an administrator", () => {
    const error = new Failure("last_administrator");
    expect(fieldsOf(atTheFields(error, ["nickname", "administratorEnabled"]))).toEqual([
      ["administratorEnabled", "A band keeps at least one administrator."],
    ]);
  });

  it("says of a member who is gone where the changes are", () => {
    const error = atTheFields(new Failure("member_not_found"), ["nickname"]);
    expect(error).toMatchObject({
      message:
        "This member was removed from the band meanwhile. What you typed stays here, and as a draft on this device.",
    });
  });

  it("keeps who changed the member meanwhile, for the question about it", () => {
    const details = { changedBy: "Theo", changedAt: "2026-11-20T13:30:00.000Z" };
    const error = atTheFields(new Failure("changed_meanwhile", { details }), []);
    expect(error).toMatchObject({ code: "changed_meanwhile", details });
  });

  it("is nothing else than it was where nobody answered", () => {
    const offline = new Error("The server is not available, please try again later.");
    expect(atTheFields(offline, [])).toBe(offline);
  });
});
