/** A list of `SortableLists` as it looks while nothing can be moved, without what moving takes. */
import type { ReactNode } from "react";
import type { SortableKey, SortableListSpec } from "./sortable-order.ts";
import type { SortableRowParts } from "./sortable-row.tsx";
import styles from "./sortable.module.css";

interface RestingListProps<Item> {
  spec: SortableListSpec<Item>;
  itemKey: (item: Item) => SortableKey;
  item: (item: Item, parts: SortableRowParts) => ReactNode;
}

export function RestingList<Item>({ spec, itemKey, item }: RestingListProps<Item>) {
  const { key: list, label, items } = spec;
  const parts = { handle: null, menu: null, grip: null, selected: false, list };
  return (
    <ol aria-label={label} className={styles.list} data-list={list}>
      {items.map((each) => (
        <li
          key={itemKey(each)}
          className={styles.row}
          data-row={itemKey(each)}
          data-state="resting"
        >
          {item(each, parts)}
        </li>
      ))}
    </ol>
  );
}
