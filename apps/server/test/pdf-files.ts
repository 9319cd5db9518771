/** PDFs made for tests and measurements, good and bad. */
import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";

type Part = Buffer | string;

const CATALOGUE = "<</Type/Catalog/Pages 2 0 R>>";
const FONT = "/Font<</F <</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>";

/** @param rest further entries of the trailer */
export function pdfOf(objects: readonly Part[], rest = ""): Buffer {
  const parts = [Buffer.from("%PDF-1.7\n")];
  const places: number[] = [];
  const size = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, index) => {
    places.push(size());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n"));
  });
  const entries = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  const trailer = `trailer\n<</Size ${count}/Root 1 0 R${rest}>>\nstartxref\n${size()}\n%%EOF\n`;
  return Buffer.concat([
    ...parts,
    Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${entries}${trailer}`),
  ]);
}

export function streamOf(data: Buffer, entries = ""): Buffer {
  const head = Buffer.from(`<<${entries}/Length ${data.length}>>\nstream\n`);
  return Buffer.concat([head, data, Buffer.from("\nendstream")]);
}

/** A page for each text, each with so many bytes of a picture beside it. */
export function pdfFile(texts: readonly string[] = ["Stage plot"], weight = 0): Buffer {
  const objects: Part[] = [CATALOGUE, ""];
  const pages = texts.map((text) => {
    const at = objects.length + 1;
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${at + 1} 0 R/Resources<<${FONT}>>/X ${at + 2} 0 R>>`,
      streamOf(Buffer.from(`BT /F 24 Tf 72 760 Td (${text}) Tj ET`)),
      streamOf(randomBytes(weight)),
    );
    return `${at} 0 R`;
  });
  objects[1] = `<</Type/Pages/Kids[${pages.join(" ")}]/Count ${pages.length}>>`;
  return pdfOf(objects);
}

const onePage = (contents: Buffer) =>
  pdfOf([
    CATALOGUE,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>",
    contents,
  ]);

/** Opens with a password that nobody has. */
export const protectedPdf = pdfOf(
  [
    CATALOGUE,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>",
    `<</Filter/Standard/V 1/R 2/O<${"41".repeat(32)}>/U<${"42".repeat(32)}>/P -4>>`,
  ],
  `/Encrypt 4 0 R/ID[<${"00".repeat(16)}><${"00".repeat(16)}>]`,
);

/** A kilobyte that becomes four hundred megabytes of what is to be drawn. */
export const bombPdf = onePage(
  streamOf(
    deflateSync(deflateSync(Buffer.alloc(400_000_000, " "), { level: 1 })),
    "/Filter[/FlateDecode/FlateDecode]",
  ),
);

/** Draws for a long time. */
export const endlessPdf = onePage(
  streamOf(
    deflateSync(Buffer.from("0 0 m 595 842 l 0 842 l 595 0 l h f*\n".repeat(600_000))),
    "/Filter/FlateDecode",
  ),
);
