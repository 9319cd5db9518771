-- What is searched has neither case nor accents: composed and decomposed letters are alike, whatever a file holds.
CREATE FUNCTION bandstand.plain(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select lower(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g') collate bandstand.folding)
$$;--> statement-breakpoint

CREATE FUNCTION bandstand.search_words(given text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select strip(to_tsvector('pg_catalog.simple', bandstand.plain(given)))
$$;--> statement-breakpoint

-- All words that were typed, each the beginning of one; null where they are none.
CREATE FUNCTION bandstand.search_query(given text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select to_tsquery('pg_catalog.simple', string_agg(quote_literal(lexeme) || ':*', ' & '))
  from unnest(bandstand.search_words(given))
$$;--> statement-breakpoint

CREATE TABLE "bandstand"."document_pages" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."document_pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"filename" text NOT NULL,
	"page" integer NOT NULL,
	"page_filename" text NOT NULL,
	CONSTRAINT "document_pages_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "document_pages_one" UNIQUE("band_id","document_id","filename","page")
);
--> statement-breakpoint
CREATE TABLE "bandstand"."document_texts" (
	"band_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "bandstand"."document_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"document_id" integer NOT NULL,
	"filename" text NOT NULL,
	"page_count" integer,
	"text" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (bandstand.search_words("text")) STORED NOT NULL,
	CONSTRAINT "document_texts_band_id_id_pk" PRIMARY KEY("band_id","id"),
	CONSTRAINT "document_texts_one" UNIQUE("band_id","document_id")
);
--> statement-breakpoint
ALTER TABLE "bandstand"."document_history" ADD COLUMN "filename" text;--> statement-breakpoint
ALTER TABLE "bandstand"."document_history" ADD COLUMN "original_name" text;--> statement-breakpoint
ALTER TABLE "bandstand"."document_history" ADD COLUMN "size" bigint;--> statement-breakpoint
ALTER TABLE "bandstand"."document_history" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "bandstand"."document_history" ADD COLUMN "upload_key" uuid;--> statement-breakpoint
ALTER TABLE "bandstand"."document_pages" ADD CONSTRAINT "document_pages_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."document_pages" ADD CONSTRAINT "document_pages_document_fk" FOREIGN KEY ("band_id","document_id") REFERENCES "bandstand"."documents"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."document_texts" ADD CONSTRAINT "document_texts_band_id_bands_id_fk" FOREIGN KEY ("band_id") REFERENCES "bandstand"."bands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bandstand"."document_texts" ADD CONSTRAINT "document_texts_document_fk" FOREIGN KEY ("band_id","document_id") REFERENCES "bandstand"."documents"("band_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_history_upload" ON "bandstand"."document_history" USING btree ("band_id","band_user_id","upload_key");--> statement-breakpoint

-- The file of each document came with the first row of its history.
UPDATE bandstand.document_history h
SET filename = d.filename, original_name = d.original_name, size = d.size, type = d.type
FROM bandstand.documents d
WHERE h.band_id = d.band_id AND h.document_id = d.id AND d.filename IS NOT NULL AND h.id = (
  select min(f.id) from bandstand.document_history f where f.band_id = d.band_id and f.document_id = d.id
);--> statement-breakpoint

-- What was read of a file is found from then on, and its pages are told.
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.document_texts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('OD');--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.document_texts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('OD');
