/** What gigs have cost, how the rest is shared, and their invoices. */
import { EXPENSE_TITLE_MAX } from "@bandstand/contracts/event-money";
import { requiredText } from "@bandstand/contracts/fields";
import { amount } from "@bandstand/contracts/money-fields";
import * as z from "zod/mini";
import { readEntries } from "./demo-files.ts";

/** In the place of a nickname. */
export const KITTY = "kitty";

const payee = requiredText();
const ofPayees = z.record(payee, z.number().check(z.nonnegative()));

export const MONEY = readEntries(
  "money.json",
  z.strictObject({
    /** Key of an event. */
    event: requiredText(),
    expenses: z.array(
      z.strictObject({
        title: requiredText(EXPENSE_TITLE_MAX),
        amount,
        by: payee,
        /** Title of a document. */
        receipt: z.optional(requiredText()),
      }),
    ),
    shares: z._default(ofPayees, {}),
    paidOut: z._default(ofPayees, {}),
    invoice: z.optional(z.strictObject({ number: z.int() })),
  }),
);
