/** Small PDFs by hand, for tests: pages of lines, links, pictures, and what must not run. */

interface MadePage {
  lines?: readonly string[];
  /** An address, or the number of a page of the same file. */
  link?: string | number;
  /** A JPEG over the whole page, as a scanner makes one. */
  scan?: { bytes: Uint8Array; width: number; height: number };
}

interface MadePdf {
  pages: readonly MadePage[];
  /** JavaScript that the file wants run when it is opened. */
  script?: string;
}

const A4 = { width: 595, height: 842 };
const OBJECTS_OF_A_PAGE = 4;
const FIRST_PAGE = 5;

export function makePdf({ pages, script }: MadePdf): Blob {
  const idOf = (page: number) => FIRST_PAGE + (page - 1) * OBJECTS_OF_A_PAGE;
  const opens = script === undefined ? "" : "/OpenAction 4 0 R";
  const kids = pages.map((_, index) => `${idOf(index + 1)} 0 R`).join(" ");
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${opens} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /S /JavaScript /JS (${script ?? ""}) >>`,
    ...pages.flatMap((page, index) => pageObjects(page, idOf(index + 1), idOf)),
  ];
  return assembled(objects);
}

function pageObjects(
  { lines = [], link, scan }: MadePage,
  id: number,
  idOf: (page: number) => number,
): string[] {
  const words = lines.map((line, at) => `BT /F1 20 Tf 60 ${760 - at * 30} Td (${line}) Tj ET`);
  const drawn = scan ? `q ${A4.width} 0 0 ${A4.height} 0 0 cm /Im Do Q` : words.join("\n");
  const target =
    typeof link === "number"
      ? `/Dest [${idOf(link)} 0 R /Fit]`
      : `/A << /S /URI /URI (${link ?? ""}) >>`;
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents ${id + 1} 0 R ` +
      `/Resources << /Font << /F1 3 0 R >> ${scan ? `/XObject << /Im ${id + 3} 0 R >>` : ""} >> ` +
      `${link === undefined ? "" : `/Annots [${id + 2} 0 R]`} >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    `<< /Type /Annot /Subtype /Link /Rect [60 700 300 740] /Border [0 0 0] ${target} >>`,
    scan
      ? `<< /Type /XObject /Subtype /Image /Width ${scan.width} /Height ${scan.height} ` +
        `/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${scan.bytes.length} >>\n` +
        `stream\n${latin1(scan.bytes)}\nendstream`
      : "null",
  ];
}

function assembled(objects: readonly string[]): Blob {
  let file = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  const entries = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
  file +=
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join("")}` +
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF`;
  const bytes = Uint8Array.from(file, (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: "application/pdf" });
}

function latin1(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
