/**
 * The places in the document that rows are shown in. What is scrolled out of view, or not found by a letter more, leaves its
 * elements to the rows that come: making them anew would take longer than all else. Those that no row needs are kept out of
 * sight for the next ones.
 */

import type { RowKey } from "./expansion.ts";

export interface RowSlot<Row> {
  /** Of its elements, whichever row they show. */
  id: number;
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
  keyOf: (row: Row) => RowKey;
}

/** In the order of their elements in the document. The same array as before where nothing has changed. */
export function fillSlots<Row>(
  before: readonly RowSlot<Row>[],
  { rows, painted, indexes, isSeen, keyOf }: SlotsOptions<Row>,
): readonly RowSlot<Row>[] {
  const known = new Set(before.map(({ index }) => index));
  const wanted = new Map<number, Row>();
  for (const index of indexes) {
    const seen = isSeen(index);
    const row = (seen ? rows : painted)[index];
    const isDue = seen || rows === painted || known.has(index);
    if (isDue && row !== undefined) wanted.set(index, row);
  }
  const keys = new Set([...wanted.values()].map(keyOf));
  const free = before.filter(({ index }) => !wanted.has(index)).toSorted(byIndex);
  const moved = new Map<number, number>();
  const added: RowSlot<Row>[] = [];
  for (const [index, row] of wanted) {
    if (known.has(index)) continue;
    const slot = free.shift();
    if (slot) moved.set(slot.id, index);
    else added.push({ id: before.length + added.length, index, row, idle: false });
  }
  const slots = before.map((slot): RowSlot<Row> => {
    const { id } = slot;
    const index = moved.get(id) ?? slot.index;
    const row = wanted.get(index);
    if (row === undefined) {
      // Out of sight anyway: what was painted there stays until the next painting, unless its row is elsewhere by now.
      const stays = painted[index] === slot.row && !keys.has(keyOf(slot.row));
      return { ...slot, idle: !stays };
    }
    return { id, index, row, idle: false };
  });
  slots.push(...added);
  return isSame(before, slots) ? before : slots;
}

/** As they follow each other on the screen, for those who have the document read out. */
export function inOrder<Row>(slots: readonly RowSlot<Row>[]): readonly RowSlot<Row>[] {
  const ordered = slots.toSorted(byIndex);
  return isSame(slots, ordered) ? slots : ordered;
}

function byIndex(one: { index: number }, other: { index: number }): number {
  return one.index - other.index;
}

function isSame<Row>(some: readonly RowSlot<Row>[], others: readonly RowSlot<Row>[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, index, row, idle }, at) => {
      const other = others[at];
      return other?.id === id && other.index === index && other.row === row && other.idle === idle;
    })
  );
}
