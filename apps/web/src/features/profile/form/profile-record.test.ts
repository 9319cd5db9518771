import { describe, expect, it } from "vitest";
import { mira } from "../../../lib/session/band-user.fixture.ts";
import { profileOf, savesOf } from "./profile-record.ts";

const USER = {
  id: 7,
  email: "mira@example.org",
  forename: null,
  surname: "Holt",
  phone: null,
  location: "Leeds",
  address: null,
  mainInstrument: null,
  playInline: true,
  emailVerified: true,
  pendingEmail: null,
  updatedAt: "2026-11-21T20:00:00.000Z",
};

describe("a profile", () => {
  it("is the person and the member in one, with the versions of both", () => {
    const bandUser = { ...mira, updatedAt: "2026-11-22T20:00:00.000Z" };
    expect(profileOf(bandUser, USER)).toMatchObject({
      nickname: "Mira",
      forename: "",
      surname: "Holt",
      updatedAt: "2026-11-21T20:00:00.000Z 2026-11-22T20:00:00.000Z",
    });
  });

  it("is saved in two parts, each with its version", () => {
    const updatedAt = "2026-11-21T20:00:00.000Z 2026-11-22T20:00:00.000Z";
    expect(savesOf({ forename: "Mira", nickname: "Mi", updatedAt })).toEqual({
      user: { forename: "Mira", updatedAt: "2026-11-21T20:00:00.000Z" },
      bandUser: { nickname: "Mi", updatedAt: "2026-11-22T20:00:00.000Z" },
    });
  });

  it("leaves the person alone where only the member has changed", () => {
    expect(savesOf({ nickname: "Mi" })).toEqual({ user: null, bandUser: { nickname: "Mi" } });
  });

  it("is saved over whatever is there where no version is named", () => {
    expect(savesOf({ phone: null })).toEqual({ user: { phone: null }, bandUser: {} });
  });
});
