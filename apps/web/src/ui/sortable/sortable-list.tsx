import { Draggable, Droppable } from "@hello-pangea/dnd";
import type { ReactNode } from "react";
import type { SortableListSpec, SortablePlace } from "./sortable-order.ts";
import { SortableRow, type SortableRowParts } from "./sortable-row.tsx";
import styles from "./sortable.module.css";

interface SortableListProps<Item> {
  /** Sets the items of these lists apart from those of others on the page. */
  scope: string;
  spec: SortableListSpec<Item>;
  lists: readonly SortableListSpec<Item>[];
  itemKey: (item: Item) => string | number;
  itemLabel: (item: Item) => string;
  item: (item: Item, parts: SortableRowParts) => ReactNode;
  locked: boolean;
  empty: ReactNode;
  onMove: (from: SortablePlace, to: SortablePlace, rowId: string) => void;
}

export function SortableList<Item>(props: SortableListProps<Item>) {
  const { scope, spec, lists, itemKey, itemLabel, item: content, locked, empty, onMove } = props;
  return (
    <Droppable droppableId={spec.key} isDropDisabled={locked}>
      {(dropped, { isDraggingOver }) => (
        <ol
          ref={dropped.innerRef}
          {...dropped.droppableProps}
          aria-label={spec.label}
          className={styles.list}
          data-over={isDraggingOver || undefined}
        >
          {spec.items.map((item, index) => {
            const id = `${scope}${itemKey(item)}`;
            return (
              <Draggable
                key={id}
                draggableId={id}
                index={index}
                isDragDisabled={locked}
                // The handle is a button itself, and the pointer sensor leaves other controls alone.
                disableInteractiveElementBlocking
              >
                {(drag, { isDragging, isDropAnimating }) => (
                  <SortableRow
                    id={id}
                    drag={drag}
                    state={isDropAnimating ? "landing" : isDragging ? "dragged" : "resting"}
                    item={item}
                    label={itemLabel(item)}
                    content={content}
                    lists={lists}
                    list={spec.key}
                    index={index}
                    onMove={onMove}
                  />
                )}
              </Draggable>
            );
          })}
          {dropped.placeholder}
          {spec.items.length === 0 && !isDraggingOver && empty !== undefined && (
            <li className={styles.empty}>{empty}</li>
          )}
        </ol>
      )}
    </Droppable>
  );
}
