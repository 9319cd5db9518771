/** Which rows are in the document, for a list that the page scrolls and for one inside of a window. */
import type { Virtualizer } from "@tanstack/react-virtual";
import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
} from "@tanstack/react-virtual";

/** The part of a virtualizer that rows are drawn with. */
export type RowVirtualizer = Pick<
  Virtualizer<Window, HTMLElement> | Virtualizer<HTMLElement, HTMLElement>,
  "getVirtualItems" | "getTotalSize" | "measureElement"
>;

export interface RowVirtualizerOptions {
  count: number;
  keyOf: (index: number) => string | number;
  /** Pixels of a row that isn't expanded. */
  rowHeight: number;
  /** Pixels from the top of what scrolls to the first row. */
  start: number;
  /** The row in hand stays in the document wherever the list is scrolled, and with it the focus. */
  kept: number;
  /** Rows above and below those in view that are in the document as well. */
  spare: number;
}

function shared({ count, keyOf, rowHeight, start, kept, spare }: RowVirtualizerOptions) {
  return {
    count,
    getItemKey: keyOf,
    estimateSize: () => rowHeight,
    scrollMargin: start,
    overscan: spare,
    useFlushSync: false,
    rangeExtractor: (range: Parameters<typeof defaultRangeExtractor>[0]) => {
      const indexes = defaultRangeExtractor(range);
      if (kept < 0 || kept >= count || indexes.includes(kept)) return indexes;
      return [...indexes, kept].toSorted((one, other) => one - other);
    },
  };
}

export function usePageRows(options: RowVirtualizerOptions): RowVirtualizer {
  "use no memo"; // The library changes its object in place.
  return useWindowVirtualizer<HTMLElement>(shared(options));
}

export function useBoxRows(options: RowVirtualizerOptions, box: HTMLElement): RowVirtualizer {
  "use no memo"; // The library changes its object in place.
  return useVirtualizer<HTMLElement, HTMLElement>({
    ...shared(options),
    getScrollElement: () => box,
  });
}
