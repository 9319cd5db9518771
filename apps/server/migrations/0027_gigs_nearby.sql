ALTER TABLE "bandstand"."followers" ADD COLUMN "near_miles" integer;--> statement-breakpoint
ALTER TABLE "bandstand"."followers" ADD COLUMN "near_place" text;--> statement-breakpoint
ALTER TABLE "bandstand"."followers" ADD COLUMN "near_latitude" double precision;--> statement-breakpoint
ALTER TABLE "bandstand"."followers" ADD COLUMN "near_longitude" double precision;--> statement-breakpoint
ALTER TABLE "bandstand"."event_publications" ADD COLUMN "places" jsonb;--> statement-breakpoint
ALTER TABLE "bandstand"."followers" ADD CONSTRAINT "followers_near_whole" CHECK (num_nonnulls("bandstand"."followers"."near_miles", "bandstand"."followers"."near_place", "bandstand"."followers"."near_latitude", "bandstand"."followers"."near_longitude") in (0, 4));