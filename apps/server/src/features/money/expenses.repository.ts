/** Expenses of events, as the database has them. */
import { and, eq } from "drizzle-orm";
import type { Actor } from "@bandstand/domain/member";
import { eventExpenses } from "../../platform/database/schema/event-money.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { isVisible, sightOf } from "../../records/documents/visible-documents.ts";

type ExpenseRow = typeof eventExpenses.$inferInsert;
export type NewExpense = Omit<ExpenseRow, "bandId" | "id" | "createdAt">;

const isOne = (tx: BandTransaction, id: number) =>
  and(eq(eventExpenses.bandId, tx.bandId), eq(eventExpenses.id, id));

export async function insertExpense(tx: BandTransaction, expense: NewExpense): Promise<void> {
  await tx.db.insert(eventExpenses).values({ ...expense, bandId: tx.bandId });
}

export async function countExpenses(tx: BandTransaction, eventId: number): Promise<number> {
  return tx.db.$count(
    eventExpenses,
    and(eq(eventExpenses.bandId, tx.bandId), eq(eventExpenses.eventId, eventId)),
  );
}

/** Of which event it is; undefined when there is none. */
export async function eventOfExpense(
  tx: BandTransaction,
  expenseId: number,
): Promise<number | undefined> {
  const [row] = await tx.db
    .select({ eventId: eventExpenses.eventId })
    .from(eventExpenses)
    .where(isOne(tx, expenseId));
  return row?.eventId;
}

export async function updateExpense(
  tx: BandTransaction,
  expenseId: number,
  fields: Partial<Omit<NewExpense, "eventId">>,
): Promise<void> {
  await tx.db.update(eventExpenses).set(fields).where(isOne(tx, expenseId));
}

/** @returns whether there was one */
export async function deleteExpense(tx: BandTransaction, expenseId: number): Promise<boolean> {
  const gone = await tx.db
    .delete(eventExpenses)
    .where(isOne(tx, expenseId))
    .returning({ id: eventExpenses.id });
  return gone.length > 0;
}

/** Whether it is a document of the event that the member sees. */
export async function isReceipt(
  tx: BandTransaction,
  reader: Actor,
  { eventId, documentId }: { eventId: number; documentId: number },
): Promise<boolean> {
  const rows = await tx.rows(
    {
      name: "receipt_of_event",
      text: `select from documents d where d.band_id = $1 and d.id = $2 and d.event_id = $3 and ${isVisible("d", 4)}`,
    },
    [tx.bandId, documentId, eventId, ...sightOf(reader)],
  );
  return rows.length > 0;
}
