/**
 * The places in the document that rows are shown in. A letter of a search gives the elements that are there to other rows;
 * those it has no row for are kept out of sight, since making them again for the next letter would take longer than all else.
 */

export interface RowSlot<Row> {
  index: number;
  /** Of an idle slot the one it showed last. */
  row: Row;
  /** No row of the list is here now. */
  idle: boolean;
}

interface SlotsOptions<Row> {
  rows: readonly Row[];
  /** As they were when the screen was painted last: slots that nobody sees follow the others after them. */
  painted: readonly Row[];
  /** Of the rows that are to be in the document. */
  indexes: readonly number[];
  isSeen: (index: number) => boolean;
  /** Idle slots are kept before this index. */
  room: number;
}

/** By index. The same array as before where nothing has changed. */
export function fillSlots<Row>(
  before: readonly RowSlot<Row>[],
  { rows, painted, indexes, isSeen, room }: SlotsOptions<Row>,
): readonly RowSlot<Row>[] {
  const filled: RowSlot<Row>[] = [];
  for (const index of indexes) {
    const row = (isSeen(index) ? rows : painted)[index];
    if (row !== undefined) filled.push({ index, row, idle: false });
  }
  const taken = new Set(filled.map(({ index }) => index));
  const wanted = new Set(indexes);
  for (const { index, row } of before) {
    const isFree = index >= rows.length || (wanted.has(index) && !taken.has(index));
    if (isFree && index < room) filled.push({ index, row, idle: true });
  }
  filled.sort((one, other) => one.index - other.index);
  return isSame(before, filled) ? before : filled;
}

function isSame<Row>(some: readonly RowSlot<Row>[], others: readonly RowSlot<Row>[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ index, row, idle }, at) => {
      const other = others[at];
      return other?.index === index && other.row === row && other.idle === idle;
    })
  );
}
