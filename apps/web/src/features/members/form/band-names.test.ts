import { describe, expect, it } from "vitest";
import { followed } from "./band-names.ts";

const sam = { forename: "Sam", mainInstrument: "Bass" };
const kit = { forename: "Kit", mainInstrument: null };

describe("what the band calls somebody", () => {
  it("is their forename and main instrument", () => {
    const none = { nickname: "", instrument: "" };
    expect(followed(none, null, sam)).toEqual({ nickname: "Sam", instrument: "Bass" });
  });

  it("follows while those are typed, and goes with them", () => {
    const names = { nickname: "Sam", instrument: "Bass" };
    expect(followed(names, sam, { ...sam, forename: "Samu" }).nickname).toBe("Samu");
    expect(followed(names, sam, kit)).toEqual({ nickname: "Kit", instrument: "" });
    expect(followed(names, sam, null)).toEqual({ nickname: "", instrument: "" });
  });

  it("stays as it was typed", () => {
    const typed = { nickname: "Slim", instrument: "Low end" };
    expect(followed(typed, sam, kit)).toEqual(typed);
  });
});
