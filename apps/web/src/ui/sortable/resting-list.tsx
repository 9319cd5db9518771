/** A list of `SortableLists` as it looks while nothing can be moved, without what moving takes. */
import { type ReactNode, useId } from "react";
import { LongList, type RowAmong } from "./long-list.tsx";
import type { SortableKey, SortableListSpec } from "./sortable-order.ts";
import type { SortableRowParts } from "./sortable-row.tsx";
import styles from "./sortable.module.css";
import { useRovingStop } from "./use-roving-stop.ts";

interface RestingListProps<Item> {
  spec: SortableListSpec<Item>;
  itemKey: (item: Item) => SortableKey;
  item: (item: Item, parts: SortableRowParts) => ReactNode;
  selected?: ReadonlySet<SortableKey>;
  /** The Tab key stops once in the list, at the grip of a row. */
  roving?: boolean;
  empty?: ReactNode;
}

export function RestingList<Item>(props: RestingListProps<Item>) {
  const { spec, itemKey, item, selected, roving = false, empty } = props;
  const { key: list, label, items, rowHeight } = spec;
  const scope = useId();
  const ids = items.map((each) => `${scope}${itemKey(each)}`);
  const { stop, visit } = useRovingStop(ids, roving);

  function row(each: Item, index: number, among?: RowAmong): ReactNode {
    const key = itemKey(each);
    const id = ids[index];
    const isSelected = selected?.has(key) ?? false;
    const grip = roving ? { tabIndex: id === stop ? 0 : -1 } : null;
    return (
      <li
        key={key}
        id={roving ? id : undefined}
        className={styles.row}
        data-row={key}
        data-state="resting"
        data-selected={isSelected || undefined}
        {...(among && {
          "aria-posinset": among.place,
          "aria-setsize": among.of,
          style: { top: among.top },
          "data-placed": true,
        })}
      >
        {item(each, { handle: null, menu: null, grip, selected: isSelected, list })}
      </li>
    );
  }

  if (rowHeight !== undefined) {
    return (
      <LongList
        list={list}
        label={label}
        rowHeight={rowHeight}
        items={items}
        row={row}
        stop={ids.indexOf(stop ?? "")}
        onFocus={visit}
        empty={empty}
      />
    );
  }
  return (
    <ol aria-label={label} className={styles.list} data-list={list} onFocus={visit}>
      {items.map((each, index) => row(each, index))}
      {items.length === 0 && empty !== undefined && <li className={styles.empty}>{empty}</li>}
    </ol>
  );
}
