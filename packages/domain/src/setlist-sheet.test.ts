import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paperSize, setlistSheet, sheetPages, type SheetEntry } from "./setlist-sheet.ts";
import { setlistText } from "./setlist-text.ts";

const entry = (
  setlistSectionId: number,
  sequence: number,
  title: string,
  more: Partial<SheetEntry> = {},
): SheetEntry => ({
  songId: setlistSectionId * 100 + sequence,
  setlistSectionId,
  sequence,
  seconds: null,
  featuring: null,
  songkey: null,
  capo: null,
  note: null,
  Song: { title, featuring: "Mira", songkey: "E", bpm: 128, seconds: 240 },
  ...more,
});

const setlist = {
  name: "Half Moon, late set",
  numberSets: 2,
  songInterval: 0,
  includeEncore: true,
  bias: 0,
  plannedLength: 90,
  startTime: "21:00",
  versionDay: null,
  songs: [
    entry(1, 2, "Northbound Train"),
    entry(1, 1, "Kerosene Heart", { songkey: "F#m", featuring: "Joss", note: "Capo 2" }),
    entry(4, 1, "Homeward"),
  ],
  interludes: [
    { setlistSectionId: 1, afterSequence: 1, kind: "spoken" as const, text: "Hello!", seconds: 0 },
    { setlistSectionId: 1, afterSequence: 2, kind: "break" as const, text: "", seconds: 600 },
  ],
};
const all = {
  key: true,
  tempo: true,
  featuring: true,
  notes: true,
  interludes: true,
  times: true,
};
const none = {
  key: false,
  tempo: false,
  featuring: false,
  notes: false,
  interludes: false,
  times: false,
};

describe("a set list on paper", () => {
  it("has the song's capo beside its key, and beside another key its place's or none", () => {
    const Song = {
      title: "Ember",
      featuring: null,
      songkey: "E",
      capo: 2,
      bpm: null,
      seconds: 200,
    };
    const songs = [
      entry(1, 1, "Ember", { Song }),
      entry(1, 2, "Ember", { Song, songkey: "D" }),
      entry(1, 3, "Ember", { Song, songkey: "D", capo: 5 }),
    ];
    const sheet = setlistSheet({ ...setlist, interludes: [], songs }, { ...none, key: true });
    expect(setlistText(sheet)).toContain(
      "1.  Ember (E · Capo 2)\n2.  Ember (D)\n3.  Ember (D · Capo 5)\n",
    );
  });

  it("has the key, the singer and the note of each place, and else those of the song", () => {
    const [first] = setlistSheet(setlist, all).sections;
    expect(first?.lines.filter(({ kind }) => kind === "song")).toMatchObject([
      { number: 1, title: "Kerosene Heart", key: "F#m", featuring: "Joss", note: "Capo 2" },
      { number: 2, title: "Northbound Train", key: "E", featuring: "Mira", note: null },
    ]);
  });

  it("has breaks and what is said where they belong, and leaves empty sets out", () => {
    const { sections } = setlistSheet(setlist, all);
    expect(sections.map(({ name, lines }) => [name, lines.map(({ kind }) => kind)])).toEqual([
      ["First Set", ["song", "spoken", "song", "break"]],
      ["Encore", ["song"]],
    ]);
  });

  it("has the break between two sets behind the first of them, where breaks are wanted", () => {
    const songs = [...setlist.songs, entry(2, 1, "Marigold")];
    const evening = { ...setlist, interludes: [], songs, firstBreak: 20, secondBreak: 15 };
    const sheet = setlistSheet(evening, all);
    expect(sheet.sections.map(({ lines }) => lines.at(-1)?.kind)).toEqual([
      "break",
      "song",
      "song",
    ]);
    expect(sheet.sections.map(({ times }) => times)).toEqual([
      "8 min · 21:00–21:08",
      "4 min · 21:28–21:32",
      "4 min · 21:32–21:36",
    ]);
    expect(sheet.times).toBe("16 min · 21:00–21:36");
    expect(setlistText(sheet)).toContain("   – Break 20 min\n\nSecond Set");
    expect(setlistText(setlistSheet(evening, none))).not.toContain("Break");
  });

  it("has lengths, and the time of the day where the start is known", () => {
    expect(setlistSheet(setlist, all)).toMatchObject({
      times: "22 min · 21:00–21:22",
      sections: [{ times: "18 min · 21:00–21:18" }, { times: "4 min · 21:18–21:22" }],
    });
    expect(setlistSheet({ ...setlist, startTime: null }, all).times).toBe("22 min");
  });

  it("has the day of its version, where one is given, so that nobody plays an old one", () => {
    const sheet = setlistSheet({ ...setlist, versionDay: "2026-11-20" }, none);
    expect(sheet.version).toBe("Version of 20-Nov-2026");
    expect(setlistText(sheet)).toMatch(/^Half Moon, late set\nVersion of 20-Nov-2026\n\nFirst Set/);
  });

  it("has titles alone where nothing else is wanted", () => {
    expect(setlistText(setlistSheet(setlist, none))).toBe(
      "Half Moon, late set\n\nFirst Set\n1.  Kerosene Heart\n2.  Northbound Train\n\nEncore\n1.  Homeward\n",
    );
  });

  it("is large under 16 songs, medium under 22, else small", () => {
    expect([0, 15, 16, 21, 22, 500].map(paperSize)).toEqual([
      "large",
      "large",
      "medium",
      "medium",
      "small",
      "small",
    ]);
  });
});

describe("pages of a set list", () => {
  const section = (of: number, songs: number) => ({
    section: of,
    name: "",
    songs,
    lines: [],
    times: null,
  });

  it("hold all of it, or one set each, the encore with the last", () => {
    const sections = [section(1, 10), section(2, 10), section(4, 2)];
    const held = (eachSet: boolean) =>
      sheetPages(sections, eachSet).map((page) => page.sections.map((one) => one.section));
    expect(held(false)).toEqual([[1, 2, 4]]);
    expect(held(true)).toEqual([[1], [2, 4]]);
  });

  it("count the encore toward the last set, plus one", () => {
    const size = (songs: number, encore: number) =>
      sheetPages([section(1, songs), section(4, encore)], true)[0]?.size;
    expect([size(13, 1), size(14, 1), size(19, 1), size(20, 1)]).toEqual([
      "large",
      "medium",
      "medium",
      "small",
    ]);
  });
});

describe("a set list as plain text", () => {
  it("has all that was chosen, line by line", () => {
    expect(setlistText(setlistSheet(setlist, all))).toBe(
      [
        "Half Moon, late set",
        "22 min · 21:00–21:22",
        "",
        "First Set (18 min · 21:00–21:18)",
        "1.  Kerosene Heart (F#m, 128 bpm, feat. Joss)",
        "    Capo 2",
        "   – Hello!",
        "2.  Northbound Train (E, 128 bpm, feat. Mira)",
        "   – Break 10 min",
        "",
        "Encore (4 min · 21:18–21:22)",
        "1.  Homeward (E, 128 bpm, feat. Mira)",
        "",
      ].join("\n"),
    );
  });

  it("names every song once, in the order of the set, whatever the titles", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 30 }), (titles) => {
        const songs = titles.map((title, index) => entry(1, index + 1, title));
        const { sections } = setlistSheet({ ...setlist, songs, interludes: [] }, none);
        expect(
          sections.flatMap(({ lines }) =>
            lines.map((line) => (line.kind === "song" ? line.title : "")),
          ),
        ).toEqual(titles);
      }),
    );
  });
});
