/** A chart as a page reads without a script: chords over words, tabs, and what stands between them. */
import type { Chart, GridCell, Piece, Section } from "@bandstand/domain/chart/chart";
import {
  barsOfLine,
  changeName,
  chartBlocks,
  seenSections,
  sectionTitle,
  type ShownLine,
} from "@bandstand/domain/chart/chart-blocks";
import { chartWords } from "@bandstand/domain/chart/chart-words";
import { chordName } from "@bandstand/domain/chart/chord-name";
import { tabSystems } from "@bandstand/domain/chart/tab-lines";
import { type Markup, markup } from "../../../../platform/markup.ts";

const NOTHING = markup``;

/** Letters of a tab beside each other, as a phone held upright has room for. */
const TAB_COLUMNS = 42;

export function chartMarkup(chart: Chart): Markup {
  return markup`<div class="chart">${seenSections(chart).map(sectionMarkup)}</div>`;
}

function sectionMarkup(section: Section): Markup {
  const title = sectionTitle(section);
  const head = title === null ? NOTHING : markup`<h3 class="chart-label">${title}</h3>`;
  const kind = section.kind === "chorus" || section.kind === "refrain" ? " chart-chorus" : "";
  return markup`<section class="chart-section${kind}">${head}${chartBlocks(section.lines).map(
    (block) => (Array.isArray(block) ? tabMarkup(block) : lineMarkup(block)),
  )}</section>`;
}

function tabMarkup(lines: readonly string[]): Markup {
  return markup`<div class="chart-tab">${tabSystems(lines, TAB_COLUMNS).map(
    (system) => markup`<pre>${system.join("\n")}</pre>`,
  )}</div>`;
}

function lineMarkup(line: ShownLine): Markup {
  switch (line.kind) {
    case "song":
      return songLine(line.pieces);
    case "comment":
      return markup`<p class="chart-comment" dir="auto">${line.pieces.map(inlinePiece)}</p>`;
    case "grid":
      return markup`<p class="chart-grid">${line.cells.map(gridCell)}</p>`;
    case "recall":
      return markup`<p class="chart-recall">${line.label ?? "Chorus"}</p>`;
    case "change":
      return markup`<p class="chart-change">${changeName(line.name)} <b>${line.name === "key" ? chordName(line.value) : line.value}</b></p>`;
    case "diagram":
      return markup`<p class="chart-chord">${chordName(line.chord)}</p>`;
    case "blank":
      return markup`<div class="chart-blank"></div>`;
    case "break":
    case "transpose":
    case "other":
      return NOTHING;
  }
}

function songLine(pieces: readonly Piece[]): Markup {
  const bars = barsOfLine(pieces);
  if (bars !== null) return markup`<p class="chart-grid">${bars.map(gridCell)}</p>`;
  const words = pieces.map(({ text }) => text).join("");
  if (pieces.every(({ chord, note }) => chord === null && note === null))
    return words.trim() === "" ? NOTHING : markup`<p class="chart-words" dir="auto">${words}</p>`;
  const played = words.trim() === "" ? " chart-played" : "";
  return markup`<p class="chart-line${played}" dir="auto">${chartWords(pieces).map(
    (word) => markup`<span class="chart-word">${word.pieces.map(pieceMarkup)}</span>`,
  )}</p>`;
}

function pieceMarkup(piece: Piece): Markup {
  return markup`<span class="chart-piece">${markOver(piece)}<span class="chart-text">${piece.text}</span></span>`;
}

/** The space keeps a chord and its word two, for who hears or copies them. */
function markOver({ chord, note }: Piece): Markup {
  if (note !== null) return markup`<i class="chart-note">${note}</i>`;
  if (chord === null) return markup`<span class="chart-gap"></span>`;
  return markup`<b class="chart-chord">${chordName(chord)}<span class="unseen"> </span></b>`;
}

function inlinePiece({ chord, note, text }: Piece): Markup {
  const before = chord === null ? NOTHING : markup`<b class="chart-chord">${chordName(chord)}</b>`;
  return markup`${before}${note === null ? NOTHING : markup`<i class="chart-note">${note}</i>`}${text}`;
}

function gridCell({ kind, text }: GridCell): Markup {
  return kind === "chord"
    ? markup`<b class="chart-chord">${chordName(text)}</b> `
    : markup`<span>${text}</span> `;
}
