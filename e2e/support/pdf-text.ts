// What a PDF says: the words that can be searched in it, as its fonts map them. Enough for files that jsPDF makes.

import { unzlibSync } from "fflate";

/** One line for each piece of text, in the order in which they were set. */
export function pdfText(file: Uint8Array): string[] {
  const streams = streamsOf(file);
  const letters = new Map<string, string>();
  for (const stream of streams.filter((text) => text.includes("beginbfchar"))) {
    for (const [, glyph = "", code = ""] of stream.matchAll(/<([\da-f]{4})><([\da-f]+)>/g))
      letters.set(glyph, String.fromCodePoint(Number.parseInt(code, 16)));
  }
  return streams.flatMap((stream) =>
    [...stream.matchAll(/<([\da-f]+)> Tj/g)].map(([, glyphs = ""]) =>
      (glyphs.match(/.{4}/g) ?? []).map((glyph) => letters.get(glyph) ?? "\ufffd").join(""),
    ),
  );
}

export function pdfPages(file: Uint8Array): number {
  return [...latin1(file).matchAll(/\/Type \/Page\b(?!s)/g)].length;
}

export function streamsOf(file: Uint8Array): string[] {
  // No \r before the end: it would be the last byte of what is packed, now and then.
  return [...latin1(file).matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)].map(([, packed = ""]) => {
    try {
      return latin1(unzlibSync(Buffer.from(packed, "latin1")));
    } catch {
      // A picture, or what is not packed.
      return packed;
    }
  });
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}
