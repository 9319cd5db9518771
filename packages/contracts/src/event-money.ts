/** What an event costs, how the rest of its fee is shared, and what of it was handed over; for whom the fee is told. */
import { MOST_SHARE } from "@bandstand/domain/event-split";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { date, id, idParams, requiredText, timestamp, wholeBetween } from "./fields.ts";
import { invoice } from "./invoices.ts";
import { amount, sum } from "./money-fields.ts";

export const EXPENSE_TITLE_MAX = 120;
/** Of one event. */
export const MOST_EXPENSES = 100;
/** Of one event: every member of a band, and its kitty. */
const MOST_SHARES = 501;

export const MONEY_MESSAGES = {
  unknownMember: "This member does not exist",
  unknownReceipt: "This document is not one of the event’s",
  tooManyExpenses: `An event has ${MOST_EXPENSES} expenses at most.`,
  sharedTwice: "A member has one share",
  nobodyShares: "Give somebody a share",
} as const;

/** Whose it is: a member's, the kitty's (`ofKitty`), or, with neither, somebody's who has left. */
const payee = { bandUserId: z.nullable(z.number()), ofKitty: z.boolean() };

const expense = z.object({
  id: z.number(),
  title: z.string(),
  amount: z.number(),
  day: date,
  /** Who has paid it. */
  ...payee,
  /** Its receipt, among the event's documents, for who may see it. */
  Document: z.nullable(z.object({ id: z.number(), title: z.string() })),
});
export type Expense = z.output<typeof expense>;

const share = z.object({
  ...payee,
  nickname: z.nullable(z.string()),
  avatarFilename: z.nullable(z.string()),
  share: z.number(),
  /** Pounds that were handed over; null where nothing was yet. */
  paidOut: z.nullable(z.number()),
  paidOutAt: z.nullable(timestamp),
});
export type EventShare = z.output<typeof share>;

export const eventMoney = z.object({
  eventId: z.number(),
  /** By day. */
  expenses: z.array(expense),
  /** Of everybody who may have one, the line-up first. As long as nobody has said, those who play share alike. */
  shares: z.array(share),
  invoice: z.nullable(invoice),
});
export type EventMoney = z.output<typeof eventMoney>;

export const readMoney = { kind: "readMoney" } as const;
export const writeMoney = { kind: "writeMoney" } as const;

export const getEventMoney = endpoint({
  method: "GET",
  path: "/eventmoney/{id}",
  summary: "The expenses of an event, its shares, and its invoice",
  access: readMoney,
  params: idParams,
  answer: eventMoney,
  failures: ["event_not_found"],
  tells: ["EV", "BU", "OD"],
});

const expenseFields = {
  title: requiredText(EXPENSE_TITLE_MAX),
  amount,
  day: date,
  /** Null for the kitty. */
  bandUserId: z.nullable(id),
};

/** A document of the event. */
const documentId = z.optional(z.nullable(id));

export const addExpenseBody = z.strictObject({ ...expenseFields, documentId });
export type AddExpense = z.output<typeof addExpenseBody>;

/** Changed fields only. */
export const saveExpenseBody = z.extend(z.partial(z.strictObject(expenseFields)), { documentId });
export type SaveExpense = z.output<typeof saveExpenseBody>;

export const addExpense = endpoint({
  method: "POST",
  path: "/addexpense/{id}",
  summary: "Add an expense of an event",
  access: writeMoney,
  status: 201,
  params: idParams,
  body: addExpenseBody,
  answer: eventMoney,
  failures: ["event_not_found", "limit_reached"],
  changes: ["event_expenses"],
});

export const saveExpense = endpoint({
  method: "POST",
  path: "/saveexpense/{id}",
  summary: "Save changed fields of an expense",
  access: writeMoney,
  params: idParams,
  body: saveExpenseBody,
  answer: eventMoney,
  failures: ["expense_not_found"],
  changes: ["event_expenses"],
});

export const deleteExpense = endpoint({
  method: "DELETE",
  path: "/expense/{id}",
  summary: "Delete an expense; its receipt stays among the event's documents",
  access: writeMoney,
  status: 204,
  params: idParams,
  failures: ["expense_not_found"],
  changes: ["event_expenses"],
});

export const saveSharesBody = z.strictObject({
  shares: z
    .array(
      z.strictObject({
        /** Null for the kitty. */
        bandUserId: z.nullable(id),
        share: wholeBetween(0, MOST_SHARE),
      }),
    )
    .check(z.maxLength(MOST_SHARES, `At most ${MOST_SHARES}`)),
});
export type SaveShares = z.output<typeof saveSharesBody>;

export const saveShares = endpoint({
  method: "POST",
  path: "/saveshares/{id}",
  summary: "Say by which shares the rest of an event's fee is split; who is not named has none",
  access: writeMoney,
  params: idParams,
  body: saveSharesBody,
  answer: eventMoney,
  failures: ["event_not_found"],
  changes: ["event_shares"],
});

export const savePayoutBody = z.strictObject({
  /** Null for the kitty. */
  bandUserId: z.nullable(id),
  /** What they have had of this event in all; null takes it back. */
  paidOut: sum,
});
export type SavePayout = z.output<typeof savePayoutBody>;

export const savePayout = endpoint({
  method: "POST",
  path: "/savepayout/{id}",
  summary:
    "Say what was handed over to a member, or to the kitty. From then on the shares stay as they are until they are saved",
  access: writeMoney,
  params: idParams,
  body: savePayoutBody,
  answer: eventMoney,
  failures: ["event_not_found"],
  changes: ["event_shares"],
});

export const makeInvoiceBody = z.strictObject({
  /** The number of the event's invoice that is wrong; left out for its first. */
  replaces: z.optional(id),
});
export type MakeInvoice = z.output<typeof makeInvoiceBody>;

export const makeInvoice = endpoint({
  method: "POST",
  path: "/makeinvoice/{id}",
  summary:
    "Make the invoice of an event, once, or one in the place of its last: it keeps its number and what it says whatever changes",
  access: writeMoney,
  params: idParams,
  body: makeInvoiceBody,
  answer: eventMoney,
  failures: ["event_not_found", "no_fee"],
  changes: ["event_invoices", "invoice_settings"],
});

export const eventMoneyEndpoints = {
  getEventMoney,
  addExpense,
  saveExpense,
  deleteExpense,
  saveShares,
  savePayout,
  makeInvoice,
};
