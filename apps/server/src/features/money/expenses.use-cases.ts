/** What an event has cost, and who has paid it. */
import {
  type AddExpense,
  type EventMoney,
  MONEY_MESSAGES,
  MOST_EXPENSES,
  type SaveExpense,
} from "@bandstand/contracts/event-money";
import { Failure, invalidField } from "@bandstand/contracts/failure";
import { violatedConstraint } from "../../platform/database/errors.ts";
import type { BandTransaction, Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { EVENT } from "../../records/events/event-kind.ts";
import { announceRemark } from "../../records/kit/record-changes.ts";
import { found } from "../../records/kit/record-kind.ts";
import { changeMoney } from "./event-money.use-cases.ts";
import {
  countExpenses,
  deleteExpense,
  eventOfExpense,
  insertExpense,
  isReceipt,
  updateExpense,
} from "./expenses.repository.ts";

const EXPENSE = { noun: "expense", notFound: "expense_not_found" } as const;

/** Throws `event_not_found`, `limit_reached`, and `invalid` for a member or a receipt that is not there. */
export function addExpense(
  database: Database,
  caller: Caller,
  eventId: number,
  { documentId = null, ...said }: AddExpense,
): Promise<EventMoney> {
  return changeMoney(database, caller, eventId, async (tx) => {
    await checkReceipt(tx, caller, { eventId, documentId });
    const ofKitty = said.bandUserId === null;
    await insertExpense(tx, { ...said, eventId, ofKitty, documentId }).catch(nameUnknown);
    if ((await countExpenses(tx, eventId)) > MOST_EXPENSES)
      throw new Failure("limit_reached", {
        message: MONEY_MESSAGES.tooManyExpenses,
        details: { limit: MOST_EXPENSES },
      });
  });
}

/** Throws `expense_not_found`, and `invalid` for a member or a receipt that is not there. */
export async function saveExpense(
  database: Database,
  caller: Caller,
  expenseId: number,
  { documentId, ...said }: SaveExpense,
): Promise<EventMoney> {
  const { bandUserId } = said;
  const fields = {
    ...said,
    ...(documentId !== undefined && { documentId }),
    ...(bandUserId !== undefined && { ofKitty: bandUserId === null }),
  };
  const eventId = await findEvent(database, caller, expenseId);
  return changeMoney(database, caller, eventId, async (tx) => {
    found(EXPENSE, await eventOfExpense(tx, expenseId));
    await checkReceipt(tx, caller, { eventId, documentId: documentId ?? null });
    if (Object.keys(fields).length === 0) return;
    await updateExpense(tx, expenseId, fields).catch(nameUnknown);
  });
}

/** Throws `expense_not_found`. */
export async function removeExpense(
  database: Database,
  caller: Caller,
  expenseId: number,
): Promise<void> {
  await database.band(bandScope(caller), async (tx) => {
    const eventId = found(EXPENSE, await eventOfExpense(tx, expenseId));
    if (!(await deleteExpense(tx, expenseId))) throw new Failure("expense_not_found");
    await announceRemark(tx, EVENT, eventId);
  });
}

/** An expense stays with its event. */
function findEvent(database: Database, caller: Caller, expenseId: number): Promise<number> {
  return database.band({ ...bandScope(caller), readOnly: true }, async (tx) =>
    found(EXPENSE, await eventOfExpense(tx, expenseId)),
  );
}

/** Throws `invalid`. */
async function checkReceipt(
  tx: BandTransaction,
  caller: Caller,
  { eventId, documentId }: { eventId: number; documentId: number | null },
): Promise<void> {
  if (documentId !== null && !(await isReceipt(tx, caller, { eventId, documentId })))
    throw invalidField("documentId", MONEY_MESSAGES.unknownReceipt);
}

/** What the band does not have is said at its field. */
function nameUnknown(error: unknown): never {
  const { constraint } = violatedConstraint(error) ?? {};
  if (constraint?.includes("member"))
    throw invalidField("bandUserId", MONEY_MESSAGES.unknownMember);
  throw error;
}
