/** One page of a PDF, or on a wide screen two side by side, as large as they fit: to be turned, not scrolled. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ByteSource } from "../../../lib/files/byte-source.ts";
import { SheetFailed } from "../sheet-failed.tsx";
import { PdfPage } from "./pdf-page.tsx";
import styles from "./pdf-spread.module.css";
import { pagesOnSpread, spreads } from "./spreads.ts";
import { usePdf } from "./use-pdf.ts";

interface PdfSpreadProps {
  /** The same function as long as it is the same file. */
  open: (signal: AbortSignal) => Promise<ByteSource>;
  /** From 0: of those that are turned, each of one page or two. */
  page: number;
  onCounted: (pages: number) => void;
}

export function PdfSpread({ open, page, onCounted }: PdfSpreadProps) {
  const room = useRef<HTMLDivElement>(null);
  const opened = usePdf(open);
  const [side, setSide] = useState<1 | 2>(1);
  const pages = opened.state === "open" ? opened.pdf.numPages : 0;
  const aspect = opened.state === "open" ? opened.aspect : 1;

  useEffect(() => {
    const watched = room.current;
    if (!watched) return undefined;
    const watcher = new ResizeObserver(() =>
      setSide(spreads({ width: watched.clientWidth, height: watched.clientHeight, aspect })),
    );
    watcher.observe(watched);
    return () => watcher.disconnect();
  }, [aspect]);
  const count = useEffectEvent(() => onCounted(Math.max(1, Math.ceil(pages / side))));
  useEffect(() => {
    if (pages > 0) count();
  }, [pages, side]);

  return (
    <div ref={room} className={styles.spread} data-side={side}>
      {opened.state === "failed" && <SheetFailed error={opened.error} />}
      {opened.state === "open" &&
        pagesOnSpread(page, side, pages).map((number) => (
          <div key={number} className={styles.place}>
            <PdfPage pdf={opened.pdf} number={number} aspect={opened.aspect} bare />
          </div>
        ))}
    </div>
  );
}
