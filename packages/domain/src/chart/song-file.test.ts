import { describe, expect, it } from "vitest";
import { writtenSong } from "../song-fields/written-song.fixture.ts";
import { songFile } from "./song-file.ts";

const song = writtenSong({
  title: "Paper Lanterns",
  artist: "The Band",
  songkey: "G",
  bpm: 96,
  seconds: 211,
  lyrics: "[G]Paper [D]lanterns",
  tab: null,
});

describe("the file of a song", () => {
  it("tells what the song knows", () => {
    expect(songFile(song)).toEqual({
      name: "Paper Lanterns.cho",
      text: "{title: Paper Lanterns}\n{artist: The Band}\n{key: G}\n{tempo: 96}\n{duration: 3:31}\n\n[G]Paper [D]lanterns\n",
    });
  });

  it("leaves what the words say themselves", () => {
    const { text } = songFile({ ...song, lyrics: "{t: Lanterns}\n{key: A}\n[A]Paper" });
    expect(text).toBe(
      "{artist: The Band}\n{tempo: 96}\n{duration: 3:31}\n\n{t: Lanterns}\n{key: A}\n[A]Paper\n",
    );
  });

  it("has chords over lyrics as ChordPro, and the tab behind", () => {
    const { text } = songFile({ ...song, lyrics: "G      D\nPaper lanterns", tab: "e|--3--|\n" });
    expect(text).toContain("[G]Paper l[D]anterns\n\n{start_of_tab}\ne|--3--|\n{end_of_tab}\n");
  });

  it("is the chart where players have one of their own, without the words again", () => {
    const tab = "{start_of_verse}\n[G]Paper [D]lanterns\n{end_of_verse}";
    const { text } = songFile({ ...song, lyrics: "Paper\nlanterns", tab });
    expect(text).toBe(
      `{title: Paper Lanterns}\n{artist: The Band}\n{key: G}\n{tempo: 96}\n{duration: 3:31}\n\n${tab}\n`,
    );
  });

  it("has both the words and the chords where the chart is chords alone", () => {
    const { text } = songFile({ ...song, lyrics: "Paper lanterns", tab: "[G] [D] [Em]" });
    expect(text).toContain("Paper lanterns\n\n[G] [D] [Em]\n");
  });

  it("is there without words", () => {
    const bare = { ...song, songkey: null, bpm: null, seconds: null, lyrics: null };
    expect(songFile(bare).text).toBe("{title: Paper Lanterns}\n{artist: The Band}\n");
  });

  it("has the shapes of the song's capo, and their key", () => {
    const { text } = songFile({ ...song, songkey: "E", capo: 2, lyrics: "[E]Paper [B]lanterns" });
    expect(text).toContain("{key: D}\n{capo: 2}\n");
    expect(text).toContain("[D]Paper [A]lanterns\n");
  });

  it("leaves chords that are shapes of the song's capo already", () => {
    const { text } = songFile({
      ...song,
      songkey: "A",
      capo: 2,
      lyrics: "[G]Paper [D]lanterns [G]on",
    });
    expect(text).toContain("{key: G}\n{capo: 2}\n");
    expect(text).toContain("[G]Paper [D]lanterns [G]on\n");
  });

  it("is for the capo that the chart itself says", () => {
    const lyrics = "{capo: 3}\n[D]Paper [A]lanterns";
    const { text } = songFile({ ...song, songkey: "F", capo: 1, lyrics });
    expect(text).toContain("{key: D}\n");
    expect(text).toContain(`\n\n${lyrics}\n`);
  });

  it("has a name that every system takes", () => {
    expect(songFile({ ...song, title: "What/Who?" }).name).toBe("What-Who-.cho");
  });
});
