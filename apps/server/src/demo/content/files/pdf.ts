/** Small PDFs by hand: text in the fonts that every reader has, lines and boxes. One A4 page, or several. */

export type Mark =
  | {
      readonly kind: "text";
      /** Points (1/72 inch) from the lower left corner, as everywhere here. */
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly bold?: boolean;
      readonly mono?: boolean;
      readonly color?: string;
      readonly text: string;
    }
  | {
      readonly kind: "box";
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      /** Six hex digits; outlined when there is none. */
      readonly fill?: string;
    };

export const A4 = { width: 595, height: 842 } as const;

/** WinAnsi, the encoding of the standard fonts, has these beside Latin-1. */
const WIN_ANSI: Readonly<Record<string, number>> = {
  "–": 0x96,
  "—": 0x97,
  "’": 0x92,
  "•": 0x95,
  "€": 0x80,
};

function encoded(text: string): string {
  return [...text]
    .map((character) => String.fromCharCode(WIN_ANSI[character] ?? character.charCodeAt(0)))
    .join("")
    .replace(/[\\()]/g, (character) => `\\${character}`);
}

function color(hex: string): string {
  const parts = [0, 2, 4].map((at) =>
    (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3),
  );
  return `${parts.join(" ")} rg`;
}

function drawn(mark: Mark): string {
  if (mark.kind === "box") {
    const rectangle = `${mark.x} ${mark.y} ${mark.width} ${mark.height} re`;
    return mark.fill === undefined ? `${rectangle} S` : `${color(mark.fill)} ${rectangle} f 0 g`;
  }
  const font = mark.mono ? "F3" : mark.bold ? "F2" : "F1";
  const ink = color(mark.color ?? "000000");
  return `BT ${ink} /${font} ${mark.size} Tf ${mark.x} ${mark.y} Td (${encoded(mark.text)}) Tj ET 0 g`;
}

/** A PDF 1.4 file with one page for each list of marks. */
export function pdf(title: string, pages: readonly (readonly Mark[])[]): Buffer {
  const firstPage = 6;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, page) => `${firstPage + page * 2} 0 R`).join(" ")}] >>`,
    ...["Helvetica", "Helvetica-Bold", "Courier"].map(
      (font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`,
    ),
    ...pages.flatMap((marks, page) => {
      const stream = marks.map(drawn).join("\n");
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents ${firstPage + page * 2 + 1} 0 R ` +
          "/Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> >>",
        `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      ];
    }),
    `<< /Title (${encoded(title)}) /Producer (Bandstand) >>`,
  ];
  let file = "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n";
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
