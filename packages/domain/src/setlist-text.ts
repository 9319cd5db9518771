/** A set list as plain text, to be sent in a message or pasted anywhere. */
import { interludeLength } from "./setlist-interludes.ts";
import type { InterludeLine, Sheet, SheetLine, SheetSection, SongLine } from "./setlist-sheet.ts";

export function setlistText({ name, version, times, sections }: Sheet): string {
  const head = [name, version, times].filter((line) => line !== null).join("\n");
  return `${[head, ...sections.map(sectionText)].join("\n\n")}\n`;
}

function sectionText({ name, times, lines }: SheetSection): string {
  const head = times === null ? name : `${name} (${times})`;
  return [head, ...lines.flatMap(lineTexts)].join("\n");
}

function lineTexts(line: SheetLine): string[] {
  return line.kind === "song" ? songTexts(line) : [`   – ${interludeText(line)}`];
}

function songTexts({ number, title, key, tempo, featuring, note }: SongLine): string[] {
  const facts = [
    ...(key === null ? [] : [key]),
    ...(tempo === null ? [] : [`${tempo} bpm`]),
    ...(featuring === null ? [] : [`feat. ${featuring}`]),
  ].join(", ");
  const place = `${number}.`.padEnd(3);
  return [
    `${place} ${title}${facts === "" ? "" : ` (${facts})`}`,
    ...(note === null ? [] : [`    ${note}`]),
  ];
}

/** "Break 10 min", "Break: change guitars 2 min", "Thank the venue". */
export function interludeText({ kind, text, seconds }: InterludeLine): string {
  const length = interludeLength({ kind, seconds });
  const what = kind === "spoken" ? text : ["Break", ...(text === "" ? [] : [text])].join(": ");
  return length === "" ? what : `${what} ${length}`;
}
