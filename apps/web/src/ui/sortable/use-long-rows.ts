/** Which rows of a long list are in the document. */
import { defaultRangeExtractor, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";

interface LongRows {
  count: number;
  /** What scrolls. */
  box: () => HTMLElement | null;
  /** Pixels. */
  rowHeight: number;
  keyOf: (index: number) => string | number;
  /** The row at which the Tab key stops. */
  stop: number;
}

/** Rows beyond those in view, so that keys and wheels meet rows. */
const SPARE = 6;

export function useLongRows({
  count,
  box,
  rowHeight,
  keyOf,
  stop,
}: LongRows): Pick<Virtualizer<HTMLElement, HTMLElement>, "getVirtualItems" | "getTotalSize"> {
  "use no memo"; // The library changes its object in place.
  return useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: box,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: SPARE,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (stop < 0 || stop >= count || indexes.includes(stop)) return indexes;
      return [...indexes, stop].toSorted((one, other) => one - other);
    },
  });
}
