import { expect, it } from "vitest";
import { contentsOf } from "./band-contents.ts";

it("what a band's file holds is counted in the words of the screens", () => {
  const tables = [
    { name: "songs", rows: 1234 },
    { name: "setlists", rows: 1 },
    { name: "document_history", rows: 9 },
  ];
  expect(contentsOf({ tables, files: 2, bytes: 1 })).toEqual([
    "1,234 songs",
    "1 set list",
    "2 original files",
  ]);
});

it("of an empty band nothing is counted", () => {
  expect(contentsOf({ tables: [], files: 0, bytes: 0 })).toEqual([]);
});
