import { expect, it } from "vitest";
import { tagsInUse, withTag } from "./tag-list.ts";

const slow = { tag: "Slow", icon: null, color: "blue" };
const dance = { tag: "Dance", icon: "star", color: "purple" };

it("a tag is added at the end under a free id", () => {
  expect(withTag([{ ...slow, id: 7 }], dance)).toEqual([
    { ...slow, id: 7 },
    { ...dance, id: 8 },
  ]);
});

it("a tag of the same text takes its new look where it stands", () => {
  const tags = [
    { ...slow, id: 1 },
    { ...dance, id: 2 },
  ];
  expect(withTag(tags, { tag: "SLOW", icon: "mic", color: "red" })).toEqual([
    { id: 1, tag: "SLOW", icon: "mic", color: "red" },
    { ...dance, id: 2 },
  ]);
});

it("tags of an icon alone stand beside each other", () => {
  const star = { tag: "", icon: "star", color: null };
  expect(withTag([{ ...star, id: 1 }], { ...star, icon: "mic" })).toHaveLength(2);
});

it("the tags in use are told once each, the most used first", () => {
  const lists = [[{ ...slow, id: 1 }], [{ ...dance, id: 1 }], [{ ...dance, tag: "dance", id: 4 }]];
  expect(tagsInUse(lists)).toEqual([dance, slow]);
});
