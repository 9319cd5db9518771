ALTER TABLE "bandstand"."user_links" DROP CONSTRAINT "user_links_purpose";--> statement-breakpoint
ALTER TABLE "bandstand"."users" ADD COLUMN "pending_email" varchar(60);--> statement-breakpoint
ALTER TABLE "bandstand"."tokens" ADD COLUMN "user_agent" varchar(300);--> statement-breakpoint
-- An account has one telephone number, which bands know as the mobile one.
UPDATE bandstand.users SET mobile_phone = phone WHERE mobile_phone IS NULL AND phone IS NOT NULL;--> statement-breakpoint
ALTER TABLE "bandstand"."users" DROP COLUMN "phone";--> statement-breakpoint
ALTER TABLE "bandstand"."user_links" ADD CONSTRAINT "user_links_purpose" CHECK ("bandstand"."user_links"."purpose" in ('reset', 'setPassword', 'verify', 'changeEmail'));--> statement-breakpoint
ALTER TABLE "bandstand"."users" ADD CONSTRAINT "users_pending_email_lower" CHECK ("bandstand"."users"."pending_email" = lower("bandstand"."users"."pending_email"));