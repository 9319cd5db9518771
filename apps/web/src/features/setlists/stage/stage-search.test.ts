import { expect, it } from "vitest";
import { readStageSearch } from "./stage-search.ts";

it("the address of a stage view names a song, or none", () => {
  expect(readStageSearch({ song: "12" })).toEqual({ song: 12 });
  expect(readStageSearch({})).toEqual({});
  expect(readStageSearch({ song: "-1" })).toEqual({});
  expect(readStageSearch({ song: "Copper Wire" })).toEqual({});
});
