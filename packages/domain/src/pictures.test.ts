import { expect, it } from "vitest";
import { pictureCopies, pictureFiles, PICTURES } from "./pictures.ts";

it("a picture has a copy of each width in each format, called after it", () => {
  expect(pictureCopies("bandPicture", "0a1b.jpg")).toEqual([
    { extension: "avif", width: 640, filename: "0a1b-640.avif" },
    { extension: "avif", width: 1600, filename: "0a1b-1600.avif" },
    { extension: "webp", width: 640, filename: "0a1b-640.webp" },
    { extension: "webp", width: 1600, filename: "0a1b-1600.webp" },
  ]);
});

it("all of its files are itself and those", () => {
  expect(pictureFiles("bandUserAvatar", "0a1b.png")).toEqual([
    "0a1b.png",
    "0a1b-128.avif",
    "0a1b-384.avif",
    "0a1b-128.webp",
    "0a1b-384.webp",
  ]);
});

it("logos and avatars are square, the band's picture is as wide as a film", () => {
  const { bandLogo, bandUserAvatar, bandPicture } = PICTURES;
  expect([bandLogo.aspect, bandUserAvatar.aspect, bandPicture.aspect]).toEqual([1, 1, 16 / 9]);
});
