import { describe, expect, it } from "vitest";
import { contentsOf } from "./setlist-facts.ts";

const setlist = { numberSets: 2, includeEncore: true };
const inSection = (setlistSectionId: number) => ({ setlistSectionId, seconds: 200 });

describe("what a set list holds", () => {
  it("is its sets and songs, and the encore where there is one", () => {
    const songs = [inSection(1), inSection(2), inSection(4)];
    expect(contentsOf({ ...setlist, songs })).toBe("2 sets and encore, 3 songs");
    expect(contentsOf({ ...setlist, includeEncore: false, songs })).toBe("2 sets, 3 songs");
  });

  it("is told of one as of one", () => {
    expect(contentsOf({ ...setlist, numberSets: 1, songs: [inSection(1)] })).toBe("1 set, 1 song");
  });
});
