/** A list of which only the rows in view are in the document. It scrolls by itself, or with whatever it stands in. */
import type { DroppableProvided } from "@hello-pangea/dnd";
import { type FocusEvent, type ReactNode, useRef } from "react";
import { placeRows } from "../list-frame/row-places.ts";
import { useRowsInView } from "../list-frame/use-rows-in-view.ts";
import { useScroller } from "../list-frame/use-scroller.ts";
import styles from "./sortable.module.css";
import { useListStart } from "./use-list-start.ts";

interface LongListProps<Item> {
  list: string;
  label: string;
  /** Left out while nothing can be moved. */
  dropped?: DroppableProvided;
  /** Something is dragged, over this list or another. */
  isDragging?: boolean;
  isOver?: boolean;
  /** Whether there is room for one more, which is dragged. */
  isGrown?: boolean;
  /** Pixels, the space below it with it. */
  rowHeight: number;
  items: readonly Item[];
  row: (item: Item, index: number, among: RowAmong) => ReactNode;
  /** The row at which the Tab key stops: it stays in the document wherever the list is scrolled. */
  stop: number;
  onFocus: (event: FocusEvent) => void;
  empty: ReactNode;
  /** The empty place that what is dragged would take. */
  preview?: ReactNode;
}

/** A row among others that are not in the document. */
export interface RowAmong {
  place: number;
  of: number;
  top: number;
}

/** A row takes part in each drag, so that one that nobody sees costs more than elsewhere. */
const SPARE = 1;

export function LongList<Item>(props: LongListProps<Item>) {
  const { label, dropped, rowHeight, items, row, stop } = props;
  const { isDragging = false, isOver = false, isGrown = false } = props;
  const list = useRef<HTMLOListElement>(null);
  const scroller = useScroller(list);
  const start = useListStart(list, scroller);
  const places = placeRows(items.length, rowHeight);
  const { indexes } = useRowsInView({
    scroller,
    places,
    start,
    kept: stop,
    spare: SPARE,
    rowHeight,
  });
  const room = places.total + (isGrown ? rowHeight : 0);
  const isEmpty = items.length === 0 && !isOver;

  return (
    <div
      ref={dropped?.innerRef}
      {...dropped?.droppableProps}
      className={styles.long}
      data-list={props.list}
      data-over={isOver || undefined}
      data-dragging={isDragging || undefined}
      onFocus={props.onFocus}
    >
      <ol ref={list} aria-label={label} style={isEmpty ? undefined : { height: room }}>
        {indexes.map((index) => {
          const item = items[index];
          if (item === undefined) return null;
          const among = { place: index + 1, of: items.length, top: places.topOf(index) };
          return row(item, index, among);
        })}
        {props.preview}
        {isEmpty && props.empty !== undefined && <li className={styles.empty}>{props.empty}</li>}
      </ol>
    </div>
  );
}
