/**
 * Opens a PDF part by part. What is in it never runs: pdf.js does scripts only in a sandbox of its own, which is not built in,
 * and evaluates nothing.
 */
import {
  getDocument,
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordException,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  PDFWorker,
  VerbosityLevel,
} from "pdfjs-dist/legacy/build/pdf.mjs";
// oxlint-disable-next-line import/default -- its address, not what it exports
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import type { ByteSource } from "../../../lib/files/byte-source.ts";
import { PdfData } from "./pdf-data.ts";
import { PdfUnreadable } from "./pdf-unreadable.ts";

export interface OpenPdf {
  document: PDFDocumentProxy;
  close: () => void;
}

interface OpenOptions {
  signal: AbortSignal;
  /** A part of it did not come later on. */
  onFailed: (error: unknown) => void;
}

/** Bytes asked for at once: with less, each page takes many turns on a slow line. */
const PART = 128 * 1024;
/** Above this many pixels a picture within is left out rather than the browser brought down. */
const MOST_PIXELS = 100_000_000;

GlobalWorkerOptions.workerSrc = workerUrl;

/** @throws PdfUnreadable where it is broken or locked */
export async function openPdf(
  open: (signal: AbortSignal) => Promise<ByteSource>,
  { signal, onFailed }: OpenOptions,
): Promise<OpenPdf> {
  // Its script takes as long to start as the beginning of the file to come. One that hangs takes no other file with it.
  const worker = new PDFWorker();
  // Left before it has started, it is an error to nobody.
  worker.promise.catch(() => undefined);
  signal.addEventListener("abort", () => worker.destroy(), { once: true });
  const source = await open(signal);
  signal.throwIfAborted();
  const range = new PDFDataRangeTransport(source.size, null);
  range.requestDataRange = (begin, end) => {
    source.read(begin, end).then(
      (bytes) => (signal.aborted ? undefined : range.onDataRange(begin, bytes)),
      (error: unknown) => (signal.aborted ? undefined : onFailed(error)),
    );
  };
  const task = getDocument({
    worker,
    range,
    rangeChunkSize: PART,
    disableAutoFetch: true,
    disableStream: true,
    useWorkerFetch: false,
    BinaryDataFactory: PdfData,
    // Their names alone: what is asked for by them, `PdfData` finds.
    cMapUrl: "cmaps/",
    standardFontDataUrl: "standard_fonts/",
    wasmUrl: "wasm/",
    maxImageSize: MOST_PIXELS,
    disableWorkerRendering: true,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const close = (): void => void task.destroy();
  signal.addEventListener("abort", close, { once: true });
  try {
    return { document: await task.promise, close };
  } catch (error) {
    throw unreadable(error) ?? error;
  }
}

function unreadable(error: unknown): PdfUnreadable | null {
  if (error instanceof PasswordException) return new PdfUnreadable("locked", error);
  if (error instanceof InvalidPDFException) return new PdfUnreadable("broken", error);
  return null;
}
