import { describe, expect, it } from "vitest";
import { changeTags } from "./song-tags.ts";

const opener = { id: 1, tag: "Opener", color: "amber" };
const slow = { id: 7, tag: "slow", color: null };

describe("the tags of a song", () => {
  it("get new ones behind, under ids of their own", () => {
    const add = [
      { id: 1, tag: "capo", color: "teal" },
      { id: 2, tag: "acoustic", color: null },
    ];
    expect(changeTags([opener, slow], { add, remove: [], limit: 20 })).toEqual([
      opener,
      slow,
      { id: 8, tag: "capo", color: "teal" },
      { id: 9, tag: "acoustic", color: null },
    ]);
  });

  it("keep one that is there as it is, whatever the case", () => {
    const add = [{ id: 1, tag: "OPENER", color: "red" }];
    expect(changeTags([opener], { add, remove: [], limit: 20 })).toEqual([opener]);
  });

  it("lose those that are named", () => {
    expect(changeTags([opener, slow], { add: [], remove: ["SLOW", "none"], limit: 20 })).toEqual([
      opener,
    ]);
  });

  it("are no more than a song may have", () => {
    const add = ["a", "b", "c"].map((tag, index) => ({ id: index, tag, color: null }));
    const changed = changeTags([opener, slow], { add, remove: ["slow"], limit: 3 });
    expect(changed.map(({ tag }) => tag)).toEqual(["Opener", "a", "b"]);
  });
});
