ALTER TABLE "bandstand"."events" ADD COLUMN "series_key" uuid;--> statement-breakpoint
CREATE INDEX "events_series" ON "bandstand"."events" USING btree ("band_id","series_key","event_date");