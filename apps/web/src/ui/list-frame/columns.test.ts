import { describe, expect, it } from "vitest";
import type { ListColumn } from "./columns.ts";
import { columnsThatFit, gridTracks } from "./columns.ts";

const columns: ListColumn<string>[] = [
  { key: "title", label: "Title", width: "minmax(0, 1fr)", cell: (row) => row },
  { key: "bpm", label: "Tempo", width: "5rem", from: 600, cell: () => null },
  { key: "rating", label: "Rating", width: "4rem", from: 900, cell: () => null },
];

const column = (key: string): ListColumn<string> => ({
  key,
  label: key,
  width: "1fr",
  cell: () => null,
});

const keysAt = (width: number) => columnsThatFit(columns, width).map(({ key }) => key);

describe("columns", () => {
  it("give way one after another as the list gets narrower", () => {
    expect(keysAt(1200)).toEqual(["title", "bpm", "rating"]);
    expect(keysAt(900)).toEqual(["title", "bpm", "rating"]);
    expect(keysAt(899)).toEqual(["title", "bpm"]);
    expect(keysAt(320)).toEqual(["title"]);
  });

  it("stand in for each other where there is less room", () => {
    const short: ListColumn<string> = { ...column("short"), until: 500 };
    const long: ListColumn<string> = { ...column("long"), from: 500 };
    expect(columnsThatFit([short, long], 499)).toEqual([short]);
    expect(columnsThatFit([short, long], 500)).toEqual([long]);
  });

  it("make the tracks of the grid", () => {
    expect(gridTracks(columnsThatFit(columns, 700))).toBe("minmax(0, 1fr) 5rem");
  });
});
