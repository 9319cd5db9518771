/** PDFium as WebAssembly, which may not grow beyond a limit: it gives up then, in its own memory and nobody else's. For workers. */
import { readFile } from "node:fs/promises";
import { PDFiumLibrary, type PDFiumDocument } from "@hyzyla/pdfium";
import { limitMemory } from "./limit-memory.ts";

/** Bytes: the largest document, and what pages of pictures take to be drawn. */
const MOST_MEMORY = 256 * 1024 * 1024;

/** Why a file cannot be read: it wants a password, or is none that anybody could read. */
export type PdfRefusal = "protected" | "damaged";

export async function openPdf(path: string): Promise<PDFiumDocument | PdfRefusal> {
  const pdfium = await readFile(new URL(import.meta.resolve("@hyzyla/pdfium/pdfium.wasm")));
  const wasmBinary = limitMemory(pdfium, MOST_MEMORY).buffer;
  // eslint-disable-next-line no-console -- what it says of files that break it, whoever asked is told in our words
  console.error = () => undefined;
  const library = await PDFiumLibrary.init({ wasmBinary });
  try {
    return await library.loadDocument(await readFile(path));
  } catch (error) {
    const isProtected = error instanceof Error && /password|security/i.test(error.message);
    return isProtected ? "protected" : "damaged";
  }
}
