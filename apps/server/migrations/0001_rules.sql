-- What the schema in TypeScript cannot say: scopes, text search, stamps, ratings, revisions, jobs.
-- Who may see which row is not here: policies and grants name roles, which belong to the cluster rather than to the
-- database, so the server puts them in place at its start (see roles.ts and policies.ts).

-- ── Scopes ─────────────────────────────────────────────────────────────────────────────────────────────────────────
-- A transaction says in `bandstand.scope` whose rows it is about. Unset means the system, and only its role may act so.

CREATE FUNCTION bandstand.current_band() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  select case current_setting('bandstand.scope', true)
    when 'band' then nullif(current_setting('bandstand.band_id', true), '')::integer end
$$;--> statement-breakpoint

CREATE FUNCTION bandstand.current_member() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  select case current_setting('bandstand.scope', true)
    when 'band' then nullif(current_setting('bandstand.band_user_id', true), '')::integer end
$$;--> statement-breakpoint

CREATE FUNCTION bandstand.current_person() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE AS $$
  select case current_setting('bandstand.scope', true)
    when 'person' then nullif(current_setting('bandstand.user_id', true), '')::integer end
$$;--> statement-breakpoint

CREATE FUNCTION bandstand.is_public() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  select coalesce(current_setting('bandstand.scope', true), '') = 'public'
$$;--> statement-breakpoint

CREATE FUNCTION bandstand.is_system() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
  select coalesce(current_setting('bandstand.scope', true), '') = ''
$$;--> statement-breakpoint

-- ── References in both directions, which two tables cannot declare about each other ────────────────────────────────

ALTER TABLE bandstand.users ADD CONSTRAINT users_last_band_fk
  FOREIGN KEY (last_band_id) REFERENCES bandstand.bands (id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE bandstand.bands ADD CONSTRAINT bands_updated_by_fk
  FOREIGN KEY (id, updated_by_id) REFERENCES bandstand.band_users (band_id, id) ON DELETE SET NULL (updated_by_id);--> statement-breakpoint
ALTER TABLE bandstand.band_users ADD CONSTRAINT band_users_updated_by_fk
  FOREIGN KEY (band_id, updated_by_id) REFERENCES bandstand.band_users (band_id, id) ON DELETE SET NULL (updated_by_id);--> statement-breakpoint

-- ── Search: a literal part of the text, in any case, whatever the database's own collation knows of letters ────────

DO $$
begin
  if current_setting('server_version_num')::integer >= 170000 then
    create collation bandstand.folding (provider = builtin, locale = 'C.UTF-8');
  else
    create collation bandstand.folding (provider = icu, locale = 'und');
  end if;
exception when feature_not_supported or invalid_parameter_value or undefined_object or object_not_in_prerequisite_state then
  raise notice 'This PostgreSQL has no Unicode collation: searching tells apart É and é.';
  create collation bandstand.folding from "C";
end
$$;--> statement-breakpoint

CREATE FUNCTION bandstand.contains(haystack text, needle text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  select coalesce(strpos(lower(haystack collate bandstand.folding), lower(needle collate bandstand.folding)) > 0, false)
$$;--> statement-breakpoint

-- ── Stamps ─────────────────────────────────────────────────────────────────────────────────────────────────────────

CREATE FUNCTION bandstand.stamp() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.updated_at := greatest(clock_timestamp()::timestamptz(3), old.updated_at + interval '1 millisecond');
  return new;
end
$$;--> statement-breakpoint

CREATE FUNCTION bandstand.sign() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  new.updated_at := greatest(clock_timestamp()::timestamptz(3), old.updated_at + interval '1 millisecond');
  new.updated_by_id := bandstand.current_member();
  return new;
end
$$;--> statement-breakpoint

-- What the server works out by itself (an average, peaks, a last sign-in) is nobody's edit: it must not make a form that
-- is open at the time seem out of date. Neither is the departure of the member who made the last change.

CREATE TRIGGER sign BEFORE UPDATE ON bandstand.songs FOR EACH ROW WHEN (
  old.rating_sum = new.rating_sum and old.rating_count = new.rating_count
  and old.recording_peaks_filename is not distinct from new.recording_peaks_filename
  and old.recording_fine_peaks_filename is not distinct from new.recording_fine_peaks_filename
  and old.recording_loudness is not distinct from new.recording_loudness
  and old.recording_rendition_filename is not distinct from new.recording_rendition_filename
  and old.updated_by_id is not distinct from new.updated_by_id
) EXECUTE FUNCTION bandstand.sign();--> statement-breakpoint
CREATE TRIGGER sign BEFORE UPDATE ON bandstand.band_users FOR EACH ROW WHEN (
  old.last_signed_in_at is not distinct from new.last_signed_in_at
  and old.invited_at is not distinct from new.invited_at
  and old.confirmed_at is not distinct from new.confirmed_at
  and old.updated_by_id is not distinct from new.updated_by_id
) EXECUTE FUNCTION bandstand.sign();--> statement-breakpoint
CREATE TRIGGER stamp BEFORE UPDATE ON bandstand.users FOR EACH ROW WHEN (
  old.last_band_id is not distinct from new.last_band_id
  and old.email_verified_at is not distinct from new.email_verified_at
) EXECUTE FUNCTION bandstand.stamp();--> statement-breakpoint
CREATE TRIGGER stamp BEFORE UPDATE ON bandstand.song_ratings FOR EACH ROW EXECUTE FUNCTION bandstand.stamp();--> statement-breakpoint
CREATE TRIGGER stamp BEFORE UPDATE ON bandstand.band_user_songs FOR EACH ROW EXECUTE FUNCTION bandstand.stamp();--> statement-breakpoint

DO $$
declare
  signed text;
begin
  foreach signed in array '{bands,setlists,venues,events,documents,followers}'::text[] loop
    execute format(
      'create trigger sign before update on bandstand.%I for each row
         when (old.updated_by_id is not distinct from new.updated_by_id) execute function bandstand.sign()', signed);
  end loop;
  foreach signed in array '{bands,band_users,songs,setlists,venues,events,documents,followers}'::text[] loop
    execute format('alter table bandstand.%I alter updated_by_id set default bandstand.current_member()', signed);
  end loop;
end
$$;--> statement-breakpoint

-- ── Ratings, added up beside the song ──────────────────────────────────────────────────────────────────────────────
-- Differences rather than a new sum: two members who rate at once wait for the song's row and both count.

CREATE FUNCTION bandstand.add_up_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and old.song_id = new.song_id then
    update bandstand.songs set rating_sum = rating_sum + new.rating - old.rating
    where band_id = new.band_id and id = new.song_id;
    return null;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    update bandstand.songs set rating_sum = rating_sum - old.rating, rating_count = rating_count - 1
    where band_id = old.band_id and id = old.song_id;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    update bandstand.songs set rating_sum = rating_sum + new.rating, rating_count = rating_count + 1
    where band_id = new.band_id and id = new.song_id;
  end if;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER add_up AFTER INSERT OR DELETE ON bandstand.song_ratings
  FOR EACH ROW EXECUTE FUNCTION bandstand.add_up_ratings();--> statement-breakpoint
CREATE TRIGGER add_up_change AFTER UPDATE ON bandstand.song_ratings
  FOR EACH ROW WHEN (old.rating <> new.rating or old.song_id <> new.song_id)
  EXECUTE FUNCTION bandstand.add_up_ratings();--> statement-breakpoint

-- ── Revisions: a number per band and area that moves with what the area's list shows ───────────────────────────────

CREATE FUNCTION bandstand.revision(band integer, VARIADIC areas text[]) RETURNS bigint LANGUAGE sql STABLE AS $$
  select coalesce(sum(revision), 0)::bigint from bandstand.band_revisions where band_id = band and area = any (areas)
$$;--> statement-breakpoint

-- Within one band's transaction all rows are that band's, which leaves little to find out; the system may change rows of
-- several. Asking whether any row was touched costs more than counting, so an insertion counts in any case. A band that is
-- being deleted has no list any more.
CREATE FUNCTION bandstand.revise() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  band integer := bandstand.current_band();
  place smallint := pg_backend_pid() % 16;
  moved text;
begin
  if band is null then
    insert into bandstand.band_revisions as r (band_id, area, slot)
    select c.band_id, a.area, place
    from (select distinct band_id from changed) c cross join unnest(tg_argv) a (area)
    where tg_op = 'INSERT' or exists (select from bandstand.bands b where b.id = c.band_id)
    order by c.band_id, a.area
    on conflict (band_id, area, slot) do update set revision = r.revision + 1;
  elsif tg_op = 'INSERT'
    or (exists (select from changed) and exists (select from bandstand.bands b where b.id = band))
  then
    foreach moved in array tg_argv loop
      insert into bandstand.band_revisions as r (band_id, area, slot) values (band, moved, place)
      on conflict (band_id, area, slot) do update set revision = r.revision + 1;
    end loop;
  end if;
  return null;
end
$$;--> statement-breakpoint

-- A song's other columns show in no list but the songs'.
CREATE FUNCTION bandstand.revise_songs() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into bandstand.band_revisions as r (band_id, area, slot)
  select c.band_id, a.area, pg_backend_pid() % 16
  from (
    select n.band_id, bool_or(
      (o.title, o.artist, o.featuring, o.songkey, o.bpm, o.seconds, o.start, o.song_status_id, o.recording_filename)
      is distinct from
      (n.title, n.artist, n.featuring, n.songkey, n.bpm, n.seconds, n.start, n.song_status_id, n.recording_filename)
    ) as shown_elsewhere
    from changed n join before o using (band_id, id)
    group by n.band_id
  ) c cross join (values ('SO', false), ('SL', true), ('OD', true)) a (area, elsewhere)
  where c.shown_elsewhere or not a.elsewhere
  order by c.band_id, a.area
  on conflict (band_id, area, slot) do update set revision = r.revision + 1;
  return null;
end
$$;--> statement-breakpoint

-- The person changes their own account, whose role may write to no band; so the function acts as the system.
CREATE FUNCTION bandstand.revise_memberships() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp AS $$
declare
  scope text := current_setting('bandstand.scope', true);
begin
  perform set_config('bandstand.scope', '', true);
  insert into bandstand.band_revisions as r (band_id, area, slot)
  select distinct m.band_id, 'BU', pg_backend_pid() % 16
  from changed u join bandstand.band_users m on m.user_id = u.id
  order by m.band_id
  on conflict (band_id, area, slot) do update set revision = r.revision + 1;
  perform set_config('bandstand.scope', coalesce(scope, ''), true);
  return null;
end
$$;--> statement-breakpoint

-- When a band goes, what goes with it still counts as changes. There is nobody left to tell, and nothing to keep.
CREATE FUNCTION bandstand.forget_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  delete from bandstand.band_revisions r using changed c where r.band_id = c.id;
  return null;
end
$$;--> statement-breakpoint

CREATE FUNCTION bandstand.revise_band() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  insert into bandstand.band_revisions as r (band_id, area, slot)
  select id, 'DB', pg_backend_pid() % 16 from changed order by id
  on conflict (band_id, area, slot) do update set revision = r.revision + 1;
  return null;
end
$$;--> statement-breakpoint

-- Statements rather than rows move it, so an import of a thousand songs moves it once. Areas are taken in the order of
-- their letters everywhere, so that two statements never wait for each other in a circle.
DO $$
declare
  watched record;
  operation text;
begin
  for watched in
    select * from (values
      ('songs', '{INSERT,DELETE}'::text[], '''SO'''),
      ('bookmarks', '{INSERT,UPDATE,DELETE}', '''SO'''),
      ('setlists', '{INSERT,UPDATE,DELETE}', '''EV'', ''SL'''),
      ('setlist_songs', '{INSERT,UPDATE,DELETE}', '''SL'''),
      ('events', '{INSERT,UPDATE,DELETE}', '''EV'', ''OD'', ''SL'', ''VN'''),
      ('venues', '{INSERT,UPDATE,DELETE}', '''EV'', ''OD'', ''VN'''),
      ('documents', '{INSERT,UPDATE,DELETE}', '''OD'', ''VN'''),
      ('band_users', '{INSERT,UPDATE,DELETE}', '''BU'', ''OD'''),
      ('band_user_menu_options', '{INSERT,UPDATE,DELETE}', '''BU'''),
      ('followers', '{INSERT,UPDATE,DELETE}', '''FL''')
    ) w (relation, operations, areas)
  loop
    foreach operation in array watched.operations loop
      execute format(
        'create trigger %I after %s on bandstand.%I referencing %s table as changed
           for each statement execute function bandstand.revise(%s)',
        'revise_' || lower(operation), operation, watched.relation,
        case operation when 'DELETE' then 'old' else 'new' end, watched.areas);
    end loop;
  end loop;
end
$$;--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.songs REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise_songs();--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.users REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise_memberships();--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.bands REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise_band();--> statement-breakpoint
CREATE TRIGGER forget AFTER DELETE ON bandstand.bands REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.forget_revisions();--> statement-breakpoint

-- Counters are rewritten in place; room in each page lets PostgreSQL do so without touching the index.
ALTER TABLE bandstand.band_revisions SET (fillfactor = 50);--> statement-breakpoint

-- ── Jobs ───────────────────────────────────────────────────────────────────────────────────────────────────────────
-- The only way in for a request. The band that a job is about is the transaction's own, whatever the payload says.

CREATE FUNCTION bandstand.add_job(
  identifier text,
  payload json DEFAULT '{}',
  run_at timestamptz DEFAULT NULL,
  job_key text DEFAULT NULL,
  queue_name text DEFAULT NULL,
  max_attempts integer DEFAULT NULL
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
declare
  band integer := bandstand.current_band();
  stamped jsonb := coalesce(payload, '{}')::jsonb;
  added bigint;
begin
  if not bandstand.is_system() then
    stamped := stamped - 'bandId';
  end if;
  if band is not null then
    stamped := stamped || jsonb_build_object('bandId', band);
    job_key := 'band ' || band || ': ' || job_key;
    queue_name := 'band ' || band || ': ' || queue_name;
  end if;
  select id into added from graphile_worker.add_job(
    identifier => add_job.identifier, payload => stamped::json, run_at => add_job.run_at, job_key => add_job.job_key,
    queue_name => add_job.queue_name, max_attempts => add_job.max_attempts);
  return added;
end
$$;
