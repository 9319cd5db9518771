/** What gigs have cost, how the rest is shared, and what the band says on its invoices. */
import { addDays } from "@bandstand/domain/calendar-date";
import { eq } from "drizzle-orm";
import { documents } from "../../platform/database/schema/documents.ts";
import {
  eventExpenses,
  eventShares,
  invoiceSettings,
} from "../../platform/database/schema/event-money.ts";
import { insertInvoice } from "../../features/money/invoices.repository.ts";
import { DEMO_BAND } from "../content/band.ts";
import { dateOf, EVENTS } from "../content/events.ts";
import { KITTY, MONEY } from "../content/money.ts";
import { found, idsBy } from "./lookups.ts";
import type { Ids } from "./music.ts";
import type { LoadContext, LoadedBand } from "./people.ts";

/** Days before today on which members had their parts. */
const PAID_OUT = 12;
const DUE_DAYS = 14;

/** After documents, which hold the receipts. */
export async function insertMoney(
  { tx, time }: LoadContext,
  { bandId, members }: LoadedBand,
  eventIds: Ids,
): Promise<void> {
  const papers = await tx.db
    .select({ id: documents.id, title: documents.title })
    .from(documents)
    .where(eq(documents.bandId, bandId));
  const receipts = idsBy(papers, papers, ({ title }) => title);
  const ofEvent = (key: string) => ({ bandId, eventId: found(eventIds.get(key), key) });
  const dayOf = (key: string) =>
    dateOf(
      found(
        EVENTS.find((event) => event.key === key),
        key,
      ),
      time.today,
    );
  const payee = (name: string) =>
    name === KITTY ? { ofKitty: true } : { bandUserId: found(members.get(name), name) };
  await tx.db.insert(eventExpenses).values(
    MONEY.flatMap(({ event, expenses }) =>
      expenses.map(({ by, receipt, ...expense }) => ({
        ...expense,
        ...ofEvent(event),
        ...payee(by),
        day: dayOf(event),
        documentId: receipt === undefined ? null : found(receipts.get(receipt), receipt),
      })),
    ),
  );
  await tx.db.insert(eventShares).values(
    MONEY.flatMap(({ event, shares, paidOut }) =>
      Object.entries(shares).map(([name, share]) => ({
        ...ofEvent(event),
        ...payee(name),
        share,
        paidOut: paidOut[name] ?? null,
        paidOutAt: name in paidOut ? time.ago(PAID_OUT) : null,
      })),
    ),
  );
  const invoices = MONEY.flatMap(({ event, invoice }) =>
    invoice ? [{ ...invoice, event, date: addDays(dayOf(event), 1) }] : [],
  );
  // What stands on all invoices comes first: each keeps it.
  await tx.db.insert(invoiceSettings).values({
    ...DEMO_BAND.invoices,
    bandId,
    dueDays: DUE_DAYS,
    nextNumber: Math.max(...invoices.map(({ number }) => number)) + 1,
  });
  for (const { event, number, date } of invoices) {
    const { eventId } = ofEvent(event);
    const days = { date, dueDate: addDays(date, DUE_DAYS) };
    await insertInvoice(tx, { bandId, eventId }, { number, ...days });
  }
}
