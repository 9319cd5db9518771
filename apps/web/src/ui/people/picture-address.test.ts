import { expect, it } from "vitest";
import { pictureSet, smallPicture } from "./picture-address.ts";

it("in a list the smallest copy is shown, which every browser knows", () => {
  expect(smallPicture("bandUserAvatar", "0a1b.jpg")).toBe("/uploads/0a1b-128.webp");
});

it("who has no picture has no address", () => {
  expect(smallPicture("bandUserAvatar", null)).toBeNull();
});

it("where it stands large the browser chooses by what it needs", () => {
  expect(pictureSet("bandPicture", "0a1b.jpg", "avif")).toBe(
    "/uploads/0a1b-640.avif 640w, /uploads/0a1b-1600.avif 1600w",
  );
});
