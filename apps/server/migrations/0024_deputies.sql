CREATE TABLE "bandstand"."asked_deputies" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."asked_deputies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"deputy_asking_id" integer NOT NULL,
	"band_user_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"asked_at" timestamptz(3),
	"answer_by" timestamptz(3),
	"outcome" varchar(10),
	CONSTRAINT "asked_deputies_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "asked_deputies_position" CHECK ("bandstand"."asked_deputies"."position" >= 1),
	CONSTRAINT "asked_deputies_asked" CHECK (("bandstand"."asked_deputies"."asked_at" is null) = ("bandstand"."asked_deputies"."answer_by" is null)),
	CONSTRAINT "asked_deputies_outcome" CHECK ("bandstand"."asked_deputies"."outcome" in ('accepted', 'declined', 'ran_out', 'skipped', 'taken_back') and ("bandstand"."asked_deputies"."outcome" = 'skipped' or "bandstand"."asked_deputies"."asked_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "bandstand"."deputy_askings" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."deputy_askings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"band_user_id" integer,
	"asked_by_id" integer,
	"note" text,
	"hours" smallint NOT NULL,
	"opens_venue" boolean NOT NULL,
	"opens_setlist" boolean NOT NULL,
	"opens_songs" boolean NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "deputy_askings_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "deputy_askings_hours" CHECK ("bandstand"."deputy_askings"."hours" between 1 and 168)
);
--> statement-breakpoint
ALTER TABLE "bandstand"."asked_deputies" ADD CONSTRAINT "asked_deputies_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."asked_deputies" ADD CONSTRAINT "asked_deputies_asking_fk" FOREIGN KEY ("band_id","deputy_asking_id") REFERENCES "bandstand"."deputy_askings"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."asked_deputies" ADD CONSTRAINT "asked_deputies_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."deputy_askings" ADD CONSTRAINT "deputy_askings_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."deputy_askings" ADD CONSTRAINT "deputy_askings_event_fk" FOREIGN KEY ("band_id","event_id") REFERENCES "bandstand"."events"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."deputy_askings" ADD CONSTRAINT "deputy_askings_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE set null ("band_user_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."deputy_askings" ADD CONSTRAINT "deputy_askings_asker_fk" FOREIGN KEY ("band_id","asked_by_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE set null ("asked_by_id") ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "asked_deputies_one" ON "bandstand"."asked_deputies" USING btree ("band_id","deputy_asking_id","band_user_id");--> statement-breakpoint
CREATE INDEX "asked_deputies_member" ON "bandstand"."asked_deputies" USING btree ("band_id","band_user_id");--> statement-breakpoint
CREATE INDEX "asked_deputies_waited" ON "bandstand"."asked_deputies" USING btree ("answer_by") WHERE outcome is null and answer_by is not null;--> statement-breakpoint
CREATE INDEX "deputy_askings_event" ON "bandstand"."deputy_askings" USING btree ("band_id","event_id");--> statement-breakpoint
CREATE INDEX "deputy_askings_member" ON "bandstand"."deputy_askings" USING btree ("band_id","band_user_id");--> statement-breakpoint
CREATE INDEX "deputy_askings_asker" ON "bandstand"."deputy_askings" USING btree ("band_id","asked_by_id");--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.deputy_askings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.deputy_askings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON bandstand.deputy_askings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.asked_deputies REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.asked_deputies REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON bandstand.asked_deputies REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');
