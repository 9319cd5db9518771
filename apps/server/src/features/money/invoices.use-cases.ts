/** An invoice is numbered once, and keeps what the event and the band said then. */
import type { EventMoney, MakeInvoice } from "@bandstand/contracts/event-money";
import { Failure, invalidField } from "@bandstand/contracts/failure";
import {
  INVOICE_MESSAGES,
  type InvoiceSettings,
  type SaveInvoiceSettings,
} from "@bandstand/contracts/invoices";
import { addDays } from "@bandstand/domain/calendar-date";
import type { Database } from "../../platform/database/transactions.ts";
import { bandScope, type Caller } from "../../platform/http/caller.ts";
import { EVENT } from "../../records/events/event-kind.ts";
import { found } from "../../records/kit/record-kind.ts";
import { changeMoney } from "./event-money.use-cases.ts";
import {
  eventToInvoice,
  findSettings,
  insertInvoice,
  lastNumber,
  lockSettings,
  updateSettings,
} from "./invoices.repository.ts";

const NOTHING_SAID: InvoiceSettings = {
  name: null,
  address: null,
  bankDetails: null,
  note: null,
  dueDays: 14,
  nextNumber: 1,
};

export function readSettings(database: Database, caller: Caller): Promise<InvoiceSettings> {
  return database.band(
    { ...bandScope(caller), readOnly: true },
    async (tx) => (await findSettings(tx)) ?? NOTHING_SAID,
  );
}

/** Throws `invalid` for a next number that would come to one that is given. */
export function saveSettings(
  database: Database,
  caller: Caller,
  fields: SaveInvoiceSettings,
): Promise<InvoiceSettings> {
  return database.band(bandScope(caller), async (tx) => {
    const before = await lockSettings(tx);
    const last = await lastNumber(tx);
    if (fields.nextNumber !== undefined && fields.nextNumber <= last)
      throw invalidField("nextNumber", INVOICE_MESSAGES.usedNumber(last));
    if (Object.keys(fields).length > 0) await updateSettings(tx, fields);
    return { ...before, ...fields };
  });
}

/** Leaves the one that there is, unless it is the one to replace. Throws `event_not_found` and `no_fee`. */
export function makeInvoice(
  database: Database,
  caller: Caller,
  eventId: number,
  { replaces }: MakeInvoice,
): Promise<EventMoney> {
  return changeMoney(database, caller, eventId, async (tx) => {
    const { fee, last } = found(EVENT, await eventToInvoice(tx, eventId));
    // Who presses twice, or after somebody else, replaces one that is replaced already.
    if (last !== null && last !== replaces) return;
    if (fee === null) throw new Failure("no_fee");
    const { nextNumber, dueDays } = await lockSettings(tx);
    const number = Math.max(nextNumber, (await lastNumber(tx)) + 1);
    const date = caller.today;
    const days = { date, dueDate: addDays(date, dueDays) };
    await insertInvoice(tx, { bandId: tx.bandId, eventId }, { number, ...days });
    await updateSettings(tx, { nextNumber: number + 1 });
  });
}
