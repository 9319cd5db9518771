/** One page drawn as large as its box, and above it, unseen, its words to select and its links. */
import { AnnotationMode, type PDFPageProxy, TextLayer } from "pdfjs-dist/legacy/build/pdf.mjs";

interface Drawing {
  /** CSS pixels. */
  width: number;
  /** Pixels of the screen for one of them. */
  density: number;
}

/** Above this many a phone lets the page go; what is zoomed further is stretched. */
const MOST_PIXELS = 12_000_000;

/** Rejects where it was given up. */
export async function drawPage(
  page: PDFPageProxy,
  { width, density }: Drawing,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const plain = page.getViewport({ scale: 1 });
  const wanted = (width / plain.width) * density;
  const scale = Math.min(wanted, Math.sqrt(MOST_PIXELS / (plain.width * plain.height)));
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(viewport.width));
  canvas.height = Math.max(1, Math.round(viewport.height));
  const task = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE });
  signal.addEventListener("abort", () => task.cancel(), { once: true });
  await task.promise;
  return canvas;
}

export interface WordLayer {
  element: HTMLElement;
  /** One for each piece of text, in the order of the page's text. */
  pieces: readonly HTMLElement[];
}

/** @returns null where it was given up meanwhile */
export async function layWords(
  page: PDFPageProxy,
  element: HTMLElement,
  signal: AbortSignal,
): Promise<readonly HTMLElement[] | null> {
  const textContentSource = await page.getTextContent();
  if (signal.aborted) return null;
  const layer = new TextLayer({
    textContentSource,
    container: element,
    viewport: page.getViewport({ scale: 1 }),
  });
  signal.addEventListener("abort", () => layer.cancel(), { once: true });
  await layer.render();
  return signal.aborted ? null : layer.textDivs;
}
