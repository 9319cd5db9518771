/** A PDF to read: its pages below each other, or on a phone side by side to swipe through; their list, and search in their words. */
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type KeyboardEvent, useCallback, useRef, useState } from "react";
import { PageSkeleton } from "../../states/skeletons.tsx";
import { usePhone } from "../../windows/use-phone.ts";
import { zoomOfKey } from "../use-zoom-keys.ts";
import { ViewFailed } from "../view-failed.tsx";
import type { ViewedFile } from "../viewed-file.ts";
import { PageTools, ViewerBar } from "../viewer-bar.tsx";
import styles from "../viewer.module.css";
import { ZoomPane, ZoomPlace } from "../zoom-pane.tsx";
import { FindBar } from "./find-bar.tsx";
import { PageList } from "./page-list.tsx";
import { pageInView, showPage } from "./page-in-view.ts";
import { PdfPage } from "./pdf-page.tsx";
import { usePdf } from "./use-pdf.ts";
import { usePdfSearch } from "./use-pdf-search.ts";

interface PdfReaderProps {
  file: ViewedFile;
  onRetry: () => void;
}

export function PdfReader({ file, onRetry }: PdfReaderProps) {
  const opened = usePdf(file.open);
  if (opened.state === "failed")
    return <ViewFailed file={file} error={opened.error} onRetry={onRetry} />;
  if (opened.state === "loading") {
    return (
      <div className={styles.waiting}>
        <PageSkeleton />
      </div>
    );
  }
  return <Pages file={file} pdf={opened.pdf} aspect={opened.aspect} />;
}

interface PagesProps {
  file: ViewedFile;
  pdf: PDFDocumentProxy;
  aspect: number;
}

function Pages({ file, pdf, aspect }: PagesProps) {
  const isPhone = usePhone();
  const pane = useRef<HTMLElement>(null);
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(1);
  const [isListed, setListed] = useState(false);
  const [isSearched, setSearched] = useState(false);
  const goTo = useCallback((number: number) => showPage(pane.current, number), []);
  const search = usePdfSearch(pdf, isSearched, (found) => leaveListFor(found.page));
  const pages = pdf.numPages;

  /** On a phone the list lies over the pages. */
  function leaveListFor(number: number): void {
    if (isPhone) setListed(false);
    goTo(number);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.target instanceof HTMLInputElement) return;
    const zoomed = zoomOfKey(event, zoom);
    const isFind = event.key.toLowerCase() === "f" && (event.ctrlKey || event.metaKey);
    const turned = isPhone || zoom <= 1 ? pageOfKey(event.key, page, pages, isPhone) : null;
    if (zoomed !== null) setZoom(zoomed);
    else if (isFind) setSearched(true);
    else if (turned !== null) goTo(turned);
    else return;
    event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the pages and tools in it
    <div className={styles.reader} onKeyDown={onKeyDown}>
      <ViewerBar zoom={zoom} onZoom={setZoom} onDownload={file.download}>
        <PageTools
          page={page}
          pages={pages}
          onPage={goTo}
          listShown={isListed}
          onList={setListed}
          onSearch={() => setSearched(!isSearched)}
        />
      </ViewerBar>
      {isSearched && (
        <FindBar
          search={search}
          onClose={() => {
            setSearched(false);
            pane.current?.focus();
          }}
        />
      )}
      <div className={styles.body}>
        {isListed && <PageList pdf={pdf} aspect={aspect} page={page} onPage={leaveListFor} />}
        <ZoomPane
          ref={pane}
          label={`Pages of ${file.name}`}
          flow={isPhone ? "across" : "down"}
          zoom={zoom}
          onZoom={setZoom}
          onScroll={(element) => setPage(pageInView(element))}
        >
          {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
            <ZoomPlace
              key={number}
              number={number}
              aspect={aspect}
              label={`Page ${number}`}
              scrolls={isPhone && zoom > 1 && number === page}
            >
              <PdfPage
                pdf={pdf}
                number={number}
                aspect={aspect}
                found={search.found.filter((one) => one.page === number)}
                current={search.current}
                onPage={goTo}
              />
            </ZoomPlace>
          ))}
        </ZoomPane>
      </div>
    </div>
  );
}

/** Up and down scroll by themselves. */
function pageOfKey(key: string, page: number, pages: number, isAcross: boolean): number | null {
  switch (key) {
    case "ArrowRight":
      return Math.min(page + 1, pages);
    case "ArrowLeft":
      return Math.max(page - 1, 1);
    case "PageDown":
    case " ":
      return isAcross ? Math.min(page + 1, pages) : null;
    case "PageUp":
      return isAcross ? Math.max(page - 1, 1) : null;
    case "Home":
      return 1;
    case "End":
      return pages;
    default:
      return null;
  }
}
