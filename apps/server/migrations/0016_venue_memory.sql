CREATE TABLE "bandstand"."venue_notes" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."venue_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"venue_id" integer NOT NULL,
	"event_id" integer,
	"day" date NOT NULL,
	"good" text,
	"bad" text,
	"band_user_id" integer,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by_id" integer,
	CONSTRAINT "venue_notes_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "venue_notes_something" CHECK (num_nonnulls("bandstand"."venue_notes"."good", "bandstand"."venue_notes"."bad") >= 1)
);
--> statement-breakpoint
ALTER TABLE "bandstand"."venues" ADD COLUMN "last_contact_date" date;--> statement-breakpoint
ALTER TABLE "bandstand"."venues" ADD COLUMN "last_contact_notes" text;--> statement-breakpoint
ALTER TABLE "bandstand"."venues" ADD COLUMN "answers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bandstand"."venue_notes" ADD CONSTRAINT "venue_notes_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."venue_notes" ADD CONSTRAINT "venue_notes_venue_fk" FOREIGN KEY ("band_id","venue_id") REFERENCES "bandstand"."venues"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."venue_notes" ADD CONSTRAINT "venue_notes_event_fk" FOREIGN KEY ("band_id","event_id") REFERENCES "bandstand"."events"("band_id","id") ON DELETE set null ("event_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."venue_notes" ADD CONSTRAINT "venue_notes_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE set null ("band_user_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."venue_notes" ADD CONSTRAINT "venue_notes_updated_by_fk" FOREIGN KEY ("band_id","updated_by_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE set null ("updated_by_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "venue_notes_venue" ON "bandstand"."venue_notes" USING btree ("band_id","venue_id","day");--> statement-breakpoint
CREATE INDEX "venue_notes_event" ON "bandstand"."venue_notes" USING btree ("band_id","event_id");--> statement-breakpoint
ALTER TABLE "bandstand"."venues" ADD CONSTRAINT "venues_answers" CHECK (jsonb_typeof("bandstand"."venues"."answers") = 'object');--> statement-breakpoint
ALTER TABLE bandstand.venue_notes ALTER updated_by_id SET DEFAULT bandstand.current_member();--> statement-breakpoint
CREATE TRIGGER sign BEFORE UPDATE ON bandstand.venue_notes FOR EACH ROW
  WHEN (old.updated_by_id is not distinct from new.updated_by_id) EXECUTE FUNCTION bandstand.sign();--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.venue_notes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('VN');--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.venue_notes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('VN');--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON bandstand.venue_notes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('VN');
