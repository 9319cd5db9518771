/** The links of a page: addresses that a browser opens by itself, and other pages of the same file. */
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

export interface PageLink {
  id: string;
  /** As shares of the page, from its upper left. */
  left: number;
  top: number;
  width: number;
  height: number;
  to: { address: string } | { page: number };
}

/** What may be opened from a file that somebody else has written. */
const SAFE = /^(?:https?|mailto|tel):/i;

interface Annotation {
  subtype?: unknown;
  id?: unknown;
  rect?: unknown;
  url?: unknown;
  dest?: unknown;
}

export async function pageLinks(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
): Promise<PageLink[]> {
  const view = page.getViewport({ scale: 1 });
  const annotations = (await page.getAnnotations()) as Annotation[];
  const links = await Promise.all(
    annotations.map(async ({ subtype, id, rect, url, dest }): Promise<PageLink | null> => {
      if (subtype !== "Link" || !isRect(rect)) return null;
      const to = safeAddress(url) ?? (await pageOf(document, dest));
      if (to === null) return null;
      const [x1, y1] = view.convertToViewportPoint(rect[0], rect[1]) as [number, number];
      const [x2, y2] = view.convertToViewportPoint(rect[2], rect[3]) as [number, number];
      return {
        id: String(id),
        left: Math.min(x1, x2) / view.width,
        top: Math.min(y1, y2) / view.height,
        width: Math.abs(x2 - x1) / view.width,
        height: Math.abs(y2 - y1) / view.height,
        to,
      };
    }),
  );
  return links.filter((link) => link !== null);
}

export function safeAddress(url: unknown): { address: string } | null {
  return typeof url === "string" && SAFE.test(url) ? { address: url } : null;
}

/** A place in the same file, by its name or as it is. */
async function pageOf(document: PDFDocumentProxy, dest: unknown): Promise<{ page: number } | null> {
  try {
    const place: unknown = typeof dest === "string" ? await document.getDestination(dest) : dest;
    if (!Array.isArray(place)) return null;
    const target: unknown = place[0];
    if (typeof target === "number") return { page: target + 1 };
    if (typeof target !== "object" || target === null || !("num" in target) || !("gen" in target))
      return null;
    const { num, gen } = target;
    if (typeof num !== "number" || typeof gen !== "number") return null;
    return { page: (await document.getPageIndex({ num, gen })) + 1 };
  } catch {
    // A link that leads nowhere is none.
    return null;
  }
}

function isRect(rect: unknown): rect is [number, number, number, number] {
  return Array.isArray(rect) && rect.length === 4 && rect.every((part) => typeof part === "number");
}
