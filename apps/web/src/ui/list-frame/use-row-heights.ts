/** The heights of rows that are not all alike, as the browser lays them out. */
import { useState } from "react";
import type { RowKey } from "./expansion.ts";

export interface RowHeights {
  /** In pixels, also of rows that have left the document. */
  known: ReadonlyMap<RowKey, number>;
  /** Follows a row that is in the document, from a layout effect on, until the answer is called. */
  follow: (row: Element, key: RowKey) => () => void;
}

export function useRowHeights(): RowHeights {
  const [known, setKnown] = useState<ReadonlyMap<RowKey, number>>(new Map());

  function follow(row: Element, key: RowKey): () => void {
    const measure = (): void => {
      const { height } = row.getBoundingClientRect();
      setKnown((last) => (last.get(key) === height ? last : new Map(last).set(key, height)));
    };
    // At once, so that nothing is painted over the row below; then whenever its content grows.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    return () => observer.disconnect();
  }

  return { known, follow };
}
