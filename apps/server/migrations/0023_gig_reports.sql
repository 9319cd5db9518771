CREATE TABLE "bandstand"."gig_reports" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."gig_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"started_at" time(0),
	"ended_at" time(0),
	"break_minutes" smallint,
	"reckoned_seconds" integer NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "gig_reports_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "gig_reports_breaks" CHECK ("bandstand"."gig_reports"."break_minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bandstand"."played_songs" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."played_songs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_id" integer NOT NULL,
	"song_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	CONSTRAINT "played_songs_band_id_id_pk" PRIMARY KEY("band_id","id")
);
--> statement-breakpoint
ALTER TABLE "bandstand"."gig_reports" ADD CONSTRAINT "gig_reports_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."gig_reports" ADD CONSTRAINT "gig_reports_event_fk" FOREIGN KEY ("band_id","event_id") REFERENCES "bandstand"."events"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."played_songs" ADD CONSTRAINT "played_songs_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."played_songs" ADD CONSTRAINT "played_songs_report_fk" FOREIGN KEY ("band_id","report_id") REFERENCES "bandstand"."gig_reports"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."played_songs" ADD CONSTRAINT "played_songs_song_fk" FOREIGN KEY ("band_id","song_id") REFERENCES "bandstand"."songs"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gig_reports_one" ON "bandstand"."gig_reports" USING btree ("band_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "played_songs_once" ON "bandstand"."played_songs" USING btree ("band_id","report_id","song_id");--> statement-breakpoint
CREATE INDEX "played_songs_song" ON "bandstand"."played_songs" USING btree ("band_id","song_id");--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.gig_reports REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.gig_reports REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON bandstand.gig_reports REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.played_songs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.played_songs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON bandstand.played_songs REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');
