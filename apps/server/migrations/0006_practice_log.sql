CREATE TABLE "bandstand"."practices" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."practices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"band_user_id" integer NOT NULL,
	"song_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"day" date NOT NULL,
	"seconds" integer NOT NULL,
	"loops" integer NOT NULL,
	"clean_speed" real,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "practices_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "practices_seconds" CHECK ("bandstand"."practices"."seconds" between 0 and 86400),
	CONSTRAINT "practices_loops" CHECK ("bandstand"."practices"."loops" between 0 and 100000),
	CONSTRAINT "practices_clean_speed" CHECK ("bandstand"."practices"."clean_speed" between 0.25 and 3)
);
--> statement-breakpoint
ALTER TABLE "bandstand"."practices" ADD CONSTRAINT "practices_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."practices" ADD CONSTRAINT "practices_song_fk" FOREIGN KEY ("band_id","song_id") REFERENCES "bandstand"."songs"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."practices" ADD CONSTRAINT "practices_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "practices_one" ON "bandstand"."practices" USING btree ("band_id","band_user_id","key");--> statement-breakpoint
CREATE INDEX "practices_song" ON "bandstand"."practices" USING btree ("band_id","song_id","band_user_id","day");