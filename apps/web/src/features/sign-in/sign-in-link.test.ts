import { describe, expect, it } from "vitest";
import { readSignInLink, readVerifyLink } from "./sign-in-link.ts";

describe("a link to the sign-in screen", () => {
  it("may carry band, address, reset token and the page that was asked for", () => {
    const search = { band: "the-ardens", email: "mira@band.example", reset: "a1", back: "/venues" };
    expect(readSignInLink(search)).toEqual(search);
  });

  it("carries nothing by default, and nothing else", () => {
    expect(readSignInLink({ theme: "dark" })).toEqual({});
  });

  it("tells a band left empty from none: the field is shown for it", () => {
    expect(readSignInLink({ band: "" })).toEqual({ band: "" });
  });

  it("takes the first of several", () => {
    expect(readSignInLink({ email: ["mira@band.example", "theo@band.example"] })).toEqual({
      email: "mira@band.example",
    });
  });
});

describe("a link that confirms an address", () => {
  it("carries a token", () => {
    expect(readVerifyLink({ token: "a1" })).toEqual({ token: "a1" });
  });

  it("may have lost it on the way", () => {
    expect(readVerifyLink({})).toEqual({ token: "" });
  });
});
