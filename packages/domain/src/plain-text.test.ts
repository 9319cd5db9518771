import { expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

it("is the same for texts that look alike", () => {
  expect(plainText("  BEYONCÉ\u00A0 ")).toBe("beyonce");
  expect(plainText("Halo")).toBe(plainText("ＨＡＬＯ"));
  expect(plainText("Motörhead")).toBe("motorhead");
  expect(plainText("שלום  😀")).toBe("שלום 😀");
});
