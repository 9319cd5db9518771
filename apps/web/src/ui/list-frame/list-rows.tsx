/** The rows in view, each at its place. */
import type { CSSProperties, KeyboardEvent } from "react";
import { ListRow } from "./list-row.tsx";
import type { ListRowOptions } from "./list-row.tsx";
import type { Expansion, RowKey } from "./expansion.ts";
import { isOpen } from "./expansion.ts";
import { useLongPress } from "./use-long-press.ts";
import type { RowVirtualizer, RowVirtualizerOptions } from "./use-row-virtualizer.ts";
import { useBoxRows, usePageRows } from "./use-row-virtualizer.ts";
import styles from "./list-frame.module.css";

interface RowsProps<Row> {
  rows: readonly Row[];
  options: ListRowOptions<Row>;
  rowKey: (row: Row) => RowKey;
  expansion: Expansion;
  active: RowKey | null;
  selected: ReadonlySet<RowKey>;
  virtual: RowVirtualizerOptions;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

export function PageRows<Row>(props: RowsProps<Row>) {
  "use no memo"; // See Rows.
  const virtualizer = usePageRows(props.virtual);
  return <Rows {...props} virtualizer={virtualizer} />;
}

export function BoxRows<Row>({ box, ...props }: RowsProps<Row> & { box: HTMLElement }) {
  "use no memo"; // See Rows.
  const virtualizer = useBoxRows(props.virtual, box);
  return <Rows {...props} virtualizer={virtualizer} />;
}

function Rows<Row>({
  rows,
  options,
  rowKey,
  expansion,
  active,
  selected,
  virtual,
  onKeyDown,
  virtualizer,
}: RowsProps<Row> & { virtualizer: RowVirtualizer }) {
  "use no memo"; // The virtualizer is one object that changes: what the compiler keeps of it would be stale.
  const longPress = useLongPress((target) => {
    const index = Number(target.closest<HTMLElement>("[data-index]")?.dataset["index"]);
    const row = rows[index];
    if (row !== undefined) options.onSelect?.(rowKey(row), false);
  });
  const size: CSSProperties = { height: virtualizer.getTotalSize() };
  return (
    <div
      role="rowgroup"
      className={styles.rows}
      style={size}
      onKeyDown={onKeyDown}
      {...(options.onSelect && longPress)}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        if (row === undefined) return null;
        const key = rowKey(row);
        return (
          <ListRow
            key={key}
            row={row}
            rowKey={key}
            index={index}
            top={start - virtual.start}
            expanded={options.details !== undefined && isOpen(expansion, key)}
            selected={selected.has(key)}
            inHand={active === null ? index === 0 : key === active}
            options={options}
            measure={virtualizer.measureElement}
          />
        );
      })}
    </div>
  );
}
