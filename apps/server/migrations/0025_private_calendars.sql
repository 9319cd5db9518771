CREATE TABLE "bandstand"."private_calendars" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"time_zone" text NOT NULL,
	"is_waiting" boolean DEFAULT true NOT NULL,
	"problem" varchar(30),
	"failures" integer DEFAULT 0 NOT NULL,
	"fetched_at" timestamptz(3),
	"read_at" timestamptz(3),
	"etag" text,
	"last_modified" text,
	"due_at" timestamptz(3) NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bandstand"."blocked_dates" ADD COLUMN "from_calendar" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bandstand"."private_calendars" ADD CONSTRAINT "private_calendars_user_fk" FOREIGN KEY ("user_id") REFERENCES "bandstand"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_calendars_due" ON "bandstand"."private_calendars" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "bandstand"."blocked_dates" ADD CONSTRAINT "blocked_dates_busy_only" CHECK ("bandstand"."blocked_dates"."note" is null or not "bandstand"."blocked_dates"."from_calendar");