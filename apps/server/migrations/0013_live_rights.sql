-- A member's own browsers learn at once what the band has changed about them, and show what they may do from then on. Told from
-- here, as the loss of a right is told to whoever watches a record (0004). What is told to others stays as it was.
CREATE FUNCTION bandstand.announce_own_rights() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  changed jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
begin
  perform pg_notify(
    'bandstand_live',
    json_build_object(
      'band', changed -> 'band_id', 'kind', 'rights', 'member', changed -> tg_argv[0])::text);
  return null;
end
$$;--> statement-breakpoint
DROP TRIGGER announce_update ON bandstand.band_users;--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON bandstand.band_users
  FOR EACH ROW WHEN (
    (old.signin_enabled, old.edit_enabled, old.bookings_enabled, old.administrator_enabled, old.super_administrator_enabled,
     old.role_id, old.nickname, old.avatar_filename)
    is distinct from
    (new.signin_enabled, new.edit_enabled, new.bookings_enabled, new.administrator_enabled, new.super_administrator_enabled,
     new.role_id, new.nickname, new.avatar_filename)
  )
  EXECUTE FUNCTION bandstand.announce_own_rights('id');--> statement-breakpoint
DROP TRIGGER announce_change ON bandstand.band_user_menu_options;--> statement-breakpoint
-- Also a new one, which gives a right that was not there.
CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE ON bandstand.band_user_menu_options
  FOR EACH ROW EXECUTE FUNCTION bandstand.announce_own_rights('band_user_id');
