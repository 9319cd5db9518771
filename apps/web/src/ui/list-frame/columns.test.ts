import { describe, expect, it } from "vitest";
import type { ListColumn } from "./columns.ts";
import { columnsThatFit, gridTracks, leadWidth } from "./columns.ts";

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

const keysAt = (width: number) =>
  columnsThatFit(columns, { width, lines: 2 }).map(({ key }) => key);

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
    expect(columnsThatFit([short, long], { width: 499, lines: 2 })).toEqual([short]);
    expect(columnsThatFit([short, long], { width: 500, lines: 2 })).toEqual([long]);
  });

  it("stand only in rows of as many lines as they say", () => {
    const artist: ListColumn<string> = { ...column("artist"), lines: 1 };
    const title = column("title");
    const all = [title, artist];
    expect(columnsThatFit(all, { width: 800, lines: 1 })).toEqual(all);
    expect(columnsThatFit(all, { width: 800, lines: 2 })).toEqual([title]);
  });

  it("say how far what leads them keeps their words from the edge, and hang without a track", () => {
    const select: ListColumn<string> = { ...column("select"), width: "2rem", hangs: "before" };
    const play: ListColumn<string> = { ...column("play"), width: "3rem", leads: true };
    expect(gridTracks([select, play, column("title")])).toBe("3rem 1fr");
    expect(leadWidth([select, play, column("title")])).toBe("calc(3rem + var(--list-gap))");
    expect(leadWidth([column("title")])).toBe("0px");
  });

  it("make the tracks of the grid", () => {
    expect(gridTracks(columnsThatFit(columns, { width: 700, lines: 2 }))).toBe(
      "minmax(0, 1fr) 5rem",
    );
  });
});
