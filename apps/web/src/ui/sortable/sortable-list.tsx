import { Droppable } from "@hello-pangea/dnd";
import type { ReactNode } from "react";
import { useCarried } from "./drag-in-hand.ts";
import { DropPreview } from "./drop-preview.tsx";
import { LongList } from "./long-list.tsx";
import { rowOf, SortableItem, type SortableItemProps } from "./sortable-item.tsx";
import type { SortableKey, SortableListSpec } from "./sortable-order.ts";
import type { SortableContext } from "./sortable-row.tsx";
import styles from "./sortable.module.css";
import { useRovingStop } from "./use-roving-stop.ts";

export interface SortableListProps<Item> extends SortableContext<Item> {
  /** Sets the items of these lists apart from those of others on the page. */
  scope: string;
  spec: SortableListSpec<Item>;
  itemKey: (item: Item) => SortableKey;
  locked: boolean;
  selected: ReadonlySet<SortableKey>;
  /** The Tab key stops once in the list. */
  roving: boolean;
  /** Rows show by themselves that they are dragged. */
  ownLook: boolean;
  empty: ReactNode;
}

export function SortableList<Item>(props: SortableListProps<Item>) {
  const { scope, spec, itemKey, locked, selected, roving, ownLook, empty } = props;
  const { key: list, label, items, rowHeight, keepsOrder = false } = spec;
  const carried = useCarried();
  const ids = items.map((item) => `${scope}${itemKey(item)}`);
  const { stop, visit } = useRovingStop(ids, roving);

  function row(item: Item, index: number): SortableItemProps<Item> {
    const key = itemKey(item);
    const id = `${scope}${key}`;
    return {
      id,
      itemKey: key,
      item,
      list,
      index,
      keepsOrder,
      ownLook,
      locked,
      selected: selected.has(key),
      travelling: carried.includes(key),
      count: carried.includes(key) ? carried.length : 0,
      current: roving ? id === stop : undefined,
      itemLabel: props.itemLabel,
      content: props.content,
      lists: props.lists,
      onMove: props.onMove,
    };
  }

  const isLong = rowHeight !== undefined;
  return (
    <Droppable
      droppableId={list}
      isDropDisabled={locked}
      mode={isLong ? "virtual" : "standard"}
      renderClone={
        isLong
          ? (drag, snapshot, { source }) => {
              const item = items[source.index];
              return item === undefined ? null : rowOf(row(item, source.index), drag, snapshot);
            }
          : null
      }
    >
      {(dropped, { isDraggingOver, isUsingPlaceholder }) =>
        isLong ? (
          <LongList
            list={list}
            label={label}
            dropped={dropped}
            isDragging={carried.length > 0}
            isOver={isDraggingOver}
            isGrown={isUsingPlaceholder && !keepsOrder}
            rowHeight={rowHeight}
            items={items}
            row={(item, index, among) => {
              const it = row(item, index);
              return <SortableItem key={it.id} {...it} {...among} />;
            }}
            stop={ids.indexOf(stop ?? "")}
            onFocus={visit}
            empty={empty}
            preview={!keepsOrder && <DropPreview list={list} rowHeight={rowHeight} />}
          />
        ) : (
          <ol
            ref={dropped.innerRef}
            {...dropped.droppableProps}
            aria-label={label}
            className={styles.list}
            data-list={list}
            data-over={isDraggingOver || undefined}
            data-dragging={carried.length > 0 || undefined}
            onFocus={visit}
          >
            {items.map((item, index) => {
              const it = row(item, index);
              return <SortableItem key={it.id} {...it} />;
            })}
            {dropped.placeholder}
            <DropPreview list={list} />
            {items.length === 0 && !isDraggingOver && empty !== undefined && (
              <li className={styles.empty}>{empty}</li>
            )}
          </ol>
        )
      }
    </Droppable>
  );
}
