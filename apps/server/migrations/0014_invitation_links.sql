CREATE TABLE "bandstand"."invitation_links" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."invitation_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"band_user_id" integer NOT NULL,
	"made_by_id" integer NOT NULL,
	"hash" varchar(64) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_links_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "invitation_links_one" UNIQUE("band_id","band_user_id")
);
--> statement-breakpoint
ALTER TABLE "bandstand"."invitation_links" ADD CONSTRAINT "invitation_links_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."invitation_links" ADD CONSTRAINT "invitation_links_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."invitation_links" ADD CONSTRAINT "invitation_links_maker_fk" FOREIGN KEY ("band_id","made_by_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_links_hash" ON "bandstand"."invitation_links" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "invitation_links_maker" ON "bandstand"."invitation_links" USING btree ("band_id","made_by_id");