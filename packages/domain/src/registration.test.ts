import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isBandName,
  isEmail,
  isPassword,
  passwordParts,
  namesWebAddress,
  nicknameFromEmail,
  normaliseBandName,
  normaliseEmail,
  REGISTER_MESSAGES,
  RESET_MESSAGES,
  stripBandName,
} from "./registration.ts";

describe("an e-mail address", () => {
  it.each(["jo@band.co.uk", "j.o+gigs@band.band", "JO@BAND.COM", "o'hara@x-y.org", "1@2.io"])(
    "%s is taken",
    (email) => expect(isEmail(email)).toBe(true),
  );

  it.each([
    "",
    "jo",
    "jo@band",
    "jo@band.c",
    "jo@band.c0m",
    "@band.com",
    "jo@.com",
    "jo@band..com",
    "jo@-band.com",
    ".jo@band.com",
    "jo@band.com ",
    "jo @band.com",
    "jo@band.com\nBcc: all@band.com",
    "jo@band@com.org",
  ])("%j is refused", (email) => expect(isEmail(email)).toBe(false));

  it("ends in 2 to 24 letters", () => {
    expect(isEmail("jo@band.uk")).toBe(true);
    expect(isEmail(`jo@band.${"a".repeat(24)}`)).toBe(true);
    expect(isEmail("jo@band.u")).toBe(false);
    expect(isEmail(`jo@band.${"a".repeat(25)}`)).toBe(false);
  });

  it("may end in letters of another script, as mail servers know them", () => {
    expect(isEmail("jo@band.xn--zckzah")).toBe(true);
    expect(isEmail("jo@band.xn--")).toBe(false);
    expect(isEmail("jo@band.xn--a-")).toBe(false);
    expect(isEmail(`jo@band.xn--${"a".repeat(60)}`)).toBe(false);
  });

  it("is at most 254 characters long, each part of its domain at most 63", () => {
    const domain = `${"a".repeat(63)}.${"b".repeat(63)}.${"c".repeat(63)}.com`;
    expect(isEmail(`${"j".repeat(57)}@${domain}`)).toBe(true);
    expect(isEmail(`${"j".repeat(58)}@${domain}`)).toBe(true);
    expect(isEmail(`${"j".repeat(59)}@${domain}`)).toBe(false);
    expect(isEmail(`jo@${"a".repeat(63)}.com`)).toBe(true);
    expect(isEmail(`jo@${"a".repeat(64)}.com`)).toBe(false);
  });

  it("is judged at once, however long the text", () => {
    expect(isEmail(`${"a.".repeat(5_000_000)}@`)).toBe(false);
  });

  it("is kept in lower case without the spaces around it", () => {
    expect(normaliseEmail("  Jo@Band.COM ")).toBe("jo@band.com");
  });
});

describe("a password", () => {
  it("is 8 to 30 characters long", () => {
    expect(isPassword("abcde1!")).toBe(false);
    expect(isPassword("abcdef1!")).toBe(true);
    expect(isPassword(`${"a".repeat(28)}1!`)).toBe(true);
    expect(isPassword(`${"a".repeat(29)}1!`)).toBe(false);
  });

  it.each(Array.from("0123456789"))("may have %s as its digit", (digit) => {
    expect(isPassword(`abcdef!${digit}`)).toBe(true);
  });

  it("needs a digit", () => expect(isPassword("abcdefg!")).toBe(false));

  it.each(Array.from("!@#$%^&*"))("may have %s as its special character", (special) => {
    expect(isPassword(`abcdef1${special}`)).toBe(true);
  });

  it("does not count another sign as special", () => expect(isPassword("abcdef1?")).toBe(false));
});

describe("a band name", () => {
  it("is 3 to 30 characters long", () => {
    expect(isBandName("U2")).toBe(false);
    expect(isBandName("ABC")).toBe(true);
    expect(isBandName("a".repeat(30))).toBe(true);
    expect(isBandName("a".repeat(31))).toBe(false);
  });

  it("keeps letters and digits of any script, spaces and -'&.!", () => {
    const name = "Sigur Rós & the Wham! 90's-Б.Г. 東京 ४";
    expect(stripBandName(name)).toBe(name);
  });

  it("loses every other character", () => {
    expect(stripBandName('<b>The_"Who"</b>; 🎸\u0000')).toBe("bTheWhob ");
  });

  it("takes a phone's apostrophe for a straight one", () => {
    expect(normaliseBandName("‘Guns’ N’ Roses")).toBe("'Guns' N' Roses");
  });

  it("is kept with single spaces and none at its ends", () => {
    expect(normaliseBandName("  The\t  Who\tToo ")).toBe("The Who Too");
    expect(isBandName("  a  ")).toBe(false);
  });

  it.each(["Visit evil.example now!", "www.evil.example", "Mr.Big", "пример.рф"])(
    "may read as a web address: %s",
    (name) => expect(namesWebAddress(name)).toBe(true),
  );

  it.each(["St. Vincent", "Wham!", "The Band...", "P.", "Salt & Neon"])(
    "does not read as a web address for its dots alone: %s",
    (name) => expect(namesWebAddress(name)).toBe(false),
  );

  it("is the same when normalised twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const name = normaliseBandName(text);
        return normaliseBandName(name) === name && stripBandName(name) === name;
      }),
    );
  });
});

describe("the first nickname", () => {
  it("is the local part of the e-mail", () => {
    expect(nicknameFromEmail("jo.p@band.com")).toBe("jo.p");
  });

  it("is cut at 15 characters", () => {
    expect(nicknameFromEmail("bartholomew.the.drummer@band.com")).toBe("bartholomew.the");
  });
});

it("says in every message what the rule is", () => {
  expect(REGISTER_MESSAGES).toEqual({
    emailRequired: "Please enter your email address",
    emailInvalid: "Invalid email address format",
    passwordRequired: "Please enter a password",
    passwordInvalid:
      "Password must be 8-30 long including one number and one special character !@#$%^&*",
    bandNameRequired: "Please enter your band name",
    bandNameInvalid: "Band Name must be 3-30 long",
    bandNameHint: "3-30 alphanumeric",
  });
  expect(RESET_MESSAGES).toEqual({
    emailRequired: "Please Enter Your Email Address",
    tokenRequired: "Enter the Reset Token sent to you by email",
    passwordRequired: "Enter a New Password",
    passwordInvalid: "Invalid Password",
    passwordHint: "8-30 including 1 number and 1 special character from !@#$%^&*",
  });
});

it("a password that is being typed has of what it needs what it has", () => {
  expect(passwordParts("encore")).toEqual({ length: false, number: false, special: false });
  expect(passwordParts("encore2026")).toEqual({ length: true, number: true, special: false });
});
