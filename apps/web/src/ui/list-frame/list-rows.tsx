/** The rows in view, each at its place. */
import type { CSSProperties, KeyboardEvent } from "react";
import { ListRow } from "./list-row.tsx";
import type { ListRowOptions } from "./list-row.tsx";
import type { Expansion, RowKey } from "./expansion.ts";
import { isOpen } from "./expansion.ts";
import styles from "./list-row.module.css";
import { rowDrag } from "./row-drag.ts";
import { placeRows } from "./row-places.ts";
import type { OpenRowMenu } from "./use-row-menu.ts";
import type { ListMeasures } from "./use-list-measures.ts";
import { useLongPress } from "./use-long-press.ts";
import { useRowHeights } from "./use-row-heights.ts";
import { useRowsInView } from "./use-rows-in-view.ts";
import { useRowSlots } from "./use-row-slots.ts";
import { useScrollAnchor } from "./use-scroll-anchor.ts";
import type { Scroller } from "./use-scroller.ts";

interface ListRowsProps<Row> {
  rows: readonly Row[];
  options: ListRowOptions<Row>;
  rowKey: (row: Row) => RowKey;
  expansion: Expansion;
  active: RowKey | null;
  /** The index of the row in hand. */
  rovingRow: number;
  selected: ReadonlySet<RowKey>;
  /** The menu that is open, and its row. */
  menu: Pick<OpenRowMenu, "key" | "part"> | null;
  scroller: Scroller | null;
  measures: ListMeasures;
  /** Pixels of a row that isn't expanded. */
  rowHeight: number;
  groupOf: ((row: Row) => string) | undefined;
  /** Pixels of the name of a group. */
  groupHeight: number;
  /** What is searched for. */
  text: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Left out, rows stay where they are. */
  onDrag: ((row: Row, transfer: DataTransfer) => void) | undefined;
}

export function ListRows<Row>(props: ListRowsProps<Row>) {
  const { rows, options, rowKey, expansion, active, rovingRow, selected, menu } = props;
  const { scroller, measures, rowHeight, groupOf, groupHeight, text, onKeyDown, onDrag } = props;
  const expanded = (key: RowKey) => options.details !== undefined && isOpen(expansion, key);

  const { known, follow } = useRowHeights();
  const others = new Map<number, number>();
  if (known.size > 0) {
    for (const [index, row] of rows.entries()) {
      const key = rowKey(row);
      const height = known.get(key);
      if (height !== undefined && (options.tall || expanded(key))) others.set(index, height);
    }
  }
  const groups = firstOfGroups(rows, groupOf);
  for (const index of groups.keys())
    others.set(index, (others.get(index) ?? rowHeight) + groupHeight);
  const places = placeRows(rows.length, rowHeight, others);
  const { start, head } = measures;
  useScrollAnchor({ scroller, start, places, measured: known });
  const view = useRowsInView({
    scroller,
    places,
    start,
    covered: head,
    kept: rovingRow,
    question: text,
  });

  const slots = useRowSlots({ rows, view, rovingRow, rowKey });

  const longPress = useLongPress((target) => {
    const index = Number(target.closest<HTMLElement>("[data-index]")?.dataset["index"]);
    const row = rows[index];
    if (row !== undefined) options.onSelect?.(rowKey(row), false);
  });
  const size: CSSProperties = { height: places.total };
  return (
    <div
      role="rowgroup"
      className={styles.rows}
      style={size}
      onKeyDown={onKeyDown}
      {...(options.onSelect && longPress)}
      {...(onDrag && rowDrag(rows, onDrag))}
    >
      {[...groups].map(([index, name]) => (
        <div
          key={name}
          role="row"
          className={styles.group}
          style={{ top: places.topOf(index), height: groupHeight }}
        >
          <span role="rowheader">{name}</span>
        </div>
      ))}
      {slots.map(({ id, index, row, idle }) => {
        const key = rowKey(row);
        return (
          <ListRow
            // By its slot: a letter or a turn of the wheel gives the elements that are there to other rows, and makes none.
            key={id}
            row={row}
            rowKey={key}
            index={index}
            top={places.topOf(index) + (groups.has(index) ? groupHeight : 0)}
            idle={idle}
            expanded={!idle && expanded(key)}
            selected={!idle && selected.has(key)}
            isRoving={!idle && (active === null ? index === 0 : key === active)}
            openMenu={!idle && key === menu?.key ? menu.part : null}
            options={options}
            follow={follow}
          />
        );
      })}
    </div>
  );
}

/** The name of each group, by the index of its first row. */
function firstOfGroups<Row>(
  rows: readonly Row[],
  groupOf: ((row: Row) => string) | undefined,
): ReadonlyMap<number, string> {
  const groups = new Map<number, string>();
  if (!groupOf) return groups;
  let last: string | null = null;
  for (const [index, row] of rows.entries()) {
    const name = groupOf(row);
    if (name !== last) groups.set(index, name);
    last = name;
  }
  return groups;
}
