import { columnsThatFit, type ListColumn, type ListRoom } from "./columns.ts";
import type { ListRowOptions } from "./list-row.tsx";

/** The same object until one of its parts changes: every row is drawn again with another one. */
export function useRowOptions<Row>(options: ListRowOptions<Row>): ListRowOptions<Row> {
  "use memo"; // As it calls no hook, the compiler would pass over it.
  const { listId, columns, rowLabel, details, tall, isCurrent, isShown, onOpen } = options;
  const { onToggle, onInHand, onSelect, selecting, menu } = options;
  return {
    listId,
    columns,
    rowLabel,
    details,
    tall,
    isCurrent,
    isShown,
    onOpen,
    onToggle,
    onInHand,
    onSelect,
    selecting,
    menu,
  };
}

interface ColumnChoice<Row> {
  columns: readonly ListColumn<Row>[];
  phoneColumns?: readonly ListColumn<Row>[];
}

export function useColumns<Row>(
  { columns, phoneColumns = columns }: ColumnChoice<Row>,
  narrow: boolean,
  { width, lines }: ListRoom,
): readonly ListColumn<Row>[] {
  "use memo"; // As it calls no hook, the compiler would pass over it.
  return columnsThatFit(narrow ? phoneColumns : columns, { width, lines });
}
