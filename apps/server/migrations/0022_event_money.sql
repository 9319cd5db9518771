CREATE TABLE "bandstand"."event_expenses" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."event_expenses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"title" varchar(120) NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"day" date NOT NULL,
	"band_user_id" integer,
	"of_kitty" boolean DEFAULT false NOT NULL,
	"document_id" integer,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "event_expenses_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "event_expenses_amount" CHECK ("bandstand"."event_expenses"."amount" > 0),
	CONSTRAINT "event_expenses_payer" CHECK (not ("bandstand"."event_expenses"."of_kitty" and "bandstand"."event_expenses"."band_user_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "bandstand"."event_invoices" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."event_invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"number" integer NOT NULL,
	"date" date NOT NULL,
	"due_date" date NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "event_invoices_band_id_id_pk" PRIMARY KEY("band_id","id")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."event_shares" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."event_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"band_user_id" integer,
	"of_kitty" boolean DEFAULT false NOT NULL,
	"share" smallint NOT NULL,
	"paid_out" numeric(10, 2),
	"paid_out_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "event_shares_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "event_shares_share" CHECK ("bandstand"."event_shares"."share" >= 0),
	CONSTRAINT "event_shares_payee" CHECK (not ("bandstand"."event_shares"."of_kitty" and "bandstand"."event_shares"."band_user_id" is not null)),
	CONSTRAINT "event_shares_paid_out" CHECK (("bandstand"."event_shares"."paid_out" is null) = ("bandstand"."event_shares"."paid_out_at" is null))
);
--> statement-breakpoint
CREATE TABLE "bandstand"."invoice_settings" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."invoice_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text,
	"address" text,
	"bank_details" text,
	"note" text,
	"due_days" integer DEFAULT 14 NOT NULL,
	"next_number" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invoice_settings_band_id_id_pk" PRIMARY KEY("band_id","id")
);
--> statement-breakpoint
ALTER TABLE "bandstand"."event_expenses" ADD CONSTRAINT "event_expenses_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."event_expenses" ADD CONSTRAINT "event_expenses_event_fk" FOREIGN KEY ("band_id","event_id") REFERENCES "bandstand"."events"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."event_expenses" ADD CONSTRAINT "event_expenses_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE set null ("band_user_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."event_expenses" ADD CONSTRAINT "event_expenses_document_fk" FOREIGN KEY ("band_id","document_id") REFERENCES "bandstand"."documents"("band_id","id") ON DELETE set null ("document_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."event_invoices" ADD CONSTRAINT "event_invoices_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."event_invoices" ADD CONSTRAINT "event_invoices_event_fk" FOREIGN KEY ("band_id","event_id") REFERENCES "bandstand"."events"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."event_shares" ADD CONSTRAINT "event_shares_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."event_shares" ADD CONSTRAINT "event_shares_event_fk" FOREIGN KEY ("band_id","event_id") REFERENCES "bandstand"."events"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."event_shares" ADD CONSTRAINT "event_shares_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE set null ("band_user_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."invoice_settings" ADD CONSTRAINT "invoice_settings_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_expenses_event" ON "bandstand"."event_expenses" USING btree ("band_id","event_id");--> statement-breakpoint
CREATE INDEX "event_expenses_member" ON "bandstand"."event_expenses" USING btree ("band_id","band_user_id");--> statement-breakpoint
CREATE INDEX "event_expenses_document" ON "bandstand"."event_expenses" USING btree ("band_id","document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_invoices_one" ON "bandstand"."event_invoices" USING btree ("band_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_invoices_number" ON "bandstand"."event_invoices" USING btree ("band_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "event_shares_member" ON "bandstand"."event_shares" USING btree ("band_id","event_id","band_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_shares_kitty" ON "bandstand"."event_shares" USING btree ("band_id","event_id") WHERE of_kitty;--> statement-breakpoint
CREATE INDEX "event_shares_by_member" ON "bandstand"."event_shares" USING btree ("band_id","band_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_settings_one" ON "bandstand"."invoice_settings" USING btree ("band_id");--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.event_expenses REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.event_expenses REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON bandstand.event_expenses REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.event_shares REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.event_shares REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON bandstand.event_shares REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.event_invoices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.event_invoices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON bandstand.event_invoices REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.invoice_settings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.invoice_settings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON bandstand.invoice_settings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');
