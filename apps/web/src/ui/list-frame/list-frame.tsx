/** The frame of every list: head, rows of which only those in view are in the document, and the states without rows. */
import type { CSSProperties } from "react";
import { useId, useReducer, useRef } from "react";
import { IconPlus } from "@tabler/icons-react";
import { PageHeader } from "../page/page-header.tsx";
import { ThumbAction } from "../page/thumb-action.tsx";
import { useCurrentWindow } from "../windows/window-context.ts";
import { LateMenuPanel } from "../menu/late-menu-panel.ts";
import { Part } from "../parts/part.tsx";
import { gridTracks, leadWidth } from "./columns.ts";
import { NOTHING_OPEN, expansionReducer } from "./expansion.ts";
import styles from "./list-frame.module.css";
import { ListHead } from "./list-head.tsx";
import { ListHeadings } from "./list-headings.tsx";
import { ListMenu } from "./list-menu.tsx";
import type { ListOptions } from "./list-options.ts";
import { ListRows } from "./list-rows.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";
import { EmptyList, FoundBesides, ListFailed, NoRows } from "./list-states.tsx";
import { Pager } from "./pager.tsx";
import { pageOf } from "./paging.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useFound } from "./use-found.ts";
import { type HiddenFound, useHiddenFound } from "./use-hidden-found.ts";
import { useListMeasures } from "./use-list-measures.ts";
import { useMouse } from "./use-mouse.ts";
import { useRowFocus } from "./use-row-focus.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { useRowMenu } from "./use-row-menu.ts";
import { useColumns, useRowOptions } from "./use-row-options.ts";
import { useScroller } from "./use-scroller.ts";
import { useSelection } from "./use-selection.ts";
import { usePhone } from "../windows/use-phone.ts";
import { type SearchBox, useSearchText } from "./use-search-text.ts";

/** Below this width a list stands beside a record: its head takes less. */
const SLIM = 860;

/** Below this width of the list the columns of a phone are shown, also in a narrow window. */
const NARROW = 600;
/** Below so many rem, as `large-text` of style sheets. */
const LARGE_TEXT = 19;
/** From here on a row that a mouse points at needs one line. */
const ONE_LINE = 540;
/** From here on the columns have heads that are seen; with rows of one line, always. */
const HEADED = 1000;
/** Rem of a row that isn't expanded, by its lines, and of the heads. */
const ROW_HEIGHT = { 1: 2.75, 2: 3.875 };
const HEADINGS_HEIGHT = 2.25;
/** Rem of the name of a group above its rows. */
const GROUP_HEIGHT = 2.5;

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

  const text = box.text.trim();
  const matching = useFound(rows, search ?? {}, text);
  const { at, pages, rows: shown } = pageOf(matching, list.paging);
  const found = useHiddenFound(list.hidden, search?.fields, text);
  const focus = useRowFocus({ listId, shown, rowKey, onCursor: list.onCursor });
  const { active, rovingRow, enter, goTo } = focus;
  // The button that shows them goes with what it tells.
  const show = (keys: readonly string[]) => {
    found.show(keys);
    focus.goToRows();
  };
  const hidden = { ...found, show };

  const selection = useSelection({ rows, matching, shown, rowKey });
  const { selectionBar } = list;
  const inWindow = useCurrentWindow() !== null;

  const isEmpty = status.state === "ready" && totalOf(list) === 0 && list.empty !== undefined;
  const { width, rem } = measures;
  const mouse = useMouse();
  const phone = usePhone();
  const lines = list.oneLine === true && mouse && width >= ONE_LINE ? 1 : 2;
  const rowHeight = ROW_HEIGHT[lines] * rem;
  const narrow = lines === 2 && width > 0 && width < NARROW && list.phoneColumns !== undefined;
  const slim = !narrow && width > 0 && width < SLIM;
  const headed = !narrow && (lines === 1 || width >= HEADED);
  const headings = headed ? HEADINGS_HEIGHT * rem : 0;
  const columns = useColumns(list, narrow, { width, lines });

  const onKeyDown = useRowKeys({
    list,
    shown,
    focus,
    selection: selectionBar ? selection : null,
    menu,
    rowHeight,
    expand,
  });

  function drag(row: Row, transfer: DataTransfer): void {
    list.onDrag?.(selection.keys.has(rowKey(row)) ? selection.rows : [row], transfer);
  }

  const options = useRowOptions({
    listId,
    columns,
    rowLabel: list.rowLabel,
    details,
    // Titles of large text take more lines than a row has.
    tall: list.tall === true || (width > 0 && width < LARGE_TEXT * rem),
    isCurrent: list.isCurrent,
    isShown: list.isShown,
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
    menu: opened,
    scroller,
    measures: { ...measures, start: measures.start + headings, head: measures.head + headings },
    rowHeight,
    groupOf: list.groupOf,
    groupHeight: GROUP_HEIGHT * rem,
    text: box.text,
    onKeyDown,
    onDrag: list.onDrag && drag,
  };
  const sizes: CSSProperties & Record<`--list-${string}`, string> = {
    "--list-tracks": gridTracks(columns),
    "--list-lead": narrow ? "0px" : leadWidth(columns),
    "--list-row": `${ROW_HEIGHT[lines]}rem`,
    "--list-head": `${measures.head}px`,
    "--list-headings": `${headings}px`,
  };

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-narrow={narrow || undefined}
      data-slim={slim || undefined}
      style={sizes}
    >
      <div ref={head} className={styles.head}>
        {isEmpty ? (
          <PageHeader
            title={list.title}
            actions={
              <ListMenu sort={undefined} onExpandAll={undefined} more={list.menu?.(matching)} />
            }
          />
        ) : (
          <ListHead
            list={list}
            summary={status.state === "ready" ? list.summary?.(matching) : undefined}
            hidden={hidden}
            menu={list.menu?.(matching)}
            box={box}
            input={input}
            slim={slim}
            onExpandAll={details && ((open) => expand({ type: "all", open }))}
            onDown={() => goTo(rovingRow)}
          />
        )}
      </div>
      {list.notice}
      <div ref={body} className={styles.body} data-empty={isEmpty || undefined}>
        {status.state === "loading" && <ListSkeleton columns={columns} />}
        {status.state === "failed" && <ListFailed {...status} />}
        {status.state === "ready" && shown.length === 0 && (
          <Nothing list={list} box={box} hidden={hidden} />
        )}
        {status.state === "ready" && rows.length > 0 && scroller !== null && (
          <div
            // The elements of its rows wait for the letter that finds some again, and stay worked out until then.
            aria-hidden={shown.length === 0 || undefined}
            data-waits={shown.length === 0 || undefined}
            role={details ? "treegrid" : "grid"}
            aria-label={list.title}
            aria-rowcount={shown.length + 1}
            aria-colcount={columns.length}
            aria-multiselectable={selectionBar ? true : undefined}
            className={styles.grid}
            data-headed={headed || undefined}
          >
            <ListHeadings columns={columns} sort={list.sort} shown={headed} />
            <ListRows {...rowsProps} />
          </div>
        )}
        {status.state === "ready" && shown.length > 0 && (text !== "" || phone) && (
          <FoundBesides hidden={hidden} isSearch={text !== ""} />
        )}
        {opened && shown.some((row) => rowKey(row) === opened.key) && (
          <Part key={`${opened.key}/${opened.part}`} onFailed={() => menu.close(opened.key)}>
            {opened.contents((groups) => (
              <LateMenuPanel
                id={menu.id}
                label={opened.label}
                groups={groups}
                button={menu.button}
                onClose={() => menu.close(opened.key)}
              />
            ))}
          </Part>
        )}
      </div>
      {list.paging && <Pager page={at} pages={pages} onPage={list.paging.onPage} />}
      {phone && !inWindow && list.add && !isEmpty && selection.rows.length === 0 && (
        <ThumbAction {...list.add} icon={<IconPlus aria-hidden />} />
      )}
      {selectionBar && selection.rows.length > 0 && (
        <SelectionBar
          count={selection.rows.length}
          onPage={shown.length}
          matching={matching.length}
          onAll={selection.all}
          onMatching={selection.matching}
          onClear={selection.clear}
        >
          {selectionBar(selection.rows, selection.clear)}
        </SelectionBar>
      )}
    </div>
  );
}

/** Before filters and search. */
const totalOf = ({ total, rows }: Pick<ListOptions<unknown, string>, "total" | "rows">): number =>
  total ?? rows.length;

interface NothingProps<Row, Field extends string> {
  list: ListOptions<Row, Field>;
  box: SearchBox;
  hidden: HiddenFound;
}

function Nothing<Row, Field extends string>({ list, box, hidden }: NothingProps<Row, Field>) {
  if (totalOf(list) === 0) return <EmptyList>{list.empty}</EmptyList>;
  return (
    <NoRows
      search={box.text === "" ? undefined : box}
      hidden={hidden}
      onClearFilters={list.rows.length === 0 ? list.onClearFilters : undefined}
    />
  );
}
