/** Which rows of a list are picked to do something with all of them. */
import type { RowKey } from "./expansion.ts";

export interface Selection {
  keys: ReadonlySet<RowKey>;
  /** Where a range begins: the row picked last by itself. */
  anchor: RowKey | null;
}

export type SelectionAction =
  | { type: "toggle"; key: RowKey }
  /** From the anchor to the row, both in; `order` holds the keys as they are shown. */
  | { type: "range"; key: RowKey; order: readonly RowKey[] }
  | { type: "all"; order: readonly RowKey[] }
  | { type: "none" };

export const NOTHING_SELECTED: Selection = { keys: new Set(), anchor: null };

export function selectionReducer(state: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case "toggle": {
      const keys = new Set(state.keys);
      if (!keys.delete(action.key)) keys.add(action.key);
      return { keys, anchor: action.key };
    }
    case "range": {
      const { key, order } = action;
      const from = state.anchor === null ? -1 : order.indexOf(state.anchor);
      const to = order.indexOf(key);
      if (from < 0) return { keys: new Set([...state.keys, key]), anchor: key };
      const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
      return { keys: new Set([...state.keys, ...range]), anchor: state.anchor };
    }
    case "all":
      return { keys: new Set([...state.keys, ...action.order]), anchor: state.anchor };
    case "none":
      return NOTHING_SELECTED;
  }
}
