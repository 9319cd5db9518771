/** What rows can ask of the board. The same object for as long as the board stands, so that no row is painted anew for it. */
import type { ListKey } from "./board-lists.ts";
import { requiredContext } from "../../../lib/required-context.ts";

export interface RowPress {
  ctrl: boolean;
  shift: boolean;
  touch: boolean;
}

export interface BoardActions {
  /** The row itself was pressed. */
  press: (key: string, how: RowPress) => void;
  toggle: (key: string, shift: boolean) => void;
  openMenu: (key: string, button: HTMLElement) => void;
  /** To the set that quick additions go to. */
  add: (key: string) => void;
  edit: (key: string) => void;
  move: (keys: readonly string[], to: ListKey) => void;
}

export const [BoardActionsContext, useBoardActions] = requiredContext<BoardActions>("BoardActions");
