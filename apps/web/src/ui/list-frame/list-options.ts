/** What a screen tells the list frame; the frame itself knows no songs. */
import type { SortDirection } from "@bandstand/domain/sort-direction";
import type { ReactNode } from "react";
import type { Tone } from "../marks/tone.ts";
import type { MenuGroup } from "../menu/menu-item.ts";
import type { ListColumn } from "./columns.ts";
import type { RowKey } from "./expansion.ts";

export interface ListSearch<Row> {
  /** "Search by Song Title, Artist, Featuring" */
  label: string;
  placeholder: string;
  /** As the address has it. */
  value: string;
  /** Brings the text to the address, 500 ms after the last letter. */
  onChange: (text: string) => void;
  /** Where in a row the text is looked for. */
  fields: (row: Row) => Iterable<string | null>;
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

export interface ListSort<Field extends string = string> {
  fields: readonly { value: Field; label: string }[];
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
  | { state: "failed"; message: string; onRetry: () => void };

export interface ListOptions<Row, Field extends string> {
  title: string;
  /** The fact beside the heading, from the rows shown: "57 of 86 · 3 h 31 min". */
  summary?: (shown: readonly Row[]) => string;
  /** Filtered and sorted already; what is typed in the search box narrows them further. */
  rows: readonly Row[];
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
  /** Enter on a row, or a press on it beside its controls. */
  onOpen?: (row: Row) => void;
  /** The one that is playing, say. */
  isCurrent?: (row: Row) => boolean;
  search?: ListSearch<Row>;
  filters?: readonly ListFilter[];
  /** The cycling toggle behind the filters. */
  all?: { pressed: boolean; onPress: () => void };
  sort?: ListSort<Field>;
  add?: ListAdd;
  /** More things to do with the whole list, from the rows shown. */
  menu?: (shown: readonly Row[]) => readonly MenuGroup[];
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
