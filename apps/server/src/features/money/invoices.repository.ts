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
  /** The number of its last one. */
  last: number | null;
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
        select e.fee, (
          select max(i.number) from event_invoices i where i.band_id = e.band_id and i.event_id = e.id) as last
        from events e where e.band_id = $1 and e.id = $2`,
    },
    [tx.bandId, eventId],
  );
  return event;
}

/** Says what the event and the band say now, and keeps that. */
export async function insertInvoice(
  tx: Pick<BandTransaction, "rows">,
  { bandId, eventId }: { bandId: number; eventId: number },
  { number, date, dueDate }: { number: number; date: string; dueDate: string },
): Promise<void> {
  await tx.rows(
    {
      text: `
        insert into event_invoices (band_id, event_id, number, date, due_date, name, address, bank_details, note,
          addressee, about, event_date, fee, deposit, payment_received)
        select e.band_id, e.id, $3, $4, $5, coalesce(s.name, b.name), s.address, s.bank_details, s.note,
          concat_ws(E'\\n', nullif(e.booking_name, ''), v.name, coalesce(nullif(v.address, ''), nullif(v.location, ''))),
          concat_ws(', ', coalesce(e.name, v.name, t.name), case when e.name is not null then v.name end),
          e.event_date, e.fee, e.deposit, e.payment_received
        from events e
        join bands b on b.id = e.band_id
        join event_types t on t.id = e.event_type_id
        left join venues v on v.band_id = e.band_id and v.id = e.venue_id
        left join invoice_settings s on s.band_id = e.band_id
        where e.band_id = $1 and e.id = $2`,
    },
    [bandId, eventId, number, date, dueDate],
  );
}
