import { describe, expect, it } from "vitest";
import { cachePage } from "./cache-rows.ts";

const row = (number: number) => ({ title: `Song ${number}`, artist: "The Coves" });
const TWENTY_THREE = Array.from({ length: 23 }, (_, index) => row(index + 1));

describe("the table of kept recordings", () => {
  it("has 10 rows to a page, by title", () => {
    const { rows, pages, found } = cachePage(TWENTY_THREE.toReversed(), "", 1);
    expect(rows.map(({ title }) => title).slice(0, 2)).toEqual(["Song 11", "Song 12"]);
    expect(rows).toHaveLength(10);
    expect(pages).toBe(3);
    expect(found).toBe(23);
  });

  it("shows its last page where fewer rows are left", () => {
    expect(cachePage(TWENTY_THREE, "", 9)).toMatchObject({ page: 2 });
    expect(cachePage(TWENTY_THREE, "", 9).rows).toHaveLength(3);
    expect(cachePage([], "", 4)).toEqual({ rows: [], page: 0, pages: 1, found: 0 });
  });

  it("is searched by title and artist", () => {
    const rows = [
      { title: "Paper Lanterns", artist: "The Coves" },
      { title: "Low Tide", artist: "Harbour" },
    ];
    expect(cachePage(rows, "lantern", 0).rows).toEqual([rows[0]]);
    expect(cachePage(rows, " harbour ", 0).rows).toEqual([rows[1]]);
  });
});
