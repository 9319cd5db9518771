import { describe, expect, it } from "vitest";
import {
  bylineOf,
  dialled,
  formedOn,
  hostOf,
  isBigProfile,
  isUntold,
  privateTexts,
} from "./band-words.ts";

const NOTHING = {
  profile: null,
  pictureFilename: null,
  youTubeId: null,
  contactEmail: null,
  contactPhone: null,
};
const NO_SECRETS = {
  rules: null,
  responsibilities: null,
  merchandising: null,
  bookingRequirements: null,
  passwords: null,
  paymentDetails: null,
};

describe("the profile of a band", () => {
  it("says what it plays and where, as far as that is known", () => {
    expect(bylineOf({ Genre: { id: 5, name: "Folk" }, location: "Bristol" })).toBe(
      "Folk · Bristol",
    );
    expect(bylineOf({ Genre: null, location: "Bristol" })).toBe("Bristol");
    expect(bylineOf({ Genre: null, location: null })).toBeUndefined();
  });

  it("says since which day, with its weekday", () => {
    expect(formedOn({ formationDate: "2018-03-14" })).toBe("Formed Wed 14-Mar-2018");
    expect(formedOn({ formationDate: null })).toBeNull();
  });

  it("is untold until somebody has said anything", () => {
    expect(isUntold(NOTHING)).toBe(true);
    expect(isUntold({ ...NOTHING, profile: "Five of us" })).toBe(false);
    expect(isUntold({ ...NOTHING, pictureFilename: "0a1b.jpg" })).toBe(false);
  });

  it("is big above 600 characters", () => {
    expect([isBigProfile("x".repeat(600)), isBigProfile("x".repeat(601))]).toEqual([false, true]);
  });

  it("has of what is private only what there is", () => {
    expect(privateTexts(NO_SECRETS)).toEqual([]);
    expect(privateTexts({ ...NO_SECRETS, rules: " Be on time. ", passwords: "attic" })).toEqual([
      { key: "rules", title: "Band Rules", text: "Be on time." },
      { key: "passwords", title: "Passwords", text: "attic" },
    ]);
  });

  it("names a number to dial and the host of a site", () => {
    expect(dialled("+44 (0)117 496 0101")).toBe("tel:+4401174960101");
    expect(hostOf("https://www.ardens.example/gigs")).toBe("ardens.example");
  });
});
