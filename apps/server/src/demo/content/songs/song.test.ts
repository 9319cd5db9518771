import { describe, expect, it } from "vitest";
import { readChartFile, readSong } from "./song.ts";

const HEAD = ["Title", "Genre", "Status", "Duration", "Tags", "Days ago"];
const hill = readChartFile(
  "charts/hill.cho",
  "{title: Hill}\n{artist: Nobody}\n{key: G}\n{tempo: 90}\n\n{start_of_chorus}\n[C]Sing\n{end_of_chorus}\n",
);

function songOf(...cells: readonly string[]) {
  return readSong("songs.csv", HEAD, { line: 7, cells }, (title) =>
    title === "Hill" ? hill : undefined,
  );
}

describe("a song of the demo", () => {
  it("is what the table and its chart say of it", () => {
    expect(songOf("Hill", "Folk", "Hold", "1:40", "Slow", "12")).toMatchObject({
      title: "Hill",
      artist: "Nobody",
      genre: "Folk",
      status: "H",
      songkey: "G",
      bpm: 90,
      seconds: 100,
      chips: [{ id: 1, tag: "Slow", icon: "water_drop", color: "indigo" }],
      tab: "{title: Hill}\n{artist: Nobody}\n{key: G}\n{tempo: 90}\n\n{start_of_chorus}\n[C]Sing\n{end_of_chorus}",
      notes: null,
      added: 12,
    });
  });

  it.each([
    [["Hill", "Folk", "Perhaps", "1:40", "", "12"], "status “Perhaps” is not known"],
    [["Hill", "Folk", "Hold", "soon", "", "12"], "length “soon” is not a time"],
    [["Hill", "", "Hold", "1:40", "", "12"], "genre: Please enter a value"],
    [["Hill", "Folk", "Hold", "1:40", "", "long"], "added: Must be a number"],
    [["Hill", "Folk", "Hold", "1:40", "Fast", "12"], 'no tag "Fast"'],
    [["Dale", "Folk", "Hold", "1:40", "", "12"], "no chart of this title"],
  ])("is refused with its line: %j", (cells, problem) => {
    const read = () => songOf(...cells);
    expect(read).toThrow("songs.csv, line 7");
    expect(read).toThrow(problem);
  });

  it("is refused for a chart that the import does not understand", () => {
    const text = "{title: Hill}\n{artist: Nobody}\n{tempo: brisk}\n\n[C]Sing";
    expect(() => readChartFile("charts/hill.cho", text)).toThrow(
      "charts/hill.cho: The tempo “brisk” is not a number",
    );
  });
});
