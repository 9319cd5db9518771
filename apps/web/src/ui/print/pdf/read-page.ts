/** What a page of the sheet shows, as pieces with their places: the file is set from what the browser has laid out. */
import { PAGE_HEIGHT, PAGE_WIDTH } from "../paper.ts";
import { type Script, textRuns } from "./text-runs.ts";

/** Millimetres from the upper left corner of the page's contents. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextPiece extends Place {
  text: string;
  script: Script;
  /** Millimetres. */
  size: number;
  weight: number;
  /** Of CSS, for drawing. */
  family: string;
  direction: "ltr" | "rtl";
}

/** A QR code, which is filled as large as it is seen. */
export interface CodePiece extends Place {
  text: string;
}

export interface PageOfPieces {
  texts: TextPiece[];
  codes: CodePiece[];
  /** Lines across the page, at their height. */
  rules: number[];
}

/** Of the contents of a page: one page of the file, or more where the sheet could not be made to fit. */
export function readPage(page: HTMLElement): PageOfPieces[] {
  const box = page.getBoundingClientRect();
  const scale = PAGE_WIDTH / box.width;
  const placed = ({ left, top, width, height }: DOMRect): Place => ({
    x: (left - box.left) * scale,
    y: (top - box.top) * scale,
    width: width * scale,
    height: height * scale,
  });
  const starts = page.dataset["overflow"] === undefined ? [0] : pageStarts(page, placed);
  const pages = starts.map((): PageOfPieces => ({ texts: [], codes: [], rules: [] }));
  const pageAt = (y: number) => {
    const index = Math.max(
      0,
      starts.findLastIndex((start) => y >= start - 0.1),
    );
    return { page: pages[index], start: starts[index] ?? 0 };
  };

  const shrunk = box.width / Number.parseFloat(getComputedStyle(page).width);
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !(node instanceof Text)) continue;
    const { fontSize, fontWeight, fontFamily, direction } = getComputedStyle(parent);
    for (const line of linesOf(node)) {
      for (const run of textRuns(node.data.slice(line.from, line.to))) {
        const part = { from: line.from + run.from, to: line.from + run.to };
        const place = placed(rangeOf(node, part).getBoundingClientRect());
        const { page: target, start } = pageAt(place.y);
        target?.texts.push({
          ...place,
          y: place.y - start,
          text: node.data.slice(part.from, part.to),
          script: run.script,
          size: Number.parseFloat(fontSize) * shrunk * scale,
          weight: Number(fontWeight),
          family: fontFamily,
          direction: direction === "rtl" ? "rtl" : "ltr",
        });
      }
    }
  }
  for (const code of page.querySelectorAll<SVGElement>("[data-code]")) {
    const place = placed(code.getBoundingClientRect());
    const { page: target, start } = pageAt(place.y);
    target?.codes.push({ ...place, y: place.y - start, text: code.dataset["code"] ?? "" });
  }
  for (const ruled of page.querySelectorAll("[data-rule]")) {
    const { y, height } = placed(ruled.getBoundingClientRect());
    const { page: target, start } = pageAt(y);
    target?.rules.push(y + height - start);
  }
  return pages;
}

function pageStarts(page: HTMLElement, placed: (rect: DOMRect) => Place): number[] {
  const starts = [0];
  for (const line of page.querySelectorAll("[data-line]")) {
    const { y, height } = placed(line.getBoundingClientRect());
    if (y + height - (starts.at(-1) ?? 0) > PAGE_HEIGHT) starts.push(y);
  }
  return starts;
}

/** Code units of a text. */
interface Stretch {
  from: number;
  to: number;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The text line by line, as the browser has broken it. */
function linesOf(node: Text): Stretch[] {
  const lines: (Stretch & { rect: DOMRect })[] = [];
  for (const { segment, index } of graphemes.segment(node.data)) {
    const part = { from: index, to: index + segment.length };
    const rect = rangeOf(node, part).getBoundingClientRect();
    // Spaces at the end of a line take no room.
    if (rect.width === 0) continue;
    const last = lines.at(-1);
    if (last && Math.abs(last.rect.top - rect.top) < rect.height / 2) last.to = part.to;
    else lines.push({ ...part, rect });
  }
  return lines;
}

function rangeOf(node: Text, { from, to }: Stretch): Range {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  return range;
}
