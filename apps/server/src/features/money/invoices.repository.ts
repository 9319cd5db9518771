/** Invoices and what stands on all of them, as the database has them. */
import type { InvoiceSettings, SaveInvoiceSettings } from "@bandstand/contracts/invoices";
import { eq } from "drizzle-orm";
import { invoiceSettings } from "../../platform/database/schema/event-money.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";

const SETTINGS = {
  name: invoiceSettings.name,
  address: invoiceSettings.address,
  bankDetails: invoiceSettings.bankDetails,
  note: invoiceSettings.note,
  dueDays: invoiceSettings.dueDays,
  nextNumber: invoiceSettings.nextNumber,
};

/** Undefined as long as nobody has said anything and no invoice was made. */
export async function findSettings(tx: BandTransaction): Promise<InvoiceSettings | undefined> {
  const [row] = await tx.db
    .select(SETTINGS)
    .from(invoiceSettings)
    .where(eq(invoiceSettings.bandId, tx.bandId));
  return row;
}

/** Held until the transaction ends, so that numbers are given one after the other. */
export async function lockSettings(tx: BandTransaction): Promise<InvoiceSettings> {
  await tx.db.insert(invoiceSettings).values({ bandId: tx.bandId }).onConflictDoNothing();
  const [row] = await tx.db
    .select(SETTINGS)
    .from(invoiceSettings)
    .where(eq(invoiceSettings.bandId, tx.bandId))
    .for("update");
  if (!row) throw new Error("What stands on invoices was not added.");
  return row;
}

export async function updateSettings(
  tx: BandTransaction,
  fields: SaveInvoiceSettings,
): Promise<void> {
  await tx.db.update(invoiceSettings).set(fields).where(eq(invoiceSettings.bandId, tx.bandId));
}

/** 0 as long as there is none. */
export async function lastNumber(tx: BandTransaction): Promise<number> {
  const [row] = await tx.rows<{ last: number }>(
    {
      name: "last_invoice",
      text: "select coalesce(max(number), 0) as last from event_invoices where band_id = $1",
    },
    [tx.bandId],
  );
  return row?.last ?? 0;
}

export interface EventToInvoice {
  fee: number | null;
  hasInvoice: boolean;
}

/** Undefined when there is none. */
export async function eventToInvoice(
  tx: BandTransaction,
  eventId: number,
): Promise<EventToInvoice | undefined> {
  const [event] = await tx.rows<EventToInvoice>(
    {
      name: "event_to_invoice",
      text: `
        select e.fee, exists (
          select from event_invoices i where i.band_id = e.band_id and i.event_id = e.id) as "hasInvoice"
        from events e where e.band_id = $1 and e.id = $2`,
    },
    [tx.bandId, eventId],
  );
  return event;
}

export async function insertInvoice(
  tx: BandTransaction,
  eventId: number,
  { number, date, dueDate }: { number: number; date: string; dueDate: string },
): Promise<void> {
  await tx.rows(
    {
      text: "insert into event_invoices (band_id, event_id, number, date, due_date) values ($1, $2, $3, $4, $5)",
    },
    [tx.bandId, eventId, number, date, dueDate],
  );
}
