-- A picture is sent by itself, beside a form that is open at the time and does not hold it: that form must not seem out of
-- date. So it is no edit of the band's or the member's details.
DROP TRIGGER sign ON bandstand.bands;--> statement-breakpoint
CREATE TRIGGER sign BEFORE UPDATE ON bandstand.bands FOR EACH ROW WHEN (
  old.logo_filename is not distinct from new.logo_filename
  and old.picture_filename is not distinct from new.picture_filename
  and old.updated_by_id is not distinct from new.updated_by_id
) EXECUTE FUNCTION bandstand.sign();--> statement-breakpoint
DROP TRIGGER sign ON bandstand.band_users;--> statement-breakpoint
CREATE TRIGGER sign BEFORE UPDATE ON bandstand.band_users FOR EACH ROW WHEN (
  old.last_signed_in_at is not distinct from new.last_signed_in_at
  and old.invited_at is not distinct from new.invited_at
  and old.confirmed_at is not distinct from new.confirmed_at
  and old.avatar_filename is not distinct from new.avatar_filename
  and old.updated_by_id is not distinct from new.updated_by_id
) EXECUTE FUNCTION bandstand.sign();--> statement-breakpoint

-- Whoever leaves takes their picture along, with its copies of other sizes, which are called after it. Housekeeping removes
-- the files.
CREATE FUNCTION bandstand.release_avatar() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update bandstand.stored_files f set released_at = now()
  where f.band_id = old.band_id and f.kind = 'picture' and f.released_at is null
    and starts_with(f.filename, regexp_replace(old.avatar_filename, '\.[a-z]+$', ''));
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER release_avatar AFTER DELETE ON bandstand.band_users FOR EACH ROW WHEN (old.avatar_filename is not null)
  EXECUTE FUNCTION bandstand.release_avatar();
