/** A page of a PDF as large as its place: drawn while it is near, with its words above it to select, and its links. */
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { drawPage, layWords } from "./draw-page.ts";
import { markFound } from "./mark-found.ts";
import { type PageLink, pageLinks } from "./page-links.ts";
import type { Found } from "./find-in-pages.ts";
import styles from "./pdf-page.module.css";
import { useNear } from "./use-near.ts";
import { aspectOf } from "./use-pdf.ts";
import { useWidth } from "./use-width.ts";

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** From 1. */
  number: number;
  /** Width by height, until its own is known. */
  aspect: number;
  /** Nothing to select or press: a small picture of it. */
  bare?: boolean;
  found?: readonly Found[];
  /** The one of those that is looked at. */
  current?: Found | undefined;
  onPage?: (page: number) => void;
}

const NOTHING: readonly Found[] = [];

export function PdfPage(props: PdfPageProps) {
  const { pdf, number, aspect, bare = false, found = NOTHING, current, onPage } = props;
  const box = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  const [pieces, setPieces] = useState<readonly HTMLElement[] | null>(null);
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  const isNear = useNear(box);
  const plain = page?.getViewport({ scale: 1 });
  const width = useWidth(box, (each) => {
    if (plain) scaleWords(box.current, each / plain.width);
  });

  useEffect(() => {
    if (!isNear) return undefined;
    let isWanted = true;
    pdf.getPage(number).then(
      (loaded) => isWanted && setPage(loaded),
      // The pane around the pages tells what did not come.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [pdf, number, isNear]);

  useEffect(() => {
    const place = paper.current;
    if (!place || !page || width === 0) return undefined;
    if (!isNear) {
      place.replaceChildren();
      return undefined;
    }
    const ending = new AbortController();
    const { signal } = ending;
    const density = Math.max(1, Math.min(window.devicePixelRatio, 3));
    drawPage(page, { width, density }, signal).then(
      (canvas) => {
        if (signal.aborted) return;
        place.replaceChildren(canvas);
      },
      () => undefined,
    );
    return () => ending.abort();
  }, [page, width, isNear]);

  useEffect(() => {
    const element = words.current;
    if (!element || !page || bare || !isNear) return undefined;
    const ending = new AbortController();
    scaleWords(box.current, (box.current?.clientWidth ?? 0) / page.getViewport({ scale: 1 }).width);
    layWords(page, element, ending.signal).then(
      (laid) => laid && setPieces(laid),
      () => undefined,
    );
    pageLinks(pdf, page).then(
      (all) => ending.signal.aborted || setLinks(all),
      () => undefined,
    );
    return () => {
      ending.abort();
      element.replaceChildren();
      setPieces(null);
    };
  }, [pdf, page, bare, isNear]);

  useEffect(
    () => (pieces === null ? undefined : markFound(pieces, found, current)),
    [pieces, found, current],
  );

  const style: CSSProperties & Record<"--aspect", number> = {
    "--aspect": plain ? aspectOf(plain) : aspect,
  };
  return (
    <div ref={box} className={styles.page} style={style}>
      <div ref={paper} className={styles.paper} aria-hidden={!bare || undefined} />
      {!bare && <div ref={words} className={styles.words} data-words />}
      {!bare && links.map((link) => <LinkPlace key={link.id} link={link} onPage={onPage} />)}
    </div>
  );
}

function LinkPlace({ link, onPage }: { link: PageLink; onPage: PdfPageProps["onPage"] }) {
  const { to, left, top, width, height } = link;
  const place = {
    left: `${left * 100}%`,
    top: `${top * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  };
  if ("page" in to) {
    return (
      <button
        type="button"
        className={styles.link}
        style={place}
        aria-label={`Page ${to.page}`}
        onClick={() => onPage?.(to.page)}
      />
    );
  }
  return (
    <a
      className={styles.link}
      style={place}
      href={to.address}
      title={to.address}
      aria-label={to.address}
      target="_blank"
      rel="noopener noreferrer nofollow"
    />
  );
}

/** pdf.js sizes the words by this. */
function scaleWords(box: HTMLElement | null, scale: number): void {
  box?.style.setProperty("--total-scale-factor", String(scale));
}
