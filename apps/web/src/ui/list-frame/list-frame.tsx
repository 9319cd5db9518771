/** The frame of every list: head, rows of which only those in view are in the document, and the states without rows. */
import type { CSSProperties, KeyboardEvent } from "react";
import { useId, useReducer, useRef } from "react";
import { MenuPanel } from "../menu/menu-panel.tsx";
import { gridTracks } from "./columns.ts";
import { NOTHING_OPEN, expansionReducer } from "./expansion.ts";
import styles from "./list-frame.module.css";
import { ListHead } from "./list-head.tsx";
import type { ListOptions } from "./list-options.ts";
import { ListRows } from "./list-rows.tsx";
import { EmptyList, ListFailed, ListSkeleton, NoRows } from "./list-states.tsx";
import { rowStep } from "./row-keys.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useFound } from "./use-found.ts";
import { useListMeasures } from "./use-list-measures.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { useRowMenu } from "./use-row-menu.ts";
import { useColumns, useRowOptions } from "./use-row-options.ts";
import { useScroller } from "./use-scroller.ts";
import { useSelection } from "./use-selection.ts";
import { useSearchText } from "./use-search-text.ts";

/** Below this width of the list the columns of a phone are shown, also in a narrow window. */
const NARROW = 600;
/** Rem of a row that isn't expanded, as in the style sheet. */
const ROW_HEIGHT = 3.875;

const nowhere = { value: "", onChange: () => undefined };

export function ListFrame<Row extends object, Field extends string = string>(
  list: ListOptions<Row, Field>,
) {
  const { rows, rowKey, search, details, status = { state: "ready" } } = list;
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const scroller = useScroller(frame);
  const measures = useListMeasures({ frame, head, rows: body, scroller });
  const box = useSearchText(search ?? nowhere);
  const [expansion, expand] = useReducer(expansionReducer, NOTHING_OPEN);
  const menu = useRowMenu(`${listId}menu`);
  const { opened } = menu;

  const shown = useFound(rows, search?.fields, box.text.trim());
  const { active, rovingRow, enter, goTo } = useRowFocus({ listId, shown, rowKey });

  const selection = useSelection({ rows, shown, rowKey });
  const { selectionBar } = list;

  const rowHeight = ROW_HEIGHT * measures.rem;
  const narrow = measures.width > 0 && measures.width < NARROW && list.phoneColumns !== undefined;
  const columns = useColumns(list, narrow, measures.width);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const row = shown[rovingRow];
    // Keys in a control of the row are the control's own.
    if (row === undefined || event.target !== event.currentTarget.ownerDocument.activeElement)
      return;
    if (!(event.target instanceof HTMLElement) || event.target.role !== "row") return;
    if (event.altKey) return;
    const selected = selectionBar ? selection.onKey(event, rovingRow) : null;
    if (selected !== null) {
      event.preventDefault();
      if (selected !== rovingRow) goTo(selected);
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    const page = Math.floor(window.innerHeight / rowHeight) - 2;
    const step = rowStep(event.key, { index: rovingRow, count: shown.length, page });
    if (!step || (step.type !== "go" && step.type !== "open" && !details)) return;
    event.preventDefault();
    if (step.type === "go") goTo(step.index);
    else if (step.type === "open") list.onOpen?.(row);
    else if (step.type === "toggle") expand({ type: "toggle", key: rowKey(row) });
    else expand({ type: "set", key: rowKey(row), open: step.type === "expand" });
  }

  function drag(row: Row, transfer: DataTransfer): void {
    list.onDrag?.(selection.keys.has(rowKey(row)) ? selection.rows : [row], transfer);
  }

  const options = useRowOptions({
    listId,
    columns,
    rowLabel: list.rowLabel,
    details,
    tall: list.tall ?? false,
    isCurrent: list.isCurrent,
    onOpen: list.onOpen,
    onToggle: (key) => expand({ type: "toggle", key }),
    onInHand: enter,
    onSelect: selectionBar && selection.select,
    selecting: selection.rows.length > 0,
    menu,
  });
  const rowsProps = {
    rows: shown,
    options,
    rowKey,
    expansion,
    active,
    rovingRow,
    selected: selection.keys,
    menuOf: opened?.key ?? null,
    scroller,
    measures,
    rowHeight,
    text: box.text,
    onKeyDown,
    onDrag: list.onDrag && drag,
  };
  const tracks: CSSProperties & Record<"--list-tracks" | "--list-head", string> = {
    "--list-tracks": gridTracks(columns),
    "--list-head": `${measures.head}px`,
  };

  return (
    <div ref={frame} className={styles.frame} data-narrow={narrow || undefined} style={tracks}>
      <div ref={head} className={styles.head}>
        <ListHead
          list={list}
          summary={status.state === "ready" ? list.summary?.(shown) : undefined}
          groups={() => list.menu?.(shown) ?? []}
          box={box}
          input={input}
          onExpandAll={details && ((open) => expand({ type: "all", open }))}
          onDown={() => goTo(rovingRow)}
        />
      </div>
      {list.notice}
      <div ref={body} className={styles.body}>
        {status.state === "loading" && <ListSkeleton columns={columns} />}
        {status.state === "failed" && <ListFailed {...status} />}
        {status.state === "ready" && shown.length === 0 && (
          <Nothing list={list} onClearSearch={box.text === "" ? undefined : box.clear} />
        )}
        {status.state === "ready" && rows.length > 0 && scroller !== null && (
          <div
            // The elements of its rows wait for the letter that finds some again.
            hidden={shown.length === 0}
            role={details ? "treegrid" : "grid"}
            aria-label={list.title}
            aria-rowcount={shown.length + 1}
            aria-colcount={columns.length}
            aria-multiselectable={selectionBar ? true : undefined}
            className={styles.grid}
          >
            <div role="rowgroup" className={styles.headings}>
              <div role="row" aria-rowindex={1}>
                {columns.map(({ key, label }) => (
                  <span key={key} role="columnheader">
                    {label}
                  </span>
                ))}
              </div>
            </div>
            <ListRows {...rowsProps} />
          </div>
        )}
        {opened && shown.some((row) => rowKey(row) === opened.key) && (
          <MenuPanel
            key={opened.key}
            id={menu.id}
            label={opened.label}
            groups={opened.groups()}
            button={menu.button}
            onClose={() => menu.close(opened.key)}
          />
        )}
      </div>
      {selectionBar && selection.rows.length > 0 && (
        <SelectionBar
          count={selection.rows.length}
          shown={shown.length}
          onAll={selection.all}
          onClear={selection.clear}
        >
          {selectionBar(selection.rows, selection.clear)}
        </SelectionBar>
      )}
    </div>
  );
}

function Nothing<Row, Field extends string>({
  list,
  onClearSearch,
}: {
  list: ListOptions<Row, Field>;
  onClearSearch: (() => void) | undefined;
}) {
  const total = list.total ?? list.rows.length;
  if (total === 0) return <EmptyList>{list.empty}</EmptyList>;
  return (
    <NoRows
      onClearSearch={onClearSearch}
      onClearFilters={list.rows.length === 0 ? list.onClearFilters : undefined}
    />
  );
}
