/** Which rows of a list are open, without knowing the rows: all or none, and those that differ. */

export type RowKey = string | number;

export interface Expansion {
  all: boolean;
  /** Rows that are the other way round. */
  except: ReadonlySet<RowKey>;
}

export type ExpansionAction =
  | { type: "toggle"; key: RowKey }
  | { type: "set"; key: RowKey; open: boolean }
  | { type: "all"; open: boolean };

export const NOTHING_OPEN: Expansion = { all: false, except: new Set() };

export function expansionReducer(state: Expansion, action: ExpansionAction): Expansion {
  switch (action.type) {
    case "all":
      return { all: action.open, except: new Set() };
    case "set":
      return isOpen(state, action.key) === action.open ? state : flipped(state, action.key);
    case "toggle":
      return flipped(state, action.key);
  }
}

export function isOpen({ all, except }: Expansion, key: RowKey): boolean {
  return all !== except.has(key);
}

function flipped({ all, except }: Expansion, key: RowKey): Expansion {
  const next = new Set(except);
  if (!next.delete(key)) next.add(key);
  return { all, except: next };
}
