import { describe, expect, it } from "vitest";
import { readChart as parseChart } from "../chart/read-chart.ts";
import { songWords } from "../chart/song-words.ts";
import { isOpenSong } from "./open-song.ts";
import { readChart } from "./read-chart.ts";

const XML = `<?xml version="1.0" encoding="UTF-8"?>
<song>
  <title>Salt &amp; Smoke</title>
  <author>The Foundry</author>
  <key>D</key>
  <capo print="true">2</capo>
  <tempo>Moderate</tempo>
  <time_sig>3/4</time_sig>
  <copyright><![CDATA[2024 <The Foundry>]]></copyright>
  <ccli>1234567</ccli>
  <presentation>V1 C</presentation>
  <hymn_number></hymn_number>
  <lyrics>[V1]
.D        G
 Salt in the mor_ning
.   A
 smoke &lt;at&gt; night
[C]
;all together
.G    D
 Come home
[Whistle]
 ooh
</lyrics>
  <style><title><enabled>true</enabled></title></style>
</song>`;

describe("a song of OpenSong", () => {
  it("has its fields, and in the notes what no field is for", () => {
    const { draft, notes } = readChart("Salt and Smoke", XML);
    expect(draft).toMatchObject({
      title: "Salt & Smoke",
      artist: "The Foundry",
      songkey: "D",
      capo: 2,
      bpm: null,
    });
    for (const sung of ["Salt in the morning", "smoke <at> night", "Come home", "ooh"])
      expect(songWords(draft).text?.split("\n")).toContain(sung);
    expect(draft.notes?.split("\n")).toEqual([
      "Time: 3/4",
      "Copyright: 2024 <The Foundry>",
      "CCLI: 1234567",
      "Flow: V1 C",
      "Tempo: Moderate",
    ]);
    expect(notes).toEqual(["The tempo “Moderate” is not a number: it is kept in the notes"]);
  });

  it("has sections, chords over their words, and remarks", () => {
    const chart = parseChart(readChart("x", XML).draft.tab ?? "");
    expect(chart.sections.map(({ kind, label }) => [kind, label])).toEqual([
      ["verse", "Verse 1"],
      ["chorus", "Chorus"],
    ]);
    expect(chart.sections[0]?.lines[0]).toMatchObject({
      pieces: [
        { chord: "D", text: "Salt in t" },
        { chord: "G", text: "he morning" },
      ],
    });
    expect(chart.sections[1]?.lines[0]).toMatchObject({ kind: "comment" });
  });

  it("is told from other XML and from words", () => {
    expect(isOpenSong(XML)).toBe(true);
    expect(isOpenSong("<html><body>song lyrics</body></html>")).toBe(false);
    expect(isOpenSong("a <song> and its <lyrics>")).toBe(false);
  });

  it("that is cut short or made to keep a reader busy is read in no time", () => {
    const began = performance.now();
    for (const part of ["<a><![CDATA[", "<a ", "<lyrics>", "&#x"]) {
      readChart("x", `<song><lyrics>${part.repeat(100_000)}`);
    }
    expect(performance.now() - began).toBeLessThan(4000);
  });
});
