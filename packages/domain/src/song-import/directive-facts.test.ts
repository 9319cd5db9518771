import { describe, expect, it } from "vitest";
import { readChart } from "./read-chart.ts";

const read = (...lines: string[]) => readChart("x.cho", lines.join("\n")).draft;

describe("directives beside the fields of a song", () => {
  it("are kept in the notes, a second artist and a subtitle as well", () => {
    const { artist, notes } = read(
      "{title: Tin Roof}",
      "{subtitle: from the attic}",
      "{artist: Foo}",
      "{artist: Bar}",
      "{time: 6/8}",
      "{year: 1999}",
      "{meta: ccli 123}",
      "{copyright: 1999 Foo}",
      "[C]Rain",
    );
    expect(artist).toBe("Foo");
    expect(notes).toBe(
      "Subtitle: from the attic\nArtist: Bar\nTime: 6/8\nYear: 1999\nCCLI: 123\nCopyright: 1999 Foo",
    );
  });

  it("say their field once, and nothing of it again", () => {
    expect(read("{t: Tin Roof}", "{st: Ann}", "{key: C}", "{tempo: 90}", "[C]Rain")).toMatchObject({
      artist: "Ann",
      notes: null,
    });
  });

  it("that no program knows are comments where they stand, or notes where they have a value", () => {
    const { tab, notes } = read("{t: A}", "{Instrumental riff}", "{ccli: 123}", "[C]Rain");
    expect(tab).toBe("{t: A}\n{comment: Instrumental riff}\n{ccli: 123}\n[C]Rain");
    expect(notes).toBe("CCLI: 123");
  });

  it.each([
    "{define: C base-fret 1 frets 0 3 2 0 1 0}",
    "{textsize: 12}",
    "{x_mine: 3}",
    "{comment-alto: high}",
    "{soc}",
    "{new_page}",
  ])("of looks and of other programs are left alone: %s", (line) => {
    const { tab, notes } = read("{t: A}", line, "[C]Rain");
    expect([tab, notes]).toEqual([`{t: A}\n${line}\n[C]Rain`, null]);
  });
});
