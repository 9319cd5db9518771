import { describe, expect, it } from "vitest";
import { wayBack } from "./way-back.ts";

describe("the way back after signing in", () => {
  it("is the page that was asked for, with its search and its place", () => {
    expect(wayBack("/songs/index?search=rain#8")).toBe("/songs/index?search=rain#8");
  });

  it("is the dashboard when none was asked for", () => {
    expect(wayBack(undefined)).toBe("/dashboard");
    expect(wayBack("")).toBe("/dashboard");
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "//evil.example/songs",
    "/.//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
  ])("never leads to another site: %s", (asked) => {
    expect(wayBack(asked)).toBe("/dashboard");
  });

  it("does not lead to signing in again", () => {
    expect(wayBack("/signin?back=/songs/index")).toBe("/dashboard");
  });
});
