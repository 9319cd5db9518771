import { describe, expect, it } from "vitest";
import { followerEmail } from "./following.ts";
import { isEmail } from "./registration.ts";

describe("the address of a follower", () => {
  it.each([
    [" Fan@Example.ORG ", "fan@example.org"],
    ["fan@MÜLLER.example", "fan@xn--mller-kva.example"],
    ["fan@東京.example", "fan@xn--1lqs71d.example"],
  ])("%j is kept as %s", (typed, kept) => {
    expect(followerEmail(typed)).toBe(kept);
    expect(isEmail(kept)).toBe(true);
    expect(followerEmail(kept)).toBe(kept);
  });

  it.each([
    "fan",
    "fan@",
    "@müller.example",
    "fan@mül ler.example",
    "a@b@müller.example",
    "fan@ü/x",
  ])("%j is none, and nothing is made of it", (typed) => {
    expect(followerEmail(typed)).toBe(typed);
    expect(isEmail(typed)).toBe(false);
  });
});
