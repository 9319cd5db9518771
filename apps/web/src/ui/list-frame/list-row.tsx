/** One row: its cells on the list's tracks, and its details below them when it is expanded. */
import type { CSSProperties, MouseEvent, ReactNode } from "react";
import { memo, useLayoutEffect, useRef } from "react";
import { opensElsewhere } from "../links/elsewhere.ts";
import type { ListColumn, RowPlace } from "./columns.ts";
import type { RowKey } from "./expansion.ts";
import styles from "./list-row.module.css";
import type { RowHeights } from "./use-row-heights.ts";
import type { RowMenu } from "./use-row-menu.ts";

/** What all rows share; the same object from render to render, or every row would be drawn again. */
export interface ListRowOptions<Row> {
  /** Begins the ids of the rows. */
  listId: string;
  columns: readonly ListColumn<Row>[];
  rowLabel: (row: Row) => string;
  details: ((row: Row) => ReactNode) | undefined;
  /** Whether rows are as tall as what they show, also while they are not expanded. */
  tall: boolean;
  isCurrent: ((row: Row) => boolean) | undefined;
  isShown: ((row: Row) => boolean) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  onToggle: (key: RowKey) => void;
  /** The row has been entered, by a press or by Tab. */
  onInHand: (key: RowKey) => void;
  /** Undefined for a list whose rows are not selected. */
  onSelect: ((key: RowKey, range: boolean) => void) | undefined;
  /** Whether any row is selected. */
  selecting: boolean;
  menu: Pick<RowMenu, "id" | "onPress" | "onClick">;
}

interface ListRowProps<Row> {
  row: Row;
  rowKey: RowKey;
  index: number;
  /** Pixels from the top of the rows. */
  top: number;
  /** Out of sight, until there is a row for its place again. */
  idle: boolean;
  expanded: boolean;
  isRoving: boolean;
  selected: boolean;
  /** Which of its menus is open. */
  openMenu: string | null;
  options: ListRowOptions<Row>;
  /** Of rows as tall as what they show. */
  follow: RowHeights["follow"];
}

const CONTROLS = "a, button, input, select, textarea, label, [role=button], [role=slider]";

function PlainListRow<Row>(props: ListRowProps<Row>) {
  "use no memo"; // `memo` below does that: of another row nothing stays, and remembering it takes a tenth of each letter.
  const { row, rowKey, index, top, idle, options, follow } = props;
  const { expanded, isRoving, selected, openMenu } = props;
  const { columns, details, onOpen, onSelect, selecting, menu } = options;
  const element = useRef<HTMLDivElement>(null);
  const current = options.isCurrent?.(row) ?? false;
  const shown = options.isShown?.(row) ?? false;
  const place: RowPlace = {
    index,
    expanded,
    toggle: () => options.onToggle(rowKey),
    tabIndex: isRoving ? 0 : -1,
    selected,
    selecting,
    select: (range) => onSelect?.(rowKey, range),
    menu: {
      open: openMenu,
      id: menu.id,
      onPress: (part) => menu.onPress(rowKey, part),
      onClick: (button, opened) => menu.onClick({ key: rowKey, ...opened }, button),
    },
  };
  const style: CSSProperties = { top };

  const tall = expanded || (options.tall && !idle);
  useLayoutEffect(() => {
    if (!tall || !element.current) return undefined;
    return follow(element.current, rowKey);
  }, [tall, rowKey, follow]);

  function onClick(event: MouseEvent<HTMLElement>): void {
    if (event.target instanceof Element && event.target.closest("[data-row-title]")) {
      if (opensElsewhere(event)) return;
      event.preventDefault();
    } else if (event.target instanceof Element && event.target.closest(CONTROLS)) return;
    if (expanded && event.target instanceof Element && event.target.closest("[data-details]"))
      return;
    const range = event.shiftKey;
    if (onSelect && (range || event.ctrlKey || event.metaKey)) {
      // The browser has marked text up to here.
      if (range) window.getSelection()?.empty();
      onSelect(rowKey, range);
      return;
    }
    if (window.getSelection()?.isCollapsed === false) return;
    if (onSelect && selecting && isTouch(event)) onSelect(rowKey, false);
    else onOpen?.(row);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list hears Enter for the row in hand
    <div
      ref={element}
      role="row"
      // Its row may stand at another place now.
      id={idle ? undefined : rowId(options.listId, rowKey)}
      tabIndex={isRoving ? 0 : -1}
      data-index={index}
      data-current={current || undefined}
      data-shown={shown || undefined}
      data-tall={tall || undefined}
      data-idle={idle || undefined}
      data-openable={onOpen ? true : undefined}
      aria-rowindex={index + 2}
      aria-label={options.rowLabel(row)}
      aria-expanded={details ? expanded : undefined}
      aria-current={current || undefined}
      aria-selected={onSelect ? selected : undefined}
      aria-hidden={idle || undefined}
      className={styles.row}
      style={style}
      onClick={onClick}
      onFocus={() => options.onInHand(rowKey)}
    >
      {columns.map((column) => (
        <div
          key={column.key}
          role="gridcell"
          className={
            column.className === undefined ? styles.cell : `${styles.cell} ${column.className}`
          }
          data-align={column.align}
          data-hangs={column.hangs}
        >
          {column.cell(row, place)}
        </div>
      ))}
      {expanded && details && (
        <div key={rowKey} role="gridcell" className={styles.details} data-details>
          {details(row)}
        </div>
      )}
    </div>
  );
}

/** With rows selected, a finger picks more of them; a mouse has the boxes and still opens. */
function isTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch";
}

/** `memo` forgets the type parameter. */
export const ListRow = memo(PlainListRow) as typeof PlainListRow;

export function rowId(listId: string, key: RowKey): string {
  return `${listId}-${key}`;
}
