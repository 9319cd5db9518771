CREATE TABLE "bandstand"."live_viewers" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."live_viewers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"band_user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"seen_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "live_viewers_band_id_id_pk" PRIMARY KEY("band_id","id")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."setlist_interludes" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."setlist_interludes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"setlist_id" integer NOT NULL,
	"setlist_section_id" integer NOT NULL,
	"after_sequence" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "setlist_interludes_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "setlist_interludes_section" CHECK ("bandstand"."setlist_interludes"."setlist_section_id" between 1 and 4),
	CONSTRAINT "setlist_interludes_after" CHECK ("bandstand"."setlist_interludes"."after_sequence" >= 0),
	CONSTRAINT "setlist_interludes_position" CHECK ("bandstand"."setlist_interludes"."position" >= 1),
	CONSTRAINT "setlist_interludes_kind" CHECK ("bandstand"."setlist_interludes"."kind" in ('break', 'spoken')),
	CONSTRAINT "setlist_interludes_seconds" CHECK ("bandstand"."setlist_interludes"."seconds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bandstand"."setlist_songs" ADD COLUMN "songkey" text;--> statement-breakpoint
ALTER TABLE "bandstand"."setlist_songs" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "bandstand"."setlists" ADD COLUMN "start_time" time(0);--> statement-breakpoint
ALTER TABLE "bandstand"."live_viewers" ADD CONSTRAINT "live_viewers_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."live_viewers" ADD CONSTRAINT "live_viewers_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."setlist_interludes" ADD CONSTRAINT "setlist_interludes_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."setlist_interludes" ADD CONSTRAINT "setlist_interludes_setlist_section_id_setlist_sections_id_fk" FOREIGN KEY ("setlist_section_id") REFERENCES "bandstand"."setlist_sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."setlist_interludes" ADD CONSTRAINT "setlist_interludes_setlist_fk" FOREIGN KEY ("band_id","setlist_id") REFERENCES "bandstand"."setlists"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_viewers_topic" ON "bandstand"."live_viewers" USING btree ("band_id","topic");--> statement-breakpoint
CREATE INDEX "live_viewers_member" ON "bandstand"."live_viewers" USING btree ("band_id","band_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "setlist_interludes_one" ON "bandstand"."setlist_interludes" USING btree ("band_id","setlist_id","position");--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.setlist_interludes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('SL');--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.setlist_interludes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('SL');--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON bandstand.setlist_interludes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('SL');--> statement-breakpoint
-- Who watches what is worth nothing once its server has gone, so it is not worth a line in the log of changes.
ALTER TABLE bandstand.live_viewers SET UNLOGGED;--> statement-breakpoint
-- Whoever is signed out or loses a right hears nothing more: every server looks at its streams of that band again. Told
-- from here, for no code that takes a right away could be trusted to remember it.
CREATE FUNCTION bandstand.announce_rights() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify(
    'bandstand_live',
    json_build_object('band', case tg_op when 'DELETE' then old.band_id else new.band_id end, 'kind', 'rights')::text);
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON bandstand.tokens
  FOR EACH ROW EXECUTE FUNCTION bandstand.announce_rights();--> statement-breakpoint
CREATE TRIGGER announce_revoke AFTER UPDATE ON bandstand.tokens
  FOR EACH ROW WHEN (old.revoked_at is null and new.revoked_at is not null)
  EXECUTE FUNCTION bandstand.announce_rights();--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON bandstand.band_users
  FOR EACH ROW WHEN (
    (old.signin_enabled, old.edit_enabled, old.bookings_enabled, old.administrator_enabled, old.super_administrator_enabled)
    is distinct from
    (new.signin_enabled, new.edit_enabled, new.bookings_enabled, new.administrator_enabled, new.super_administrator_enabled)
  )
  EXECUTE FUNCTION bandstand.announce_rights();--> statement-breakpoint
CREATE TRIGGER announce_change AFTER UPDATE OR DELETE ON bandstand.band_user_menu_options
  FOR EACH ROW EXECUTE FUNCTION bandstand.announce_rights();
