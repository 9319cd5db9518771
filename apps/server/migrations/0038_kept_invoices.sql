DROP INDEX "bandstand"."event_invoices_one";--> statement-breakpoint
ALTER TABLE "bandstand"."event_invoices" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bandstand"."event_invoices" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "bandstand"."event_invoices" ADD COLUMN "bank_details" text;--> statement-breakpoint
ALTER TABLE "bandstand"."event_invoices" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "bandstand"."event_invoices" ADD COLUMN "addressee" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bandstand"."event_invoices" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bandstand"."event_invoices" ADD COLUMN "event_date" date;--> statement-breakpoint
ALTER TABLE "bandstand"."event_invoices" ADD COLUMN "fee" numeric(10, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bandstand"."event_invoices" ADD COLUMN "deposit" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "bandstand"."event_invoices" ADD COLUMN "payment_received" numeric(10, 2);--> statement-breakpoint
CREATE INDEX "event_invoices_event" ON "bandstand"."event_invoices" USING btree ("band_id","event_id");--> statement-breakpoint
UPDATE "bandstand"."event_invoices" i SET
  name = coalesce(s.name, b.name),
  address = s.address,
  bank_details = s.bank_details,
  note = s.note,
  addressee = concat_ws(E'\n', nullif(e.booking_name, ''), v.name, coalesce(nullif(v.address, ''), nullif(v.location, ''))),
  about = concat_ws(', ', coalesce(e.name, v.name, t.name), case when e.name is not null then v.name end),
  event_date = e.event_date,
  fee = coalesce(e.fee, 0),
  deposit = e.deposit,
  payment_received = e.payment_received
FROM "bandstand"."events" e
JOIN "bandstand"."bands" b ON b.id = e.band_id
JOIN "bandstand"."event_types" t ON t.id = e.event_type_id
LEFT JOIN "bandstand"."venues" v ON v.band_id = e.band_id AND v.id = e.venue_id
LEFT JOIN "bandstand"."invoice_settings" s ON s.band_id = e.band_id
WHERE e.band_id = i.band_id AND e.id = i.event_id;
