CREATE SCHEMA IF NOT EXISTS "bandstand";
--> statement-breakpoint
CREATE TABLE "bandstand"."user_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."user_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"hash" varchar(64) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"used_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "user_links_purpose" CHECK ("bandstand"."user_links"."purpose" in ('reset', 'setPassword', 'verify'))
);
--> statement-breakpoint
CREATE TABLE "bandstand"."user_passwords" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bandstand"."users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" varchar(60) NOT NULL,
	"forename" varchar(16),
	"surname" varchar(16),
	"phone" varchar(16),
	"mobile_phone" varchar(16),
	"location" varchar(20),
	"address" varchar(80),
	"main_instrument" varchar(20),
	"play_inline" boolean DEFAULT true NOT NULL,
	"email_verified_at" timestamptz(3),
	"last_band_id" integer,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("bandstand"."users"."email" = lower("bandstand"."users"."email"))
);
--> statement-breakpoint
CREATE TABLE "bandstand"."bands" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."bands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"identity" varchar(60) NOT NULL,
	"name" varchar(30) NOT NULL,
	"profile" text,
	"genre_id" integer,
	"location" text,
	"formation_date" date,
	"contact_name" text,
	"contact_phone" text,
	"contact_email" text,
	"website" text,
	"facebook_link" text,
	"you_tube_id" text,
	"rules" text,
	"responsibilities" text,
	"merchandising" text,
	"booking_requirements" text,
	"passwords" text,
	"payment_details" text,
	"logo_filename" text,
	"picture_filename" text,
	"picture_filename_index" integer DEFAULT 0 NOT NULL,
	"dashboard_announcement" text,
	"dashboard_announcement_date" timestamptz(3),
	"dashboard_information" text,
	"dashboard_information_date" timestamptz(3),
	"time_zone" text DEFAULT 'Europe/London' NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by_id" integer,
	CONSTRAINT "bands_name_length" CHECK (char_length("bandstand"."bands"."name") >= 3)
);
--> statement-breakpoint
CREATE TABLE "bandstand"."band_revisions" (
	"band_id" integer NOT NULL,
	"area" varchar(2) NOT NULL,
	"slot" smallint NOT NULL,
	"revision" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "band_revisions_band_id_area_slot_pk" PRIMARY KEY("band_id","area","slot")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."idempotency_keys" (
	"band_id" integer NOT NULL,
	"band_user_id" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint,
	"body" jsonb,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_band_id_band_user_id_key_pk" PRIMARY KEY("band_id","band_user_id","key")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."rate_limits" (
	"key" text NOT NULL,
	"window_start" timestamptz(3) NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "rate_limits_key_window_start_pk" PRIMARY KEY("key","window_start")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bandstand"."document_history" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."document_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"action" text NOT NULL,
	"band_user_id" integer,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "document_history_band_id_id_pk" PRIMARY KEY("band_id","id")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."documents" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"notes" text,
	"document_type_id" integer DEFAULT 1 NOT NULL,
	"filename" text,
	"original_name" text,
	"size" bigint,
	"type" text,
	"admins" boolean DEFAULT false NOT NULL,
	"role_id" integer,
	"song_id" integer,
	"venue_id" integer,
	"event_id" integer,
	"band_user_id" integer,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by_id" integer,
	CONSTRAINT "documents_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "documents_one_place" CHECK (num_nonnulls("bandstand"."documents"."song_id", "bandstand"."documents"."venue_id", "bandstand"."documents"."event_id") <= 1)
);
--> statement-breakpoint
CREATE TABLE "bandstand"."stored_files" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."stored_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"filename" text NOT NULL,
	"kind" text NOT NULL,
	"type" text,
	"size" bigint,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"attached_at" timestamptz(3),
	"released_at" timestamptz(3),
	CONSTRAINT "stored_files_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "stored_files_kind" CHECK ("bandstand"."stored_files"."kind" in ('recording', 'rendition', 'peaks', 'document', 'page', 'picture'))
);
--> statement-breakpoint
CREATE TABLE "bandstand"."events" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" varchar(80),
	"event_date" date NOT NULL,
	"event_type_id" integer NOT NULL,
	"event_status_id" integer NOT NULL,
	"venue_id" integer,
	"setlist_id" integer,
	"draft" boolean DEFAULT true NOT NULL,
	"private_event" boolean DEFAULT false NOT NULL,
	"arrive_time" time(0),
	"doors_open_time" time(0),
	"start_time" time(0),
	"end_time" time(0),
	"doors_close_time" time(0),
	"description" text,
	"public_description" text,
	"fee" integer,
	"deposit" integer,
	"payment_received" integer,
	"booking_name" text,
	"booking_email" text,
	"booking_phone" text,
	"band_to_provide" text,
	"venue_to_provide" text,
	"band_event_url" text,
	"external_event_url1" text,
	"external_event_url2" text,
	"external_event_url3" text,
	"advance_ticket_price" numeric(10, 2),
	"door_ticket_price" numeric(10, 2),
	"ticket_info" text,
	"ticket_url" text,
	"chips" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by_id" integer,
	CONSTRAINT "events_band_id_id_pk" PRIMARY KEY("band_id","id")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."band_links" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."band_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"band_user_id" integer,
	"follower_id" integer,
	"hash" varchar(64) NOT NULL,
	"expires_at" timestamptz(3),
	"used_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "band_links_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "band_links_purpose" CHECK (case "bandstand"."band_links"."purpose" when 'invitation' then "bandstand"."band_links"."band_user_id" is not null and "bandstand"."band_links"."follower_id" is null
                            when 'follower' then "bandstand"."band_links"."follower_id" is not null and "bandstand"."band_links"."band_user_id" is null
                            else false end)
);
--> statement-breakpoint
CREATE TABLE "bandstand"."followers" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."followers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" varchar(254) NOT NULL,
	"location" text,
	"source" text DEFAULT 'Follow' NOT NULL,
	"events" boolean DEFAULT true NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by_id" integer,
	CONSTRAINT "followers_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "followers_email_lower" CHECK ("bandstand"."followers"."email" = lower("bandstand"."followers"."email"))
);
--> statement-breakpoint
CREATE TABLE "bandstand"."document_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sequence" integer NOT NULL,
	"icon" text NOT NULL,
	"mask" varchar(4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bandstand"."event_statuses" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sequence" integer NOT NULL,
	"tag" varchar(2) NOT NULL,
	"color" text NOT NULL,
	CONSTRAINT "event_statuses_tag_unique" UNIQUE("tag")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."event_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sequence" integer NOT NULL,
	"tag" varchar(2) NOT NULL,
	"public_performance" boolean NOT NULL,
	"color" text NOT NULL,
	CONSTRAINT "event_types_tag_unique" UNIQUE("tag")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."file_types" (
	"extension" varchar(8) PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"color" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bandstand"."genres" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sequence" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bandstand"."menu_options" (
	"id" integer PRIMARY KEY NOT NULL,
	"menu_id" integer NOT NULL,
	"tag" varchar(2) NOT NULL,
	"title" text NOT NULL,
	"default_priv" varchar(1) NOT NULL,
	"switchable" boolean NOT NULL,
	"sequence" integer NOT NULL,
	CONSTRAINT "menu_options_tag_unique" UNIQUE("tag")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."menus" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"switchable" boolean NOT NULL,
	"sequence" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bandstand"."roles" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sequence" integer NOT NULL,
	"tag" varchar(2) NOT NULL,
	CONSTRAINT "roles_tag_unique" UNIQUE("tag")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."setlist_sections" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sequence" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bandstand"."song_statuses" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sequence" integer NOT NULL,
	"tag" varchar(2) NOT NULL,
	"color" text NOT NULL,
	CONSTRAINT "song_statuses_tag_unique" UNIQUE("tag")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."venue_statuses" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sequence" integer NOT NULL,
	"tag" varchar(2) NOT NULL,
	"color" text NOT NULL,
	CONSTRAINT "venue_statuses_tag_unique" UNIQUE("tag")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."venue_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sequence" integer NOT NULL,
	"performing" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bandstand"."event_publications" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."event_publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer,
	"band_user_id" integer,
	"status" text NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "event_publications_band_id_id_pk" PRIMARY KEY("band_id","id")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."outgoing_mails" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."outgoing_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"publication_id" integer,
	"recipient" text NOT NULL,
	"follower_id" integer,
	"to_address" text NOT NULL,
	"cc_address" text,
	"bcc_address" text,
	"reply_to" text,
	"subject" text NOT NULL,
	"html" text,
	"text" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"sent_at" timestamptz(3),
	CONSTRAINT "outgoing_mails_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "outgoing_mails_recipient" CHECK ("bandstand"."outgoing_mails"."recipient" in ('V', 'B', 'F')),
	CONSTRAINT "outgoing_mails_state" CHECK ("bandstand"."outgoing_mails"."state" in ('waiting', 'sending', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "bandstand"."band_user_songs" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."band_user_songs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"band_user_id" integer NOT NULL,
	"song_id" integer NOT NULL,
	"settings" text,
	"notes" text,
	"sharing" text DEFAULT '' NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "band_user_songs_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "band_user_songs_settings_size" CHECK (octet_length("bandstand"."band_user_songs"."settings") <= 1048576)
);
--> statement-breakpoint
CREATE TABLE "bandstand"."bookmarks" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."bookmarks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"band_user_id" integer NOT NULL,
	"song_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "bookmarks_band_id_id_pk" PRIMARY KEY("band_id","id")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."song_ratings" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."song_ratings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"song_id" integer NOT NULL,
	"band_user_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "song_ratings_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "song_ratings_range" CHECK ("bandstand"."song_ratings"."rating" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "bandstand"."band_user_menu_options" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."band_user_menu_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"band_user_id" integer NOT NULL,
	"menu_option_id" integer NOT NULL,
	"priv" varchar(1) NOT NULL,
	CONSTRAINT "band_user_menu_options_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "band_user_menu_options_priv" CHECK ("bandstand"."band_user_menu_options"."priv" in ('H', 'R', 'W'))
);
--> statement-breakpoint
CREATE TABLE "bandstand"."band_users" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."band_users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"nickname" varchar(15) NOT NULL,
	"instrument" varchar(20),
	"profile" text,
	"role_id" integer NOT NULL,
	"number" integer DEFAULT 1,
	"joining_date" date,
	"leaving_date" date,
	"signin_enabled" boolean DEFAULT true NOT NULL,
	"edit_enabled" boolean DEFAULT true NOT NULL,
	"bookings_enabled" boolean DEFAULT false NOT NULL,
	"administrator_enabled" boolean DEFAULT false NOT NULL,
	"super_administrator_enabled" boolean DEFAULT false NOT NULL,
	"share_contact_details" boolean DEFAULT false NOT NULL,
	"avatar_filename" text,
	"avatar_filename_index" integer DEFAULT 0 NOT NULL,
	"dashboard_announcement_date" timestamptz(3),
	"dashboard_information_date" timestamptz(3),
	"confirmed_at" timestamptz(3),
	"invited_at" timestamptz(3),
	"last_signed_in_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by_id" integer,
	CONSTRAINT "band_users_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "band_users_number" CHECK ("bandstand"."band_users"."number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "bandstand"."tokens" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" varchar(64) NOT NULL,
	"band_user_id" integer NOT NULL,
	"last_used_at" timestamptz(3) DEFAULT now() NOT NULL,
	"revoked_at" timestamptz(3),
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "tokens_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "tokens_one" UNIQUE("band_id","hash")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."setlist_songs" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."setlist_songs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"setlist_id" integer NOT NULL,
	"song_id" integer NOT NULL,
	"setlist_section_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"seconds" integer,
	"featuring" text,
	CONSTRAINT "setlist_songs_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "setlist_songs_section" CHECK ("bandstand"."setlist_songs"."setlist_section_id" between 1 and 4),
	CONSTRAINT "setlist_songs_sequence" CHECK ("bandstand"."setlist_songs"."sequence" >= 1),
	CONSTRAINT "setlist_songs_seconds" CHECK ("bandstand"."setlist_songs"."seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bandstand"."setlists" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."setlists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"notes" text,
	"description" text,
	"number_sets" smallint DEFAULT 2 NOT NULL,
	"planned_length" integer,
	"song_interval" integer DEFAULT 10 NOT NULL,
	"permanent" boolean DEFAULT false NOT NULL,
	"version_date" timestamptz(3),
	"bias" integer DEFAULT 0 NOT NULL,
	"include_encore" boolean DEFAULT true NOT NULL,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by_id" integer,
	CONSTRAINT "setlists_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "setlists_number_sets" CHECK ("bandstand"."setlists"."number_sets" between 1 and 3),
	CONSTRAINT "setlists_planned_length" CHECK ("bandstand"."setlists"."planned_length" between 1 and 1440),
	CONSTRAINT "setlists_song_interval" CHECK ("bandstand"."setlists"."song_interval" between 0 and 3600),
	CONSTRAINT "setlists_bias" CHECK ("bandstand"."setlists"."bias" between -120 and 120)
);
--> statement-breakpoint
CREATE TABLE "bandstand"."songs" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."songs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"artist" text NOT NULL,
	"featuring" text,
	"genre_id" integer,
	"song_status_id" integer NOT NULL,
	"songkey" text,
	"bpm" integer,
	"start" text,
	"lyrics" text,
	"tab" text,
	"notes" text,
	"todo" text,
	"you_tube_id" text,
	"cover_image_url" text,
	"seconds" integer DEFAULT 210,
	"chips" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"recording_filename" text,
	"recording_date" timestamptz(3),
	"recording_size" bigint,
	"recording_type" text,
	"recording_original_name" text,
	"recording_duration" double precision,
	"recording_peaks_filename" text,
	"recording_fine_peaks_filename" text,
	"recording_loudness" double precision,
	"recording_rendition_filename" text,
	"recording_rendition_type" text,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"avg_rating" double precision GENERATED ALWAYS AS (case when rating_count > 0 then rating_sum::double precision / rating_count end) STORED,
	"source_band_id" integer,
	"source_id" integer,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by_id" integer,
	CONSTRAINT "songs_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "songs_seconds" CHECK ("bandstand"."songs"."seconds" >= 0),
	CONSTRAINT "songs_bpm" CHECK ("bandstand"."songs"."bpm" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bandstand"."venues" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."venues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"venue_type_id" integer,
	"location" text,
	"address" text,
	"description" text,
	"phone" text,
	"contact_name" text,
	"contact_phone" text,
	"contact_email" text,
	"website" text,
	"three_words" text,
	"facebook_identity" text,
	"capacity" integer,
	"notes" text,
	"private_notes" text,
	"band_to_provide" text,
	"venue_to_provide" text,
	"terms" text,
	"hire_rates" text,
	"booking_rates" text,
	"parking" text,
	"merchandising" text,
	"source_band_id" integer,
	"source_id" integer,
	"created_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_at" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by_id" integer,
	CONSTRAINT "venues_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "venues_capacity" CHECK ("bandstand"."venues"."capacity" >= 0)
);
--> statement-breakpoint
ALTER TABLE "bandstand"."user_links" ADD CONSTRAINT "user_links_user_fk" FOREIGN KEY ("user_id") REFERENCES "bandstand"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."user_passwords" ADD CONSTRAINT "user_passwords_user_fk" FOREIGN KEY ("user_id") REFERENCES "bandstand"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."bands" ADD CONSTRAINT "bands_genre_id_genres_id_fk" FOREIGN KEY ("genre_id") REFERENCES "bandstand"."genres"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."idempotency_keys" ADD CONSTRAINT "idempotency_keys_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."idempotency_keys" ADD CONSTRAINT "idempotency_keys_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."document_history" ADD CONSTRAINT "document_history_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."document_history" ADD CONSTRAINT "document_history_document_fk" FOREIGN KEY ("band_id","document_id") REFERENCES "bandstand"."documents"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."document_history" ADD CONSTRAINT "document_history_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE set null ("band_user_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."documents" ADD CONSTRAINT "documents_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."documents" ADD CONSTRAINT "documents_document_type_id_document_types_id_fk" FOREIGN KEY ("document_type_id") REFERENCES "bandstand"."document_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."documents" ADD CONSTRAINT "documents_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "bandstand"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."documents" ADD CONSTRAINT "documents_song_fk" FOREIGN KEY ("band_id","song_id") REFERENCES "bandstand"."songs"("band_id","id") ON DELETE set null ("song_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."documents" ADD CONSTRAINT "documents_venue_fk" FOREIGN KEY ("band_id","venue_id") REFERENCES "bandstand"."venues"("band_id","id") ON DELETE set null ("venue_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."documents" ADD CONSTRAINT "documents_event_fk" FOREIGN KEY ("band_id","event_id") REFERENCES "bandstand"."events"("band_id","id") ON DELETE set null ("event_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."documents" ADD CONSTRAINT "documents_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE set null ("band_user_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."documents" ADD CONSTRAINT "documents_updated_by_fk" FOREIGN KEY ("band_id","updated_by_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE set null ("updated_by_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."stored_files" ADD CONSTRAINT "stored_files_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."events" ADD CONSTRAINT "events_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."events" ADD CONSTRAINT "events_event_type_id_event_types_id_fk" FOREIGN KEY ("event_type_id") REFERENCES "bandstand"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."events" ADD CONSTRAINT "events_event_status_id_event_statuses_id_fk" FOREIGN KEY ("event_status_id") REFERENCES "bandstand"."event_statuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."events" ADD CONSTRAINT "events_venue_fk" FOREIGN KEY ("band_id","venue_id") REFERENCES "bandstand"."venues"("band_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."events" ADD CONSTRAINT "events_setlist_fk" FOREIGN KEY ("band_id","setlist_id") REFERENCES "bandstand"."setlists"("band_id","id") ON DELETE set null ("setlist_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."events" ADD CONSTRAINT "events_updated_by_fk" FOREIGN KEY ("band_id","updated_by_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE set null ("updated_by_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."band_links" ADD CONSTRAINT "band_links_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."band_links" ADD CONSTRAINT "band_links_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."band_links" ADD CONSTRAINT "band_links_follower_fk" FOREIGN KEY ("band_id","follower_id") REFERENCES "bandstand"."followers"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."followers" ADD CONSTRAINT "followers_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."followers" ADD CONSTRAINT "followers_updated_by_fk" FOREIGN KEY ("band_id","updated_by_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE set null ("updated_by_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."menu_options" ADD CONSTRAINT "menu_options_menu_id_menus_id_fk" FOREIGN KEY ("menu_id") REFERENCES "bandstand"."menus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."event_publications" ADD CONSTRAINT "event_publications_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."event_publications" ADD CONSTRAINT "event_publications_event_fk" FOREIGN KEY ("band_id","event_id") REFERENCES "bandstand"."events"("band_id","id") ON DELETE set null ("event_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."event_publications" ADD CONSTRAINT "event_publications_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE set null ("band_user_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" ADD CONSTRAINT "outgoing_mails_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" ADD CONSTRAINT "outgoing_mails_publication_fk" FOREIGN KEY ("band_id","publication_id") REFERENCES "bandstand"."event_publications"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."outgoing_mails" ADD CONSTRAINT "outgoing_mails_follower_fk" FOREIGN KEY ("band_id","follower_id") REFERENCES "bandstand"."followers"("band_id","id") ON DELETE set null ("follower_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."band_user_songs" ADD CONSTRAINT "band_user_songs_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."band_user_songs" ADD CONSTRAINT "band_user_songs_song_fk" FOREIGN KEY ("band_id","song_id") REFERENCES "bandstand"."songs"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."band_user_songs" ADD CONSTRAINT "band_user_songs_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."bookmarks" ADD CONSTRAINT "bookmarks_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."bookmarks" ADD CONSTRAINT "bookmarks_song_fk" FOREIGN KEY ("band_id","song_id") REFERENCES "bandstand"."songs"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."bookmarks" ADD CONSTRAINT "bookmarks_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."song_ratings" ADD CONSTRAINT "song_ratings_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."song_ratings" ADD CONSTRAINT "song_ratings_song_fk" FOREIGN KEY ("band_id","song_id") REFERENCES "bandstand"."songs"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."song_ratings" ADD CONSTRAINT "song_ratings_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."band_user_menu_options" ADD CONSTRAINT "band_user_menu_options_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."band_user_menu_options" ADD CONSTRAINT "band_user_menu_options_menu_option_id_menu_options_id_fk" FOREIGN KEY ("menu_option_id") REFERENCES "bandstand"."menu_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."band_user_menu_options" ADD CONSTRAINT "band_user_menu_options_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."band_users" ADD CONSTRAINT "band_users_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."band_users" ADD CONSTRAINT "band_users_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "bandstand"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."band_users" ADD CONSTRAINT "band_users_user_fk" FOREIGN KEY ("user_id") REFERENCES "bandstand"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."tokens" ADD CONSTRAINT "tokens_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."tokens" ADD CONSTRAINT "tokens_member_fk" FOREIGN KEY ("band_id","band_user_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."setlist_songs" ADD CONSTRAINT "setlist_songs_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."setlist_songs" ADD CONSTRAINT "setlist_songs_setlist_section_id_setlist_sections_id_fk" FOREIGN KEY ("setlist_section_id") REFERENCES "bandstand"."setlist_sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."setlist_songs" ADD CONSTRAINT "setlist_songs_setlist_fk" FOREIGN KEY ("band_id","setlist_id") REFERENCES "bandstand"."setlists"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."setlist_songs" ADD CONSTRAINT "setlist_songs_song_fk" FOREIGN KEY ("band_id","song_id") REFERENCES "bandstand"."songs"("band_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."setlists" ADD CONSTRAINT "setlists_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."setlists" ADD CONSTRAINT "setlists_updated_by_fk" FOREIGN KEY ("band_id","updated_by_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE set null ("updated_by_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."songs" ADD CONSTRAINT "songs_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."songs" ADD CONSTRAINT "songs_genre_id_genres_id_fk" FOREIGN KEY ("genre_id") REFERENCES "bandstand"."genres"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."songs" ADD CONSTRAINT "songs_song_status_id_song_statuses_id_fk" FOREIGN KEY ("song_status_id") REFERENCES "bandstand"."song_statuses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."songs" ADD CONSTRAINT "songs_updated_by_fk" FOREIGN KEY ("band_id","updated_by_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE set null ("updated_by_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."venues" ADD CONSTRAINT "venues_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."venues" ADD CONSTRAINT "venues_venue_type_id_venue_types_id_fk" FOREIGN KEY ("venue_type_id") REFERENCES "bandstand"."venue_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."venues" ADD CONSTRAINT "venues_updated_by_fk" FOREIGN KEY ("band_id","updated_by_id") REFERENCES "bandstand"."band_users"("band_id","id") ON DELETE set null ("updated_by_id") ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "user_links_hash" ON "bandstand"."user_links" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "user_links_user" ON "bandstand"."user_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "bandstand"."users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_last_band" ON "bandstand"."users" USING btree ("last_band_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bands_identity" ON "bandstand"."bands" USING btree ("identity");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "bandstand"."idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expires" ON "bandstand"."rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "document_history_document" ON "bandstand"."document_history" USING btree ("band_id","document_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_created" ON "bandstand"."documents" USING btree ("band_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_song" ON "bandstand"."documents" USING btree ("band_id","song_id");--> statement-breakpoint
CREATE INDEX "documents_venue" ON "bandstand"."documents" USING btree ("band_id","venue_id");--> statement-breakpoint
CREATE INDEX "documents_event" ON "bandstand"."documents" USING btree ("band_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stored_files_one" ON "bandstand"."stored_files" USING btree ("band_id","filename");--> statement-breakpoint
CREATE INDEX "stored_files_filename" ON "bandstand"."stored_files" USING btree ("filename");--> statement-breakpoint
CREATE INDEX "stored_files_unattached" ON "bandstand"."stored_files" USING btree ("created_at") WHERE attached_at is null or released_at is not null;--> statement-breakpoint
CREATE INDEX "events_date" ON "bandstand"."events" USING btree ("band_id","event_date");--> statement-breakpoint
CREATE INDEX "events_created" ON "bandstand"."events" USING btree ("band_id","created_at");--> statement-breakpoint
CREATE INDEX "events_venue" ON "bandstand"."events" USING btree ("band_id","venue_id","event_date");--> statement-breakpoint
CREATE INDEX "events_setlist" ON "bandstand"."events" USING btree ("band_id","setlist_id","event_date");--> statement-breakpoint
CREATE UNIQUE INDEX "band_links_one" ON "bandstand"."band_links" USING btree ("band_id","hash");--> statement-breakpoint
CREATE INDEX "band_links_hash" ON "bandstand"."band_links" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "band_links_member" ON "bandstand"."band_links" USING btree ("band_id","band_user_id");--> statement-breakpoint
CREATE INDEX "band_links_follower" ON "bandstand"."band_links" USING btree ("band_id","follower_id");--> statement-breakpoint
CREATE UNIQUE INDEX "followers_one" ON "bandstand"."followers" USING btree ("band_id","email");--> statement-breakpoint
CREATE INDEX "followers_created" ON "bandstand"."followers" USING btree ("band_id","created_at");--> statement-breakpoint
CREATE INDEX "event_publications_event" ON "bandstand"."event_publications" USING btree ("band_id","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_mails_one" ON "bandstand"."outgoing_mails" USING btree ("band_id","publication_id","recipient","to_address");--> statement-breakpoint
CREATE INDEX "outgoing_mails_waiting" ON "bandstand"."outgoing_mails" USING btree ("band_id","publication_id") WHERE state in ('waiting', 'sending');--> statement-breakpoint
CREATE UNIQUE INDEX "band_user_songs_one" ON "bandstand"."band_user_songs" USING btree ("band_id","band_user_id","song_id");--> statement-breakpoint
CREATE INDEX "band_user_songs_song" ON "bandstand"."band_user_songs" USING btree ("band_id","song_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookmarks_one" ON "bandstand"."bookmarks" USING btree ("band_id","band_user_id","song_id");--> statement-breakpoint
CREATE INDEX "bookmarks_song" ON "bandstand"."bookmarks" USING btree ("band_id","song_id");--> statement-breakpoint
CREATE UNIQUE INDEX "song_ratings_one" ON "bandstand"."song_ratings" USING btree ("band_id","song_id","band_user_id");--> statement-breakpoint
CREATE INDEX "song_ratings_member" ON "bandstand"."song_ratings" USING btree ("band_id","band_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "band_user_menu_options_one" ON "bandstand"."band_user_menu_options" USING btree ("band_id","band_user_id","menu_option_id");--> statement-breakpoint
CREATE UNIQUE INDEX "band_users_one_per_band" ON "bandstand"."band_users" USING btree ("band_id","user_id");--> statement-breakpoint
CREATE INDEX "band_users_user" ON "bandstand"."band_users" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tokens_hash" ON "bandstand"."tokens" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "tokens_member" ON "bandstand"."tokens" USING btree ("band_id","band_user_id");--> statement-breakpoint
CREATE INDEX "tokens_idle" ON "bandstand"."tokens" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "setlist_songs_one" ON "bandstand"."setlist_songs" USING btree ("band_id","setlist_id","song_id");--> statement-breakpoint
CREATE INDEX "setlist_songs_song" ON "bandstand"."setlist_songs" USING btree ("band_id","song_id");--> statement-breakpoint
CREATE INDEX "setlists_name" ON "bandstand"."setlists" USING btree ("band_id","name");--> statement-breakpoint
CREATE INDEX "songs_title" ON "bandstand"."songs" USING btree ("band_id","title");--> statement-breakpoint
CREATE INDEX "songs_created" ON "bandstand"."songs" USING btree ("band_id","created_at");--> statement-breakpoint
CREATE INDEX "songs_source" ON "bandstand"."songs" USING btree ("band_id","source_band_id","source_id");--> statement-breakpoint
CREATE INDEX "venues_name" ON "bandstand"."venues" USING btree ("band_id","name");--> statement-breakpoint
CREATE INDEX "venues_source" ON "bandstand"."venues" USING btree ("band_id","source_band_id","source_id");--> statement-breakpoint
CREATE VIEW "bandstand"."public_band_members" WITH (security_invoker = true) AS (select "band_id", "id", "nickname", "instrument", "number", "avatar_filename" from "bandstand"."band_users");--> statement-breakpoint
CREATE VIEW "bandstand"."public_bands" WITH (security_invoker = true) AS (select "id", "identity", "name", "profile", "genre_id", "location", "formation_date", "contact_name", "contact_phone", "contact_email", "website", "facebook_link", "you_tube_id", "logo_filename", "picture_filename", "time_zone" from "bandstand"."bands");--> statement-breakpoint
CREATE VIEW "bandstand"."public_events" WITH (security_invoker = true) AS (select "bandstand"."events"."band_id", "bandstand"."events"."id", "bandstand"."events"."name", "bandstand"."events"."event_date", "bandstand"."event_statuses"."tag" as "event_status_tag", "bandstand"."event_statuses"."name" as "event_status_name", "bandstand"."events"."doors_open_time", "bandstand"."events"."start_time", "bandstand"."events"."end_time", "bandstand"."events"."doors_close_time", "bandstand"."events"."public_description", "bandstand"."events"."band_event_url", "bandstand"."events"."external_event_url1", "bandstand"."events"."external_event_url2", "bandstand"."events"."external_event_url3", "bandstand"."events"."advance_ticket_price", "bandstand"."events"."door_ticket_price", "bandstand"."events"."ticket_info", "bandstand"."events"."ticket_url", "bandstand"."venues"."name" as "venue_name", "bandstand"."venues"."location" as "venue_location", "bandstand"."venues"."address" as "venue_address", "bandstand"."venues"."three_words" as "venue_three_words" from "bandstand"."events" inner join "bandstand"."event_statuses" on "bandstand"."event_statuses"."id" = "bandstand"."events"."event_status_id" left join "bandstand"."venues" on ("bandstand"."venues"."band_id" = "bandstand"."events"."band_id" and "bandstand"."venues"."id" = "bandstand"."events"."venue_id"));--> statement-breakpoint
CREATE VIEW "bandstand"."public_pictures" WITH (security_invoker = true) AS (select "filename", "type", "size" from "bandstand"."stored_files");