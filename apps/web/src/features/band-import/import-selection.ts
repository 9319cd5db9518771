/** What is picked of another band's items. Pure. */
import type { Importable } from "@bandstand/contracts/band-import";

export type Selection = ReadonlySet<number>;

export const NOTHING_SELECTED: Selection = new Set();

export const isNew = ({ status }: Importable) => status === "new";

export function toggled(selection: Selection, id: number): Selection {
  return new Set(
    selection.has(id) ? [...selection].filter((other) => other !== id) : [...selection, id],
  );
}

/** Whether everything that can be picked of the shown is. */
export function isAllSelected(selection: Selection, shown: readonly Importable[]): boolean {
  const pickable = shown.filter(isNew);
  return pickable.length > 0 && pickable.every(({ id }) => selection.has(id));
}

/** All of the shown, or none of them where all are; what a search hides stays as it is. */
export function toggledAll(selection: Selection, shown: readonly Importable[]): Selection {
  const ids = shown.filter(isNew).map(({ id }) => id);
  const here = new Set(ids);
  const hidden = [...selection].filter((id) => !here.has(id));
  return new Set(isAllSelected(selection, shown) ? hidden : [...hidden, ...ids]);
}

/** The items to send: picked, still there, and not here already. */
export function selected(selection: Selection, items: readonly Importable[]): Importable[] {
  return items.filter((item) => isNew(item) && selection.has(item.id));
}
