ALTER TABLE "bandstand"."songs" ADD COLUMN "own_genre" text;--> statement-breakpoint
ALTER TABLE "bandstand"."songs" ADD CONSTRAINT "songs_one_genre" CHECK ("bandstand"."songs"."genre_id" is null or "bandstand"."songs"."own_genre" is null);--> statement-breakpoint
ALTER TABLE "bandstand"."songs" drop column "list_fields";--> statement-breakpoint
DROP FUNCTION bandstand.song_list_fields;--> statement-breakpoint
-- As `platform/database/song-list-fields.ts` says it, which a test holds it to.
CREATE FUNCTION bandstand.song_list_fields(
  id integer, band_id integer, title text, artist text, featuring text, genre_id integer, own_genre text, song_status_id integer, songkey text, capo smallint, bpm integer, start text, you_tube_id text, recording_filename text, recording_date timestamp with time zone, seconds integer, cover_image_url text, chips jsonb, rating_sum integer, rating_count integer, created_at timestamp with time zone, updated_at timestamp with time zone
) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select substr(row_to_json(r)::text, 2) from (
    select
      id as "id",
      band_id as "bandId",
      title as "title",
      artist as "artist",
      featuring as "featuring",
      genre_id as "genreId",
      own_genre as "ownGenre",
      song_status_id as "songStatusId",
      songkey as "songkey",
      capo as "capo",
      bpm as "bpm",
      start as "start",
      you_tube_id as "youTubeId",
      recording_filename as "recordingFilename",
      to_char(recording_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "recordingDate",
      seconds as "seconds",
      cover_image_url as "coverImageURL",
      chips as "chips",
      case when rating_count > 0 then rating_sum::double precision / rating_count end as "avgRating",
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
  ) r
$$;--> statement-breakpoint
ALTER TABLE "bandstand"."songs" ADD COLUMN "list_fields" text GENERATED ALWAYS AS (bandstand.song_list_fields(id, band_id, title, artist, featuring, genre_id, own_genre, song_status_id, songkey, capo, bpm, start, you_tube_id, recording_filename, recording_date, seconds, cover_image_url, chips, rating_sum, rating_count, created_at, updated_at)) STORED NOT NULL;--> statement-breakpoint
-- The plan of its first call is kept, and that is mostly of one song: with loops within loops, 5,000 songs took seconds.
ALTER FUNCTION bandstand.revise_songs() SET enable_nestloop = off;
