/** The rows in view, each at its place. */
import type { CSSProperties, KeyboardEvent } from "react";
import { ListRow } from "./list-row.tsx";
import type { ListRowOptions } from "./list-row.tsx";
import type { Expansion, RowKey } from "./expansion.ts";
import { isOpen } from "./expansion.ts";
import styles from "./list-frame.module.css";
import { rowDrag } from "./row-drag.ts";
import { placeRows } from "./row-places.ts";
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
  /** The row whose menu is open. */
  menuOf: RowKey | null;
  scroller: Scroller | null;
  measures: ListMeasures;
  /** Pixels of a row that isn't expanded. */
  rowHeight: number;
  /** What is searched for. */
  text: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Left out, rows stay where they are. */
  onDrag: ((row: Row, transfer: DataTransfer) => void) | undefined;
}

export function ListRows<Row>(props: ListRowsProps<Row>) {
  const { rows, options, rowKey, expansion, active, rovingRow, selected, menuOf } = props;
  const { scroller, measures, rowHeight, text, onKeyDown, onDrag } = props;
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
      {slots.map(({ id, index, row, idle }) => {
        const key = rowKey(row);
        return (
          <ListRow
            // By its slot: a letter or a turn of the wheel gives the elements that are there to other rows, and makes none.
            key={id}
            row={row}
            rowKey={key}
            index={index}
            top={places.topOf(index)}
            idle={idle}
            expanded={!idle && expanded(key)}
            selected={!idle && selected.has(key)}
            isRoving={!idle && (active === null ? index === 0 : key === active)}
            menuOpen={!idle && key === menuOf}
            options={options}
            follow={follow}
          />
        );
      })}
    </div>
  );
}
