/** The pages of a PDF in little, to go to one. */
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useRef } from "react";
import styles from "./page-list.module.css";
import { PdfPage } from "./pdf-page.tsx";

interface PageListProps {
  pdf: PDFDocumentProxy;
  aspect: number;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

export function PageList({ pdf, aspect, page, onPage }: PageListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [page]);
  return (
    <nav className={styles.list} aria-label="Pages" data-pane>
      <ol ref={list} className={styles.pages}>
        {Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <button
              type="button"
              className={styles.page}
              aria-label={`Page ${number}`}
              aria-current={number === page ? "page" : undefined}
              onClick={() => onPage(number)}
            >
              <PdfPage pdf={pdf} number={number} aspect={aspect} bare />
              <span aria-hidden>{number}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
