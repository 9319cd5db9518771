import { expect, it } from "vitest";
import { namedByFile } from "./file-title.ts";

it.each([
  ["Help!.cho", "Help!", ""],
  ["The Beatles - Help!.cho", "Help!", "The Beatles"],
  ["03 - The Beatles – Help!.chopro", "Help!", "The Beatles"],
  ["12. Yesterday.txt", "Yesterday", ""],
  ["99 Red Balloons.cho", "99 Red Balloons", ""],
  ["Simon_And_Garfunkel_-_The_Boxer.pro", "The Boxer", "Simon And Garfunkel"],
  ["A - B - C.cho", "B - C", "A"],
  ["شادي - أغنية 😀.cho", "أغنية 😀", "شادي"],
  ["Mr. Blue Sky", "Mr. Blue Sky", ""],
])("%s is a song of its own", (name, title, artist) => {
  expect(namedByFile(name)).toEqual({ title, artist });
});
