CREATE TABLE "bandstand"."blocked_dates" (
	"user_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."blocked_dates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"note" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_dates_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "blocked_dates_order" CHECK ("bandstand"."blocked_dates"."first_day" <= "bandstand"."blocked_dates"."last_day")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."event_answers" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."event_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"band_user_id" integer NOT NULL,
	"answer" varchar(1),
	"note" text,
	"answered_at" timestamptz(3),
	"asked_at" timestamptz(3),
	"reply_by" date,
	"reminded_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "event_answers_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "event_answers_answer" CHECK ("bandstand"."event_answers"."answer" in ('Y', 'M', 'N')),
	CONSTRAINT "event_answers_answered" CHECK (("bandstand"."event_answers"."answer" is null) = ("bandstand"."event_answers"."answered_at" is null)),
	CONSTRAINT "event_answers_something" CHECK (num_nonnulls("bandstand"."event_answers"."answer", "bandstand"."event_answers"."asked_at") >= 1)
);
--> statement-breakpoint
CREATE TABLE "bandstand"."date_poll_answers" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."date_poll_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"date_poll_day_id" integer NOT NULL,
	"band_user_id" integer NOT NULL,
	"answer" varchar(1) NOT NULL,
	CONSTRAINT "date_poll_answers_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "date_poll_answers_answer" CHECK ("bandstand"."date_poll_answers"."answer" in ('Y', 'M', 'N'))
);
--> statement-breakpoint
CREATE TABLE "bandstand"."date_poll_days" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."date_poll_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"date_poll_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "date_poll_days_band_id_id_pk" PRIMARY KEY("band_id","id")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."date_polls" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."date_polls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(80) NOT NULL,
	"event_type_id" integer NOT NULL,
	"venue_id" integer,
	"start_time" time(0),
	"end_time" time(0),
	"band_user_id" integer,
	"event_id" integer,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "date_polls_band_id_id_pk" PRIMARY KEY("band_id","id")
);
--> statement-breakpoint
ALTER TABLE "bandstand"."blocked_dates" ADD CONSTRAINT "blocked_dates_user_fk" FOREIGN KEY ("user_id") REFERENCES "bandstand"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."event_answers" ADD CONSTRAINT "event_answers_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."event_answers" ADD CONSTRAINT "event_answers_event_fk" FOREIGN KEY ("band_id","event_id") REFERENCES "bandstand"."events"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."event_answers" ADD CONSTRAINT "event_answers_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."date_poll_answers" ADD CONSTRAINT "date_poll_answers_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."date_poll_answers" ADD CONSTRAINT "date_poll_answers_day_fk" FOREIGN KEY ("band_id","date_poll_day_id") REFERENCES "bandstand"."date_poll_days"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."date_poll_answers" ADD CONSTRAINT "date_poll_answers_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."date_poll_days" ADD CONSTRAINT "date_poll_days_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."date_poll_days" ADD CONSTRAINT "date_poll_days_poll_fk" FOREIGN KEY ("band_id","date_poll_id") REFERENCES "bandstand"."date_polls"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."date_polls" ADD CONSTRAINT "date_polls_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."date_polls" ADD CONSTRAINT "date_polls_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "bandstand"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."date_polls" ADD CONSTRAINT "date_polls_venue_fk" FOREIGN KEY ("band_id","venue_id") REFERENCES "bandstand"."venues"("band_id","id") ON DELETE set null ("venue_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."date_polls" ADD CONSTRAINT "date_polls_event_fk" FOREIGN KEY ("band_id","event_id") REFERENCES "bandstand"."events"("band_id","id") ON DELETE set null ("event_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."date_polls" ADD CONSTRAINT "date_polls_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE set null ("band_user_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocked_dates_last_day" ON "bandstand"."blocked_dates" USING btree ("user_id","last_day");--> statement-breakpoint
CREATE UNIQUE INDEX "event_answers_one" ON "bandstand"."event_answers" USING btree ("band_id","event_id","band_user_id");--> statement-breakpoint
CREATE INDEX "event_answers_member" ON "bandstand"."event_answers" USING btree ("band_id","band_user_id");--> statement-breakpoint
CREATE INDEX "event_answers_awaited" ON "bandstand"."event_answers" USING btree ("reply_by") WHERE answer is null and reminded_at is null and reply_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "date_poll_answers_one" ON "bandstand"."date_poll_answers" USING btree ("band_id","date_poll_day_id","band_user_id");--> statement-breakpoint
CREATE INDEX "date_poll_answers_member" ON "bandstand"."date_poll_answers" USING btree ("band_id","band_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "date_poll_days_one" ON "bandstand"."date_poll_days" USING btree ("band_id","date_poll_id","day");--> statement-breakpoint
CREATE INDEX "date_polls_venue" ON "bandstand"."date_polls" USING btree ("band_id","venue_id");--> statement-breakpoint
CREATE INDEX "date_polls_event" ON "bandstand"."date_polls" USING btree ("band_id","event_id");--> statement-breakpoint
CREATE INDEX "date_polls_member" ON "bandstand"."date_polls" USING btree ("band_id","band_user_id");--> statement-breakpoint
-- A person says so for all of their bands, whose rows their role may not write; so the function acts as the system.
CREATE FUNCTION bandstand.revise_blocked_dates() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
declare
  scope text := current_setting('bandstand.scope', true);
begin
  perform set_config('bandstand.scope', '', true);
  insert into bandstand.band_revisions as r (band_id, area, slot)
  select distinct m.band_id, 'EV', pg_backend_pid() % 16
  from changed d join bandstand.band_users m on m.user_id = d.user_id
  order by m.band_id
  on conflict (band_id, area, slot) do update set revision = r.revision + 1;
  perform set_config('bandstand.scope', coalesce(scope, ''), true);
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.event_answers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.event_answers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON bandstand.event_answers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.date_polls REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.date_polls REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON bandstand.date_polls REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.date_poll_days REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.date_poll_days REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON bandstand.date_poll_days REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.date_poll_answers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.date_poll_answers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON bandstand.date_poll_answers REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('EV');--> statement-breakpoint
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.blocked_dates REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise_blocked_dates();--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.blocked_dates REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise_blocked_dates();--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON bandstand.blocked_dates REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise_blocked_dates();
