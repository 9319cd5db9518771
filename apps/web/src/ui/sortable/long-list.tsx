/** A list of which only the rows in view are in the document. It scrolls by itself, or with whatever it stands in. */
import type { DroppableProvided } from "@hello-pangea/dnd";
import { type FocusEvent, type ReactNode, useRef } from "react";
import { placeRows } from "../list-frame/row-places.ts";
import { useRowsInView } from "../list-frame/use-rows-in-view.ts";
import { useScroller } from "../list-frame/use-scroller.ts";
import { SortableItem, type SortableItemProps } from "./sortable-item.tsx";
import styles from "./sortable.module.css";
import { useListStart } from "./use-list-start.ts";

interface LongListProps<Item> {
  list: string;
  label: string;
  dropped: DroppableProvided;
  /** Something is dragged, over this list or another. */
  isDragging: boolean;
  isOver: boolean;
  /** Whether there is room for one more, which is dragged. */
  isGrown: boolean;
  /** Pixels, the space below it with it. */
  rowHeight: number;
  items: readonly Item[];
  row: (item: Item, index: number) => SortableItemProps<Item>;
  /** The row at which the Tab key stops: it stays in the document wherever the list is scrolled. */
  stop: number;
  onFocus: (event: FocusEvent) => void;
  empty: ReactNode;
  /** The empty place that what is dragged would take. */
  preview: ReactNode;
}

/** A row takes part in each drag, so that one that nobody sees costs more than elsewhere. */
const SPARE = 1;

export function LongList<Item>(props: LongListProps<Item>) {
  const { label, dropped, isOver, isGrown, rowHeight, items, row, stop } = props;
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
      ref={dropped.innerRef}
      {...dropped.droppableProps}
      className={styles.long}
      data-list={props.list}
      data-over={isOver || undefined}
      data-dragging={props.isDragging || undefined}
      onFocus={props.onFocus}
    >
      <ol ref={list} aria-label={label} style={isEmpty ? undefined : { height: room }}>
        {indexes.map((index) => {
          const item = items[index];
          if (item === undefined) return null;
          const it = row(item, index);
          const top = places.topOf(index);
          return <SortableItem key={it.id} {...it} place={index + 1} of={items.length} top={top} />;
        })}
        {props.preview}
        {isEmpty && props.empty !== undefined && <li className={styles.empty}>{props.empty}</li>}
      </ol>
    </div>
  );
}
