/** A plain letter or list as a PDF: a title, a line below it, paragraphs that wrap and continue on the next page. */
import { A4, pdf, type Mark } from "./pdf.ts";

const MARGIN = 64;
const LEADING = 16;
/** Characters that fit a line: Helvetica at 11 points is about half as wide as it is high. */
const LINE = 84;

function wrapped(paragraph: string): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(" ")) {
    if (line !== "" && line.length + 1 + word.length > LINE) {
      lines.push(line);
      line = word;
    } else {
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

export type Letter = {
  readonly title: string;
  readonly subtitle: string;
  /** Paragraphs; a line that ends with a colon stands out. */
  readonly text: string;
  /** Typed with letters of one width, never wrapped. */
  readonly typed?: boolean;
};

export function letter({ title, subtitle, text, typed = false }: Letter): Buffer {
  const lines = text
    .trim()
    .split("\n")
    .flatMap((paragraph) => (typed ? [paragraph] : wrapped(paragraph)));
  const perPage = Math.floor((A4.height - 2 * MARGIN - 70) / LEADING);
  const pages = Array.from(
    { length: Math.max(1, Math.ceil(lines.length / perPage)) },
    (_, page): Mark[] => [
      { kind: "text", x: MARGIN, y: A4.height - MARGIN - 10, size: 20, bold: true, text: title },
      {
        kind: "text",
        x: MARGIN,
        y: A4.height - MARGIN - 30,
        size: 11,
        color: "666666",
        text: subtitle,
      },
      {
        kind: "box",
        x: MARGIN,
        y: A4.height - MARGIN - 42,
        width: A4.width - 2 * MARGIN,
        height: 2,
        fill: "f5a524",
      },
      ...lines.slice(page * perPage, (page + 1) * perPage).map((line, row): Mark => ({
        kind: "text",
        x: MARGIN,
        y: A4.height - MARGIN - 70 - row * LEADING,
        size: typed ? 10 : 11,
        bold: !typed && line.endsWith(":"),
        mono: typed,
        text: line,
      })),
      {
        kind: "text",
        x: MARGIN,
        y: 36,
        size: 8,
        color: "999999",
        text: `The Ardens · page ${page + 1}`,
      },
    ],
  );
  return pdf(title, pages);
}
