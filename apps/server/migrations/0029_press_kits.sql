ALTER TABLE "bandstand"."bands" ADD COLUMN "press_kit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bandstand"."bands" ADD COLUMN "press_address_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "bandstand"."documents" ADD COLUMN "press" text;--> statement-breakpoint
ALTER TABLE "bandstand"."songs" ADD COLUMN "press_position" integer;--> statement-breakpoint
CREATE INDEX "documents_press" ON "bandstand"."documents" USING btree ("band_id") WHERE press is not null;--> statement-breakpoint
CREATE INDEX "songs_press" ON "bandstand"."songs" USING btree ("band_id") WHERE press_position is not null;--> statement-breakpoint
ALTER TABLE "bandstand"."documents" ADD CONSTRAINT "documents_press_values" CHECK ("bandstand"."documents"."press" in ('public', 'private'));--> statement-breakpoint
-- Each server keeps what a press kit shows; of songs and documents that are in none it hears nothing.
CREATE FUNCTION bandstand.announce_public_row() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('bandstand_live',
    json_build_object('band', coalesce(new.band_id, old.band_id), 'kind', 'public')::text);
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER announce_press_update AFTER UPDATE ON bandstand.songs FOR EACH ROW
  WHEN (old.press_position is not null or new.press_position is not null)
  EXECUTE FUNCTION bandstand.announce_public_row();--> statement-breakpoint
CREATE TRIGGER announce_press_delete AFTER DELETE ON bandstand.songs FOR EACH ROW
  WHEN (old.press_position is not null) EXECUTE FUNCTION bandstand.announce_public_row();--> statement-breakpoint
CREATE TRIGGER announce_press_update AFTER UPDATE ON bandstand.documents FOR EACH ROW
  WHEN (old.press is not null or new.press is not null) EXECUTE FUNCTION bandstand.announce_public_row();--> statement-breakpoint
CREATE TRIGGER announce_press_delete AFTER DELETE ON bandstand.documents FOR EACH ROW
  WHEN (old.press is not null) EXECUTE FUNCTION bandstand.announce_public_row();
