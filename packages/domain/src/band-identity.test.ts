import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugify, uniqueIdentity } from "./band-identity.ts";

describe("a band's identity", () => {
  it.each([
    ["The Who", "the-who"],
    ["Guns N' Roses", "guns-n-roses"],
    ["Don't Look Back!", "dont-look-back"],
    ["Earth, Wind & Fire", "earth-wind-and-fire"],
    ["R.E.M.", "r-e-m"],
    ["Rock'n'Roll & Blues & Soul", "rocknroll-and-blues-and-soul"],
    ["Motörhead", "motorhead"],
    ["Sigur Rós", "sigur-ros"],
    ["İstanbul", "istanbul"],
    ["Ørsted Straße", "orsted-strasse"],
    ["Кино", "кино"],
    ["Чайф", "чайф"],
    ["東京事変", "東京事変"],
    ["!!!", "band"],
    ["", "band"],
  ])("of %s is %s", (name, identity) => expect(slugify(name)).toBe(identity));

  it("is the same made from itself, and holds nothing that splits an address", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const identity = slugify(name);
        return slugify(identity) === identity && !/[\s/?#%]|^-|-$|--/.test(identity);
      }),
    );
  });

  it("gets a number when the slug is taken", () => {
    expect(uniqueIdentity("The Who", new Set())).toBe("the-who");
    expect(uniqueIdentity("The Who", new Set(["the-who"]))).toBe("the-who-2");
    expect(uniqueIdentity("The Who", new Set(["the-who", "the-who-2"]))).toBe("the-who-3");
  });
});
