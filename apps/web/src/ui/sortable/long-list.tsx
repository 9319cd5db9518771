/** A list that scrolls by itself, of which only the rows in view are in the document. */
import type { DroppableProvided } from "@hello-pangea/dnd";
import { type FocusEvent, type ReactNode, useRef } from "react";
import { useLongRows } from "./use-long-rows.ts";
import { SortableItem, type SortableItemProps } from "./sortable-item.tsx";
import styles from "./sortable.module.css";

interface LongListProps<Item> {
  label: string;
  dropped: DroppableProvided;
  isOver: boolean;
  /** Pixels, the space below it with it. */
  rowHeight: number;
  rows: readonly SortableItemProps<Item>[];
  /** The row at which the Tab key stops: it stays in the document wherever the list is scrolled. */
  stop: number;
  onFocus: (event: FocusEvent) => void;
  empty: ReactNode;
}

export function LongList<Item>(props: LongListProps<Item>) {
  "use no memo"; // The virtualizer changes its object in place.
  const { label, dropped, isOver, rowHeight, rows, stop, onFocus, empty } = props;
  const box = useRef<HTMLDivElement | null>(null);
  const virtualizer = useLongRows({
    count: rows.length,
    box: () => box.current,
    rowHeight,
    keyOf: (index) => rows[index]?.id ?? index,
    stop,
  });

  return (
    <div
      ref={(element) => {
        box.current = element;
        dropped.innerRef(element);
      }}
      {...dropped.droppableProps}
      className={styles.long}
      data-over={isOver || undefined}
      onFocus={onFocus}
    >
      <ol aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <SortableItem key={row.id} {...row} place={index + 1} of={rows.length} top={start} />
            )
          );
        })}
        {rows.length === 0 && empty !== undefined && <li className={styles.empty}>{empty}</li>}
      </ol>
    </div>
  );
}
