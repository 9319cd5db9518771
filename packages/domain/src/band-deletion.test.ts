import { describe, expect, it } from "vitest";
import { isNameOfBand } from "./band-deletion.ts";

describe("the name typed to delete a band", () => {
  it.each(["The Ardens", " The Ardens ", "Café", "Cafe\u0301"])("is right as %j", (typed) => {
    expect(isNameOfBand(typed, typed.includes("Caf") ? "Café" : "The Ardens")).toBe(true);
  });

  it.each(["", "the ardens", "The Arden", "The Ardens 2", "the-ardens"])(
    "is wrong as %j",
    (typed) => {
      expect(isNameOfBand(typed, "The Ardens")).toBe(false);
    },
  );
});
