import { expect, it } from "vitest";
import { chartReaders } from "./chart-readers.ts";
import { readChordPro } from "./read-chordpro.ts";

it.each([
  ["Mira", "Lead Guitar, Vocals", ["mira", "lead-guitar", "lead", "guitar", "vocals"]],
  ["Joss", null, ["joss"]],
  ["Kit", "Bass & Keys", ["kit", "bass", "keys"]],
  ["Ann Lee", "Bass and Bass", ["ann-lee", "ann", "lee", "bass"]],
])("%s, who plays %s, is meant by name and by instrument", (nickname, instrument, selectors) => {
  expect(chartReaders({ nickname, instrument })).toEqual(selectors);
});

it("a chart shows to each what is meant for them", () => {
  const text = "{comment-guitar: palm mutes}\n{comment-guitar!: sing}\n[C]one";
  const seenBy = (instrument: string) =>
    readChordPro(text, chartReaders({ nickname: "Mira", instrument })).sections.flatMap(
      ({ lines }) => lines.flatMap((line) => (line.kind === "comment" ? line.pieces[0]?.text : [])),
    );
  expect(seenBy("Lead Guitar")).toEqual(["palm mutes"]);
  expect(seenBy("Vocals")).toEqual(["sing"]);
});
