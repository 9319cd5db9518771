import { describe, expect, it } from "vitest";
import {
  afterTyping,
  answered,
  type CheckedEmail,
  hasPassed,
  whyNotPassed,
} from "./email-check.ts";

const kit = { id: 7, forename: "Kit", surname: "Hollis", mainInstrument: "Drums" };
const account = answered("kit@band.example", { ...kit, bandUserId: null });
const member = answered("kit@band.example", { ...kit, bandUserId: 9 });
const somebodyNew = answered("kit@band.example", null);

describe("the check of an address", () => {
  it("is asked for before anybody is added", () => {
    expect([hasPassed(null), whyNotPassed(null)]).toEqual([
      false,
      "Please check the email address first by clicking the check button.",
    ]);
  });

  it("passes for somebody with an account, and tells their name", () => {
    expect(whyNotPassed(account)).toBe(null);
    expect(account).toMatchObject({ outcome: "account", forename: "Kit", surname: "Hollis" });
  });

  it("passes for somebody new", () => {
    expect(whyNotPassed(somebodyNew)).toBe(null);
    expect(somebodyNew).toMatchObject({ outcome: "new", forename: null });
  });

  it("fails for who is in the band, and tells nothing of them", () => {
    expect([hasPassed(member), whyNotPassed(member)]).toEqual([
      false,
      "Email check failed. Please use a different email address.",
    ]);
    expect(member).toMatchObject({ outcome: "member", forename: null, mainInstrument: null });
  });

  it.each<[string, CheckedEmail]>([
    ["passed", account],
    ["failed", member],
  ])("that has %s is pending again once another address is typed", (_, check) => {
    expect(afterTyping(check, "kit@band.exampl")).toBe(null);
    expect(afterTyping(check, " Kit@Band.example ")).toBe(check);
    expect(afterTyping(null, "kit@band.example")).toBe(null);
  });
});
