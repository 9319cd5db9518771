CREATE TABLE "bandstand"."video_downloads" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."video_downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"song_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"recording_filename" text,
	"error" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "video_downloads_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "video_downloads_state" CHECK ("bandstand"."video_downloads"."state" in ('waiting', 'running', 'done', 'failed', 'cancelled')),
	CONSTRAINT "video_downloads_progress" CHECK ("bandstand"."video_downloads"."progress" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "bandstand"."video_downloads" ADD CONSTRAINT "video_downloads_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."video_downloads" ADD CONSTRAINT "video_downloads_song_fk" FOREIGN KEY ("band_id","song_id") REFERENCES "bandstand"."songs"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "video_downloads_one" ON "bandstand"."video_downloads" USING btree ("band_id","song_id");--> statement-breakpoint
CREATE TRIGGER stamp BEFORE UPDATE ON bandstand.video_downloads FOR EACH ROW EXECUTE FUNCTION bandstand.stamp();--> statement-breakpoint
-- A recording that takes another's place is somebody's edit, though what was made of the one before goes with it. A
-- length that is found out later is not.
DROP TRIGGER sign ON bandstand.songs;--> statement-breakpoint
CREATE TRIGGER sign BEFORE UPDATE ON bandstand.songs FOR EACH ROW WHEN (
  old.recording_filename is distinct from new.recording_filename
  or (
    old.rating_sum = new.rating_sum and old.rating_count = new.rating_count
    and old.recording_duration is not distinct from new.recording_duration
    and old.recording_peaks_filename is not distinct from new.recording_peaks_filename
    and old.recording_fine_peaks_filename is not distinct from new.recording_fine_peaks_filename
    and old.recording_loudness is not distinct from new.recording_loudness
    and old.recording_rendition_filename is not distinct from new.recording_rendition_filename
    and old.updated_by_id is not distinct from new.updated_by_id
  )
) EXECUTE FUNCTION bandstand.sign();
