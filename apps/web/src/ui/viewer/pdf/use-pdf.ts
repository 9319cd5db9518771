/** A PDF that is open as long as something shows it. */
import { useEffect, useState } from "react";
import type { ByteSource } from "../../../lib/files/byte-source.ts";
import { openPdf } from "./open-pdf.ts";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

export type PdfState =
  | { state: "loading" }
  | { state: "open"; pdf: PDFDocumentProxy; aspect: number }
  | { state: "failed"; error: unknown };

/** @param open the same function as long as it is the same file */
export function usePdf(open: (signal: AbortSignal) => Promise<ByteSource>): PdfState {
  const [state, setState] = useState<PdfState>({ state: "loading" });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const set = (next: PdfState) => (signal.aborted ? undefined : setState(next));
    const fail = (error: unknown) => set({ state: "failed", error });
    async function begin(): Promise<void> {
      set({ state: "loading" });
      const { document: pdf } = await openPdf(open, { signal, onFailed: fail });
      const first = await pdf.getPage(1);
      set({ state: "open", pdf, aspect: aspectOf(first.getViewport({ scale: 1 })) });
    }
    begin().catch(fail);
    return () => ending.abort();
  }, [open]);
  return state;
}

/** Width by height. */
export function aspectOf({ width, height }: { width: number; height: number }): number {
  return width / height;
}
