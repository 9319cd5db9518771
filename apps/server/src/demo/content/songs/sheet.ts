/**
 * Sheets: words with chords in brackets before the syllable they fall on, under headings (`# Verse 1`). From them come the
 * plain lyrics for singers and the ChordPro chart for players. A heading with nothing below repeats the section of that name.
 */
import type { DemoSong } from "./song.ts";

export type SheetSection = {
  readonly heading: string;
  /** Empty when the section repeats an earlier one. */
  readonly lines: readonly string[];
};

export function readSheet(sheet: string): readonly SheetSection[] {
  return sheet
    .split(/^# /m)
    .map((block) => block.trim())
    .filter((block) => block !== "")
    .map((block) => {
      const [heading = "", ...lines] = block.split("\n").map((line) => line.trim());
      return { heading, lines: lines.filter((line) => line !== "") };
    });
}

/** The chords of a section in order, each change once. A repeated section answers what it repeats. */
export function chordsOf(sections: readonly SheetSection[], index: number): readonly string[] {
  const section = sections[index];
  if (!section) return [];
  const source =
    section.lines.length > 0
      ? section
      : sections
          .slice(0, index)
          .find(({ heading, lines }) => heading === section.heading && lines.length > 0);
  const symbols = [...(source?.lines.join(" ") ?? "").matchAll(/\[([^\]]+)\]/g)].map(
    ([, symbol = ""]) => symbol,
  );
  return symbols.filter((symbol, place) => symbol !== symbols[place - 1]);
}

/** The words alone. Sections without words are named in brackets, repeats by their heading; the end is left out. */
export function plainLyrics(sheet: string): string {
  return readSheet(sheet)
    .filter(({ heading }) => heading !== "End")
    .map(({ heading, lines }) => {
      const words = lines.map((line) =>
        line
          .replace(/\[[^\]]+\]/g, "")
          .replace(/\s+/g, " ")
          .trim(),
      );
      const sung = words.filter((line) => line !== "");
      if (sung.length > 0) return [heading.toUpperCase(), ...sung].join("\n");
      return lines.length > 0 ? `(${heading})` : heading.toUpperCase();
    })
    .join("\n\n");
}

function directives({ heading, lines }: SheetSection): readonly string[] {
  const kind = /^(?:last )?(verse|chorus|bridge)\b/i.exec(heading)?.[1]?.toLowerCase();
  if (lines.length === 0) return [kind === "chorus" ? "{chorus}" : `{comment: ${heading}}`];
  if (kind === undefined) return [`{comment: ${heading}}`, ...lines];
  return [`{start_of_${kind}: ${heading}}`, ...lines, `{end_of_${kind}}`];
}

/** The chart in ChordPro, with the riff as a tab below it. */
export function chordPro(song: DemoSong): string {
  const head = [
    `{title: ${song.title}}`,
    `{artist: ${song.artist}}`,
    `{key: ${song.songkey}}`,
    `{tempo: ${song.bpm}}`,
    `{time: ${song.meter}}`,
  ];
  const body = readSheet(song.sheet).map((section) => directives(section).join("\n"));
  const riff =
    song.riff === undefined ? [] : [`{start_of_tab: Riff}\n${song.riff.trim()}\n{end_of_tab}`];
  return [head.join("\n"), ...body, ...riff].join("\n\n");
}
