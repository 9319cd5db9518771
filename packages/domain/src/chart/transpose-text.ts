/** Moves the chords within a text and leaves every other letter of it as it was typed. */
import { chordNames } from "./chart.ts";
import { parseChord } from "./chord.ts";
import { hasChordsOverLyrics, readChordsOverLyrics } from "./chords-over-lyrics.ts";
import { parseDirective, VERBATIM_SECTIONS } from "./directives.ts";
import { formatKey, type Key, parseKey, transposeKey } from "./key.ts";
import { writtenKey } from "./move-chart.ts";
import { readChart } from "./read-chart.ts";
import { chordMover } from "./transpose.ts";
import { toChordPro } from "./write-chordpro.ts";

/** Chords over lyrics become ChordPro on the way, since chords that grow would lose their places. */
export function transposeText(text: string, semitones: number, songkey: string | null): string {
  const source = hasChordsOverLyrics(text) ? toChordPro(readChordsOverLyrics(text)) : text;
  const chart = readChart(source);
  if (chordNames(chart).length === 0) return text;
  const key = writtenKey(chart, songkey) ?? { tonic: 0, minor: false };
  let move = chordMover(semitones, key);
  let verbatim = false;
  return source
    .split(/(\r\n|\r|\n)/)
    .map((line) => {
      const directive = parseDirective(line);
      if (directive !== null && /^(?:start|end)_of_/.test(directive.name))
        verbatim = VERBATIM_SECTIONS.has(directive.name.replace(/^start_of_/, ""));
      if (verbatim) return line;
      if (directive?.name !== "key" && directive?.name !== "meta") return moveBrackets(line, move);
      const told = directive.name === "key" ? directive.value : keyOfMeta(directive.value);
      const changed = parseKey(told);
      if (changed === null) return line;
      move = chordMover(semitones, changed);
      return withKey(line, told, changed, semitones);
    })
    .join("");
}

function keyOfMeta(value: string): string {
  return /^key\s+(.*)$/i.exec(value)?.[1] ?? "";
}

function withKey(line: string, told: string, key: Key, semitones: number): string {
  const at = line.lastIndexOf(told);
  const name = formatKey(transposeKey(key, semitones));
  return line.slice(0, at) + name + line.slice(at + told.length);
}

function moveBrackets(line: string, move: (name: string) => string): string {
  return line.replace(/\[([^[\]*][^[\]]*)\]/g, (bracket, name: string) =>
    parseChord(name.trim()) === null ? bracket : `[${move(name.trim())}]`,
  );
}
