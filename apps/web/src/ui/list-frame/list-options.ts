/** What a screen tells the list frame; the frame itself knows no songs. */
import type { SortDirection } from "@bandstand/domain/sort-direction";
import type { ReactNode } from "react";
import type { Tone } from "../marks/tone.ts";
import type { MenuContents } from "../menu/menu-item.ts";
import type { ListColumn, RowMenuFace } from "./columns.ts";
import type { RowKey } from "./expansion.ts";
import type { ListPaging } from "./paging.ts";

export interface ListSearch<Row> {
  /** "Search by Song Title, Artist, Featuring" */
  label: string;
  placeholder: string;
  /** As the address has it. */
  value: string;
  /** Brings the text to the address, 500 ms after the last letter. */
  onChange: (text: string) => void;
  /** Other milliseconds than those. */
  debounce?: number;
  /** Where in a row the text is looked for. Asked once of each row: it depends on that alone. */
  fields: (row: Row) => Iterable<string | null>;
  /** Rows that the server has found by what they do not say themselves. */
  besides?: ReadonlySet<Row>;
}

export interface ListFilter {
  key: string;
  label: string;
  tone?: Tone;
  icon?: ReactNode;
  count?: number;
  pressed: boolean;
  onPress: () => void;
}

/** Rows that the filters keep away, which a search finds all the same. */
export interface HiddenRows<Row> {
  /** By what they are told of: "1 in Hold". */
  groups: readonly { key: string; label: string; rows: readonly Row[] }[];
  /** Shows the rows of these groups besides. */
  onShow: (keys: readonly string[]) => void;
}

export interface SortField<Field extends string> {
  value: Field;
  label: string;
  /** Which way round it is at first. Left out: ascending. */
  first?: SortDirection;
}

export interface ListSort<Field extends string = string> {
  fields: readonly SortField<Field>[];
  field: Field;
  direction: SortDirection;
  onChange: (field: Field, direction: SortDirection) => void;
}

export interface ListAdd {
  /** "Add Song" */
  label: string;
  onPress: () => void;
  /** Why it cannot be done now. */
  unavailable?: string;
}

/** `loading` while there are no rows to show yet; `failed` when they cannot be had. */
export type ListState =
  | { state: "ready" }
  | { state: "loading" }
  | { state: "failed"; error: Error; onRetry: () => void };

/** Done by a key with the row in hand. */
export interface RowAction<Row> {
  /** "e"; " " is the space bar. */
  keys: string;
  label: string;
  run: (row: Row, hand: RowHand) => void;
  /** The same with the record that is open beside the list, wherever the focus is while nobody types. */
  onShown?: (row: Row) => void;
}

export interface RowHand {
  /** The row in hand. */
  element: HTMLElement;
  /** Opens a menu of the row, at a button of it or at the row itself. */
  openMenu: (menu: RowMenuFace, button?: HTMLElement | null) => void;
}

export interface ListOptions<Row, Field extends string> {
  title: string;
  /** The fact beside the heading, from the rows shown: "57 of 86 · 3 h 31 min". */
  summary?: (shown: readonly Row[]) => string;
  /** Filtered and sorted already, of all pages; what is typed in the search box narrows them further. */
  rows: readonly Row[];
  /** Left out, all rows stand on one page. */
  paging?: ListPaging;
  status?: ListState;
  rowKey: (row: Row) => RowKey;
  /** The row's name for screen readers. */
  rowLabel: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  /** In place of `columns` where the list is narrower than 600 px. */
  phoneColumns?: readonly ListColumn<Row>[];
  /** What stands below an expanded row. Left out, rows don't expand. */
  details?: (row: Row) => ReactNode;
  /** Rows are as tall as what they show. Left out, all have one height, which long lists want. */
  tall?: boolean;
  /** Rows are of one line and low where a mouse points at them; columns say with `lines` in which rows they stand. */
  oneLine?: boolean;
  /** Other keys on the row in hand than those of every list. The same array each time. */
  keys?: readonly RowAction<Row>[];
  /** Another row is in hand, by keys or by a press. */
  onCursor?: (row: Row) => void;
  /** Under what a row stands: rows of one group follow each other, below its name. */
  groupOf?: ((row: Row) => string) | undefined;
  /** Enter on a row, or a press on it beside its controls. */
  onOpen?: (row: Row) => void;
  /** The one that is playing, say. */
  isCurrent?: (row: Row) => boolean;
  /** The one that stands open beside the list. */
  isShown?: (row: Row) => boolean;
  search?: ListSearch<Row>;
  filters?: readonly ListFilter[];
  /** The cycling toggle behind the filters. */
  all?: { pressed: boolean; onPress: () => void };
  /** Left out where filters keep nothing away. */
  hidden?: HiddenRows<Row>;
  sort?: ListSort<Field>;
  add?: ListAdd;
  /** More things to do with the whole list, from the rows shown. */
  menu?: (shown: readonly Row[]) => MenuContents;
  /** What can be done with several rows at once. Left out, rows are not selected. */
  selectionBar?: (selected: readonly Row[], clear: () => void) => ReactNode;
  /** A mouse begins to drag a row; all that are selected where it is one of them. */
  onDrag?: (rows: readonly Row[], transfer: DataTransfer) => void;
  /** Above the rows: what is shown is from when, while offline. */
  notice?: ReactNode;
  /** Where there is nothing at all: what this is for and the button that starts it. Left out: "No Rows". */
  empty?: ReactNode;
  /** Rows there are before filters and search; 0 shows `empty`. Left out, the rows are counted. */
  total?: number;
  /** Takes the filters back, offered where they leave nothing. */
  onClearFilters?: () => void;
}
