/** The sheet as a PDF: the places are the browser's, the letters those of the fonts that the file carries. */
import { jsPDF } from "jspdf";
import { qrModules } from "../../qr-code/qr-modules.ts";
import { PAGE_WIDTH, PAPERS, type Paper } from "../paper.ts";
import { baseline, drawText } from "./draw-text.ts";
import { addFonts, fontOf, type PdfFont } from "./fonts.ts";
import { type CodePiece, type PageOfPieces, readPage, type TextPiece } from "./read-page.ts";

const TOP = 14;
const RULE = 0.5;
const POINTS_A_MILLIMETRE = 72 / 25.4;

interface SheetPdf {
  title: string;
  paper: Paper;
  /** What is shown of it: elements with `data-page`. */
  sheet: HTMLElement;
}

export async function sheetPdf({ title, paper, sheet }: SheetPdf): Promise<Blob> {
  const { width, height } = PAPERS[paper];
  const pages = [...sheet.querySelectorAll<HTMLElement>("[data-page]")].flatMap(readPage);
  const document = new jsPDF({ unit: "mm", format: [width, height], compress: true });
  document.setProperties({ title, creator: "Bandstand" });
  document.setLanguage("en-GB");
  await addFonts(document, fontsOf(pages));
  const left = (width - PAGE_WIDTH) / 2;
  for (const [index, page] of pages.entries()) {
    if (index > 0) document.addPage([width, height]);
    document.setLineWidth(RULE);
    for (const y of page.rules)
      document.line(left, TOP + y - RULE / 2, left + PAGE_WIDTH, TOP + y - RULE / 2);
    for (const code of page.codes)
      fillCode(document, { ...code, x: left + code.x, y: TOP + code.y });
    for (const piece of page.texts)
      setPiece(document, { ...piece, x: left + piece.x, y: TOP + piece.y });
  }
  return document.output("blob");
}

function fillCode(document: jsPDF, { text, x, y, width }: CodePiece): void {
  const { size, bars } = qrModules(text);
  const module = width / size;
  for (const bar of bars)
    document.rect(x + bar.x * module, y + bar.y * module, bar.length * module, module, "F");
}

function setPiece(document: jsPDF, piece: TextPiece): void {
  const { script, text, x, y, width, size, weight } = piece;
  if (script === "drawn") {
    const drawn = drawText(piece);
    if (drawn)
      document.addImage(
        drawn.canvas,
        "PNG",
        drawn.x,
        drawn.y,
        drawn.width,
        drawn.height,
        "",
        "FAST",
      );
    return;
  }
  document.setFont(fontOf(script, weight), "normal");
  document.setFontSize(size * POINTS_A_MILLIMETRE);
  // As wide as on the screen, where neighbouring letters move together.
  const charSpace = (width - document.getTextWidth(text)) / text.length;
  document.text(text, x, y + baseline(piece), { charSpace });
}

function fontsOf(pages: readonly PageOfPieces[]): Set<PdfFont> {
  const fonts = new Set<PdfFont>();
  for (const { texts } of pages)
    for (const { script, weight } of texts)
      if (script !== "drawn") fonts.add(fontOf(script, weight));
  return fonts;
}
