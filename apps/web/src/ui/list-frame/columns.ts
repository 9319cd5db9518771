/** The columns of a list: what each shows, how wide it is, and from which width of the list it has room. */
import type { ReactNode } from "react";
import type { MenuGroup } from "../menu/menu-item.ts";

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

/** What the button of a row's menu needs. */
export interface RowMenuPlace {
  isOpen: boolean;
  /** Of the menu's element. */
  id: string;
  onPress: () => void;
  onClick: (button: HTMLElement, label: string, groups: () => readonly MenuGroup[]) => void;
}

export interface ListColumn<Row> {
  key: string;
  /** Its heading, for screen readers. */
  label: string;
  /** A track of CSS grid: "minmax(0, 1fr)", "4.5rem". */
  width: string;
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

export function columnsThatFit<Row>(
  columns: readonly ListColumn<Row>[],
  width: number,
): readonly ListColumn<Row>[] {
  return columns.filter(({ from = 0, until = Infinity }) => width >= from && width < until);
}

export function gridTracks<Row>(columns: readonly ListColumn<Row>[]): string {
  return columns.map(({ width }) => width).join(" ");
}
