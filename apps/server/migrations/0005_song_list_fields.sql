-- Immutable in truth, though PostgreSQL cannot know: instants are spelled in UTC whatever the session's time zone is, and
-- numbers are written in full, as is the default.
CREATE FUNCTION bandstand.song_list_fields(
  id integer, band_id integer, title text, artist text, featuring text, genre_id integer, song_status_id integer,
  songkey text, bpm integer, start text, you_tube_id text, recording_filename text, recording_date timestamptz,
  seconds integer, cover_image_url text, chips jsonb, rating_sum integer, rating_count integer,
  created_at timestamptz, updated_at timestamptz
) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select substr(row_to_json(r)::text, 2) from (
    select
      id as "id",
      band_id as "bandId",
      title as "title",
      artist as "artist",
      featuring as "featuring",
      genre_id as "genreId",
      song_status_id as "songStatusId",
      songkey as "songkey",
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
ALTER TABLE "bandstand"."songs" ADD COLUMN "list_fields" text GENERATED ALWAYS AS (bandstand.song_list_fields(id, band_id, title, artist, featuring, genre_id, song_status_id, songkey, bpm, start, you_tube_id, recording_filename, recording_date, seconds, cover_image_url, chips, rating_sum, rating_count, created_at, updated_at)) STORED NOT NULL;