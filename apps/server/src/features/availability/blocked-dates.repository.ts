/** A person's own blocked dates. */
import type { AddBlockedDate, BlockedDate } from "@bandstand/contracts/blocked-dates";
import { and, eq } from "drizzle-orm";
import { blockedDates } from "../../platform/database/schema/availability.ts";
import type { PersonTransaction } from "../../platform/database/transactions.ts";

const BLOCKED_DATE = {
  id: blockedDates.id,
  firstDay: blockedDates.firstDay,
  lastDay: blockedDates.lastDay,
  note: blockedDates.note,
  fromCalendar: blockedDates.fromCalendar,
};

/** Said by hand: what came from a calendar is changed there. */
const byHand = (tx: PersonTransaction) =>
  and(eq(blockedDates.userId, tx.userId), eq(blockedDates.fromCalendar, false));

const isOwn = (tx: PersonTransaction, id: number) => and(byHand(tx), eq(blockedDates.id, id));

export function listBlocked(tx: PersonTransaction): Promise<BlockedDate[]> {
  return tx.db
    .select(BLOCKED_DATE)
    .from(blockedDates)
    .where(eq(blockedDates.userId, tx.userId))
    .orderBy(blockedDates.firstDay, blockedDates.id);
}

export async function insertBlocked(
  tx: PersonTransaction,
  range: AddBlockedDate,
): Promise<BlockedDate> {
  const [row] = await tx.db
    .insert(blockedDates)
    .values({ ...range, userId: tx.userId })
    .returning(BLOCKED_DATE);
  if (!row) throw new Error("A blocked date was not added.");
  return row;
}

/** Held until the transaction ends. Undefined when there is none. */
export async function lockBlocked(
  tx: PersonTransaction,
  id: number,
): Promise<BlockedDate | undefined> {
  const [row] = await tx.db
    .select(BLOCKED_DATE)
    .from(blockedDates)
    .where(isOwn(tx, id))
    .for("update");
  return row;
}

export async function updateBlocked(
  tx: PersonTransaction,
  { id, ...fields }: BlockedDate,
): Promise<void> {
  await tx.db.update(blockedDates).set(fields).where(isOwn(tx, id));
}

/** @returns whether there was one */
export async function deleteBlocked(tx: PersonTransaction, id: number): Promise<boolean> {
  const gone = await tx.db
    .delete(blockedDates)
    .where(isOwn(tx, id))
    .returning({ id: blockedDates.id });
  return gone.length > 0;
}

export async function countBlocked(tx: PersonTransaction): Promise<number> {
  return tx.db.$count(blockedDates, byHand(tx));
}
