import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writtenSong } from "../song-fields/written-song.fixture.ts";
import { readSongbook } from "../song-import/read-songbook.ts";
import { takeOwnLyrics, writeOwnLyrics } from "./own-lyrics.ts";
import { readChart } from "./read-chart.ts";
import { songFile } from "./song-file.ts";

const TAB = "{start_of_verse}\n[G]Paper [D]lanterns\n{end_of_verse}";
const song = writtenSong({ title: "Paper Lanterns", artist: "The Band", tab: TAB });

describe("lyrics of their own beside a chart with words", () => {
  it("are a line each in the file, which is the chart without them", () => {
    const written = writeOwnLyrics("Paper {lanterns}\n\n  swing  ");
    expect(written).toBe(
      "{x_lyrics: Paper \\u007blanterns\\u007d}\n{x_lyrics}\n{x_lyrics: \\u0020\\u0020swing\\u0020\\u0020}",
    );
    expect(takeOwnLyrics(`[G]Rain\r\n${written}\n[D]on`)).toEqual({
      text: "[G]Rain\r\n[D]on",
      lyrics: "Paper {lanterns}\n\n  swing  ",
    });
    expect(takeOwnLyrics("[G]Rain")).toEqual({ text: "[G]Rain", lyrics: null });
  });

  it("are nothing to who reads the chart", () => {
    const { text } = songFile({ ...song, lyrics: "Swing, paper lanterns" });
    const kinds = readChart(text).sections.flatMap(({ lines }) => lines.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(["song", "other"]));
  });

  it("come back from the file whatever they hold, and the chart with them", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "\n",
        "\r\n",
        "{new_song}",
        "[G]",
        "\\u0041",
        "\\",
        "\u2028",
        "😀",
        "\u{1F600} ש",
      ),
    );
    const words = fc.array(piece, { minLength: 1 }).map((parts) => `Swing ${parts.join("")}`);
    fc.assert(
      fc.property(words, (lyrics) => {
        expect(takeOwnLyrics(writeOwnLyrics(lyrics)).lyrics).toBe(lyrics);
      }),
    );
    const plain = fc
      .array(fc.stringMatching(/^[a-z{}\\ u:#]{0,12}$/), { minLength: 1 })
      .map((lines) => ["Swing", ...lines].join("\n"));
    fc.assert(
      fc.property(plain, (lyrics) => {
        const { name, text } = songFile({ ...song, lyrics });
        const [read, ...others] = readSongbook(name, text);
        expect(others).toEqual([]);
        expect(read?.draft).toMatchObject({ title: song.title, artist: song.artist, lyrics });
        expect(read?.draft.tab).toMatch(new RegExp(`${TAB.replace(/[[\]{}]/g, "\\$&")}$`));
        // What came back is written once more as it was.
        expect(songFile({ ...song, lyrics, tab: read?.draft.tab ?? "" }).text).toBe(text);
      }),
    );
  });

  it("are no more than the chart where they say the same", () => {
    const { text } = songFile({ ...song, lyrics: "VERSE\nPaper lanterns" });
    expect(text).toContain("{x_lyrics: VERSE}");
    expect(songFile({ ...song, lyrics: "Paper\nlanterns" }).text).not.toContain("x_lyrics");
  });
});
