ALTER TABLE "bandstand"."songs" ADD COLUMN "capo" smallint;--> statement-breakpoint
ALTER TABLE "bandstand"."songs" ADD CONSTRAINT "songs_capo" CHECK ("bandstand"."songs"."capo" between 0 and 11);--> statement-breakpoint
ALTER TABLE "bandstand"."songs" drop column "list_fields";--> statement-breakpoint
DROP FUNCTION bandstand.song_list_fields;--> statement-breakpoint
-- As `platform/database/song-list-fields.ts` says it, which a test holds it to.
CREATE FUNCTION bandstand.song_list_fields(
  id integer, band_id integer, title text, artist text, featuring text, genre_id integer, song_status_id integer, songkey text, capo smallint, bpm integer, start text, you_tube_id text, recording_filename text, recording_date timestamp with time zone, seconds integer, cover_image_url text, chips jsonb, rating_sum integer, rating_count integer, created_at timestamp with time zone, updated_at timestamp with time zone
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
ALTER TABLE "bandstand"."songs" ADD COLUMN "list_fields" text GENERATED ALWAYS AS (bandstand.song_list_fields(id, band_id, title, artist, featuring, genre_id, song_status_id, songkey, capo, bpm, start, you_tube_id, recording_filename, recording_date, seconds, cover_image_url, chips, rating_sum, rating_count, created_at, updated_at)) STORED NOT NULL;--> statement-breakpoint
-- Set lists show the capo beside the key.
CREATE OR REPLACE FUNCTION bandstand.revise_songs() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into bandstand.band_revisions as r (band_id, area, slot)
  select c.band_id, a.area, pg_backend_pid() % 16
  from (
    select n.band_id, bool_or(
      (o.title, o.artist, o.featuring, o.songkey, o.capo, o.bpm, o.seconds, o.start, o.song_status_id, o.recording_filename)
      is distinct from
      (n.title, n.artist, n.featuring, n.songkey, n.capo, n.bpm, n.seconds, n.start, n.song_status_id, n.recording_filename)
    ) as shown_elsewhere
    from changed n join before o using (band_id, id)
    group by n.band_id
  ) c cross join (values ('SO', false), ('SL', true), ('OD', true)) a (area, elsewhere)
  where c.shown_elsewhere or not a.elsewhere
  order by c.band_id, a.area
  on conflict (band_id, area, slot) do update set revision = r.revision + 1;
  return null;
end
$$;
