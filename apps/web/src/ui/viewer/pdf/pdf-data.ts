/** What pdf.js asks for by name while it reads: maps of characters, the standard typefaces, decoders of scans. */

type Kind = "cMapUrl" | "standardFontDataUrl" | "wasmUrl";

const FOLDER = /^.*\//;
const byName = (found: Record<string, string>) =>
  new Map(Object.entries(found).map(([path, address]) => [path.replace(FOLDER, ""), address]));

const ADDRESSES: Record<Kind, ReadonlyMap<string, string>> = {
  cMapUrl: byName(
    import.meta.glob<string>("../../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap", {
      query: "?url",
      import: "default",
      eager: true,
    }),
  ),
  standardFontDataUrl: byName(
    import.meta.glob<string>(
      "../../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}",
      { query: "?url", import: "default", eager: true },
    ),
  ),
  wasmUrl: byName(
    import.meta.glob<string>(
      "../../../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm",
      { query: "?url", import: "default", eager: true },
    ),
  ),
};

/** As pdf.js wants to be given it. */
export class PdfData {
  async fetch({ kind, filename }: { kind: Kind; filename: string }): Promise<Uint8Array> {
    const address = ADDRESSES[kind].get(filename);
    if (address === undefined) throw new Error(`There is no ${filename}`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename} did not come`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
