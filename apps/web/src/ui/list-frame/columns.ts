/** The columns of a list: what each shows, how wide it is, and from which width of the list it has room. */
import type { ReactNode } from "react";
import type { MenuContents } from "../menu/menu-item.ts";

export interface RowPlace {
  /** From 0, in the order shown. */
  index: number;
  expanded: boolean;
  toggle: () => void;
  /** For the controls in the row: only those of the row in hand are in the order of Tab. */
  tabIndex: 0 | -1;
  selected: boolean;
  /** Whether any row of the list is selected. */
  selecting: boolean;
  /** `range` takes in all from the row selected last. */
  select: (range: boolean) => void;
  menu: RowMenuPlace;
}

/** A menu of a row, of which there may be several. */
export interface RowMenuFace {
  /** "actions" */
  part: string;
  label: string;
  contents: MenuContents;
}

/** What the buttons of a row's menus need. */
export interface RowMenuPlace {
  /** The part whose menu is open. */
  open: string | null;
  /** Of the menu's element. */
  id: string;
  onPress: (part: string) => void;
  onClick: (button: HTMLElement, menu: RowMenuFace) => void;
}

export interface ListColumn<Row> {
  key: string;
  /** Its heading. */
  label: string;
  /** A track of CSS grid: "minmax(0, 1fr)", "4.5rem". */
  width: string;
  /** It leads to the words of the row, which stand on one edge with the title of the page. */
  leads?: true;
  /** It has no track: it lies in the gutter before the row, or behind it. */
  hangs?: "before" | "behind";
  /** Shown only where rows have so many lines. */
  lines?: 1 | 2;
  /** By what its heading sorts, one of the fields of the list's order. */
  sorts?: string;
  /** Its heading is for screen readers alone. */
  headless?: boolean;
  /** Shown only where the list is at least this many pixels wide, at the normal text size. */
  from?: number;
  /** Shown only where the list is narrower than that. */
  until?: number;
  align?: "start" | "end";
  /** Of the cell, so that a fact needs no element of its own. */
  className?: string | undefined;
  /** What it shows serves another row after a letter of a search: it keeps no state of its own. */
  cell: (row: Row, place: RowPlace) => ReactNode;
  /** Width of its grey bar while the list loads, for instance "60%"; "circle" for a round button. Left out, it has none. */
  skeletonWidth?: string;
}

export interface ListRoom {
  /** Pixels at the normal text size. */
  width: number;
  /** Of each row. */
  lines: 1 | 2;
}

export function columnsThatFit<Row>(
  columns: readonly ListColumn<Row>[],
  room: ListRoom,
): readonly ListColumn<Row>[] {
  return columns.filter(
    ({ from = 0, until = Infinity, lines = room.lines }) =>
      lines === room.lines && room.width >= from && room.width < until,
  );
}

export function gridTracks<Row>(columns: readonly ListColumn<Row>[]): string {
  return columns
    .filter(({ hangs }) => hangs === undefined)
    .map(({ width }) => width)
    .join(" ");
}

/** From the edge of a row to its words: a length of CSS. */
export function leadWidth<Row>(columns: readonly ListColumn<Row>[]): string {
  const leads = columns.filter((column) => column.leads);
  if (leads.length === 0) return "0px";
  return `calc(${leads.map(({ width }) => `${width} + var(--list-gap)`).join(" + ")})`;
}
