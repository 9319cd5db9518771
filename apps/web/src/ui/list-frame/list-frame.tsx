/** The frame of every list: head, rows of which only those in view are in the document, and the states without rows. */
import { searchFor } from "@bandstand/domain/text-search";
import type { CSSProperties, KeyboardEvent } from "react";
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
  useRef,
  useState,
} from "react";
import { columnsThatFit, gridTracks } from "./columns.ts";
import type { RowKey } from "./expansion.ts";
import { NOTHING_OPEN, expansionReducer } from "./expansion.ts";
import styles from "./list-frame.module.css";
import { ListHead } from "./list-head.tsx";
import type { ListOptions } from "./list-options.ts";
import type { ListRowOptions } from "./list-row.tsx";
import { rowId } from "./list-row.tsx";
import { BoxRows, PageRows } from "./list-rows.tsx";
import { EmptyList, ListFailed, ListSkeleton, NoRows } from "./list-states.tsx";
import { rowStep } from "./row-keys.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useListMeasures } from "./use-list-measures.ts";
import { usePainted } from "./use-painted.ts";
import { useScrollBack } from "./use-scroll-back.ts";
import { useScroller } from "./use-scroller.ts";
import { useSelection } from "./use-selection.ts";
import { useSearchText } from "./use-search-text.ts";

/** Rows above and below those in view: enough for a flick of the finger until the next frame. */
const SPARE_ROWS = 8;

/** Below this width of the list the columns of a phone are shown, also in a narrow window. */
const NARROW = 600;
/** Rem of a row that isn't expanded, as in the style sheet. */
const ROW_HEIGHT = 3.875;

const nowhere = { value: "", onChange: () => undefined };

export function ListFrame<Row, Field extends string = string>(list: ListOptions<Row, Field>) {
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
  const [active, setActive] = useState<RowKey | null>(null);
  /** Grows whenever the row in hand is to receive the focus. */
  const [focusRequests, setFocusRequests] = useState(0);
  const lastFound = useRef(0);

  const text = useDeferredValue(box.text);
  const isFound = searchFor(text.trim());
  const shown = search && text !== "" ? rows.filter((row) => isFound(search.fields(row))) : rows;
  const found = active === null ? -1 : shown.findIndex((row) => rowKey(row) === active);
  const inHand = Math.max(found, 0);
  const isPainted = usePainted(shown);

  const selection = useSelection({ rows, shown, rowKey });
  const { selectionBar } = list;

  const rowHeight = ROW_HEIGHT * measures.rem;
  const narrow = measures.width > 0 && measures.width < NARROW && list.phoneColumns !== undefined;
  const columns = columnsThatFit(
    narrow && list.phoneColumns ? list.phoneColumns : list.columns,
    measures.width,
  );

  useEffect(() => {
    if (focusRequests === 0 || active === null) return;
    const row = document.getElementById(rowId(listId, active));
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
  }, [focusRequests, active, listId]);

  useEffect(() => {
    // Other rows came or went around the one that has the focus: it stays in view.
    const row =
      inHand < 0 || active === null ? null : document.getElementById(rowId(listId, active));
    if (row !== null && row === document.activeElement) row.scrollIntoView({ block: "nearest" });
  }, [inHand, active, listId]);

  useScrollBack({ text, scroller, measures });

  function goTo(index: number): void {
    const row = shown[index];
    if (row === undefined) return;
    setActive(rowKey(row));
    setFocusRequests((requests) => requests + 1);
  }

  const goToRow = useEffectEvent(goTo);

  useEffect(() => {
    // The row with the focus has gone from the list: the one in its place takes it.
    const gone = active !== null && found < 0;
    if (found >= 0) lastFound.current = found;
    else if (gone && document.activeElement === document.body)
      goToRow(Math.min(lastFound.current, shown.length - 1));
  }, [found, active, shown.length]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const row = shown[inHand];
    // Keys in a control of the row are the control's own.
    if (row === undefined || event.target !== event.currentTarget.ownerDocument.activeElement)
      return;
    if (!(event.target instanceof HTMLElement) || event.target.role !== "row") return;
    if (event.altKey) return;
    const selected = selectionBar ? selection.onKey(event, inHand) : null;
    if (selected !== null) {
      event.preventDefault();
      if (selected !== inHand) goTo(selected);
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    const page = Math.floor(window.innerHeight / rowHeight) - 2;
    const step = rowStep(event.key, { index: inHand, count: shown.length, page });
    if (!step || (step.type !== "go" && step.type !== "open" && !details)) return;
    event.preventDefault();
    if (step.type === "go") goTo(step.index);
    else if (step.type === "open") list.onOpen?.(row);
    else if (step.type === "toggle") expand({ type: "toggle", key: rowKey(row) });
    else expand({ type: "set", key: rowKey(row), open: step.type === "expand" });
  }

  const options: ListRowOptions<Row> = {
    listId,
    columns,
    rowLabel: list.rowLabel,
    details,
    isCurrent: list.isCurrent,
    onOpen: list.onOpen,
    onToggle: (key) => expand({ type: "toggle", key }),
    onInHand: setActive,
    onSelect: selectionBar && selection.select,
    selecting: selection.rows.length > 0,
  };
  const rowsProps = {
    rows: shown,
    options,
    rowKey,
    expansion,
    active: found < 0 ? null : active,
    selected: selection.keys,
    onKeyDown,
    virtual: {
      count: shown.length,
      keyOf: (index: number) => {
        const row = shown[index];
        return row === undefined ? index : rowKey(row);
      },
      rowHeight,
      start: measures.start,
      kept: inHand,
      // First what is in view: a letter typed is answered by the next frame.
      spare: isPainted ? SPARE_ROWS : 1,
    },
  };
  const tracks = {
    "--list-tracks": gridTracks(columns),
    "--list-head": `${measures.head}px`,
  } as CSSProperties;

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
          onDown={() => goTo(inHand)}
        />
      </div>
      {list.notice}
      <div ref={body} className={styles.body}>
        {status.state === "loading" && <ListSkeleton columns={columns} />}
        {status.state === "failed" && <ListFailed {...status} />}
        {status.state === "ready" && shown.length === 0 && (
          <Nothing list={list} onClearSearch={text === "" ? undefined : box.clear} />
        )}
        {status.state === "ready" && shown.length > 0 && scroller !== null && (
          <div
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
            {scroller === "page" ? (
              <PageRows {...rowsProps} />
            ) : (
              <BoxRows {...rowsProps} box={scroller} />
            )}
          </div>
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
