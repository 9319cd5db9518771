ALTER TABLE "bandstand"."setlists" ADD COLUMN "first_break" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bandstand"."setlists" ADD COLUMN "second_break" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bandstand"."setlists" ADD CONSTRAINT "setlists_first_break" CHECK ("bandstand"."setlists"."first_break" between 0 and 240);--> statement-breakpoint
ALTER TABLE "bandstand"."setlists" ADD CONSTRAINT "setlists_second_break" CHECK ("bandstand"."setlists"."second_break" between 0 and 240);
