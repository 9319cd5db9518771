-- Nothing has written to it yet: what stands there says neither which mail it was, nor to whom it belongs.
DELETE FROM "bandstand"."outgoing_mails";--> statement-breakpoint
CREATE TABLE "bandstand"."promoter_answers" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."promoter_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"answer" text NOT NULL,
	"words" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "promoter_answers_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "promoter_answers_answer" CHECK ("bandstand"."promoter_answers"."answer" in ('accept', 'ask', 'decline'))
);
--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" DROP CONSTRAINT "outgoing_mails_state";--> statement-breakpoint
ALTER TABLE "bandstand"."event_publications" DROP CONSTRAINT "event_publications_event_fk";
--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" DROP CONSTRAINT "outgoing_mails_follower_fk";
--> statement-breakpoint
DROP INDEX "bandstand"."outgoing_mails_one";--> statement-breakpoint
DROP INDEX "bandstand"."outgoing_mails_waiting";--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" ALTER COLUMN "publication_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bandstand"."event_publications" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "bandstand"."event_publications" ADD COLUMN "follower_edition" uuid;--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" ADD COLUMN "band_user_id" integer;--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" ADD COLUMN "edition" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" ADD COLUMN "due_at" timestamptz(3) DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" ADD COLUMN "claimed_by" uuid;--> statement-breakpoint
ALTER TABLE "bandstand"."promoter_answers" ADD CONSTRAINT "promoter_answers_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."promoter_answers" ADD CONSTRAINT "promoter_answers_event_fk" FOREIGN KEY ("band_id","event_id") REFERENCES "bandstand"."events"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promoter_answers_event" ON "bandstand"."promoter_answers" USING btree ("band_id","event_id");--> statement-breakpoint
ALTER TABLE "bandstand"."event_publications" ADD CONSTRAINT "event_publications_event_fk" FOREIGN KEY ("band_id","event_id") REFERENCES "bandstand"."events"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" ADD CONSTRAINT "outgoing_mails_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" ADD CONSTRAINT "outgoing_mails_follower_fk" FOREIGN KEY ("band_id","follower_id") REFERENCES "bandstand"."followers"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_publications_followers" ON "bandstand"."event_publications" USING btree ("band_id") WHERE follower_edition is not null;--> statement-breakpoint
CREATE INDEX "outgoing_mails_sending" ON "bandstand"."outgoing_mails" USING btree ("band_id") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "outgoing_mails_publication" ON "bandstand"."outgoing_mails" USING btree ("band_id","publication_id","state");--> statement-breakpoint
CREATE INDEX "outgoing_mails_follower" ON "bandstand"."outgoing_mails" USING btree ("band_id","follower_id");--> statement-breakpoint
CREATE INDEX "outgoing_mails_member" ON "bandstand"."outgoing_mails" USING btree ("band_id","band_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_mails_one" ON "bandstand"."outgoing_mails" USING btree ("band_id","edition","recipient","to_address");--> statement-breakpoint
CREATE INDEX "outgoing_mails_waiting" ON "bandstand"."outgoing_mails" USING btree ("band_id",("recipient" = 'F'),"due_at","id") WHERE state = 'waiting';--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" DROP COLUMN "cc_address";--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" DROP COLUMN "bcc_address";--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" DROP COLUMN "reply_to";--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" DROP COLUMN "html";--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" DROP COLUMN "text";--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" ADD CONSTRAINT "outgoing_mails_state" CHECK ("bandstand"."outgoing_mails"."state" in ('waiting', 'sending', 'sent', 'failed', 'withdrawn'));