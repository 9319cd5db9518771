import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-password.ts";
import { isPassword } from "./registration.ts";

const NAMES = ["kit.hollis@example.org", "The Ardens"];

describe("a password that is easy to guess", () => {
  it.each([
    "Password1!",
    "password123!",
    "P@ssw0rd1",
    "Pa$$w0rd1",
    "!1Password",
    "passwordpassword1!",
    "Pass.word1!",
    "We1come1!",
    "Adm1n123!",
    "Letmein2026!",
    "Summer2026!",
    "iloveyou1!",
    "Bandstand1!",
    "hello!Hello1",
    "Test@1234",
  ])("is a well-known word in disguise: %s", (password) => {
    expect(isPassword(password)).toBe(true);
    expect(isCommonPassword(password, NAMES)).toBe(true);
  });

  it.each([
    "12345678!",
    "!@#$%^&*1",
    "1!2@3#4$",
    "abcd1234!",
    "Qwertyuiop1!",
    "1qaz2wsx!",
    "1qaz@WSX",
    "87654321!",
    "aaaaaaa1!",
    "a1!a1!a1!",
  ])("is a run or a few keys: %s", (password) => {
    expect(isPassword(password)).toBe(true);
    expect(isCommonPassword(password, NAMES)).toBe(true);
  });

  it.each(["TheArdens1!", "ardens2026!", "Kit.Hollis1!", "1!Hollis1!", "k1tHollis!"])(
    "is a name that stands beside it: %s",
    (password) => {
      expect(isCommonPassword(password, NAMES)).toBe(true);
      expect(isCommonPassword(password, ["jo@example.org", "Salt & Neon"])).toBe(false);
    },
  );
});

describe("a password that is not", () => {
  it.each([
    "Encore!2026",
    "Amber1stage!",
    "Stage!Left4",
    "Violet2strings#",
    "correct horse 7!",
    "k9$Lm2xQ",
    "h4f!92kd",
    "My password is 7 words long!",
    "Ardens at the Old Quay 7!",
  ])("is taken: %s", (password) => {
    expect(isCommonPassword(password, NAMES)).toBe(false);
  });

  it("is judged in any script", () => {
    expect(isCommonPassword("пароль на сцене 7!", NAMES)).toBe(false);
    expect(isCommonPassword("Ёлка2026!", ["e@example.org", "Ёлка"])).toBe(true);
  });
});
