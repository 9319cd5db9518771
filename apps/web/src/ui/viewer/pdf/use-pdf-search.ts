/** Search in a PDF: its pages are read one after the other once somebody searches. */
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { findInPages, type Found, hasText, MOST_FOUND, type PageText } from "./find-in-pages.ts";

export interface PdfSearch {
  text: string;
  type: (text: string) => void;
  found: readonly Found[];
  current: Found | undefined;
  /** To the next one, or back; round at the end. */
  step: (by: 1 | -1) => void;
  /** "3 of 12", and why there is nothing. */
  words: string;
}

/** Pages read before the places are looked for again. */
const AT_ONCE = 8;

export function usePdfSearch(
  pdf: PDFDocumentProxy,
  isOpen: boolean,
  onFound: (found: Found) => void,
): PdfSearch {
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const [steps, setSteps] = useState(0);
  const pages = usePageTexts(pdf, isOpen);
  const found = useMemo(() => (isOpen ? findInPages(pages, text) : []), [pages, text, isOpen]);
  const isAll = pages.size === pdf.numPages;
  const current = found[at];
  // Its page may not have been read yet when the last letter was typed.
  const firstPage = found[0]?.page;
  const goToCurrent = useEffectEvent(() => current && onFound(current));
  // After the pages, of which each brings into view what it marks: one that was about to would scroll back to the one before.
  useEffect(() => {
    if (firstPage !== undefined) goToCurrent();
  }, [text, firstPage, steps]);

  return {
    text,
    found,
    current,
    words: wordsOf({ text, at, found: found.length, isAll, isScan: isAll && !hasText(pages) }),
    type(next) {
      setText(next);
      setAt(0);
    },
    step(by) {
      if (found.length === 0) return;
      setAt((at + by + found.length) % found.length);
      setSteps(steps + 1);
    },
  };
}

interface Told {
  text: string;
  at: number;
  found: number;
  isAll: boolean;
  isScan: boolean;
}

function wordsOf({ text, at, found, isAll, isScan }: Told): string {
  if (isScan) return "No text: its pages are pictures";
  if (text.trim() === "") return "";
  if (found > 0) return `${at + 1} of ${found}${found === MOST_FOUND ? " or more" : ""}`;
  return isAll ? "Not found" : "Searching…";
}

function usePageTexts(pdf: PDFDocumentProxy, isOpen: boolean): ReadonlyMap<number, PageText> {
  const [pages, setPages] = useState<ReadonlyMap<number, PageText>>(new Map());
  useEffect(() => {
    if (!isOpen) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    async function read(): Promise<void> {
      const texts = new Map<number, PageText>();
      for (let number = 1; number <= pdf.numPages; number += 1) {
        texts.set(number, await textOf(pdf, number));
        if (signal.aborted) return;
        if (number % AT_ONCE === 0 || number === pdf.numPages) setPages(new Map(texts));
      }
    }
    // What does not come is told where the pages stand.
    read().catch(() => undefined);
    return () => ending.abort();
  }, [pdf, isOpen]);
  return pages;
}

async function textOf(pdf: PDFDocumentProxy, number: number): Promise<PageText> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  return {
    pieces: items.flatMap((item) =>
      "str" in item ? [{ text: item.str, endsLine: item.hasEOL }] : [],
    ),
  };
}
