-- What everybody may know of a band is kept ready by each server, until it is told from here that something of it has changed:
-- no code that changes it could be trusted to remember it.
CREATE FUNCTION bandstand.announce_public() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('bandstand_live', json_build_object('band', c.band_id, 'kind', 'public')::text)
  from (select distinct band_id from changed) c;
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER announce_insert AFTER INSERT ON bandstand.events REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.announce_public();--> statement-breakpoint
CREATE TRIGGER announce_update AFTER UPDATE ON bandstand.events REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.announce_public();--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON bandstand.events REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.announce_public();--> statement-breakpoint
-- A venue is seen once an event is at it.
CREATE TRIGGER announce_update AFTER UPDATE ON bandstand.venues REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.announce_public();--> statement-breakpoint
CREATE TRIGGER announce_delete AFTER DELETE ON bandstand.venues REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.announce_public();--> statement-breakpoint
CREATE TRIGGER announce_public_insert AFTER INSERT ON bandstand.band_users REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.announce_public();--> statement-breakpoint
CREATE TRIGGER announce_public_update AFTER UPDATE ON bandstand.band_users REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.announce_public();--> statement-breakpoint
CREATE TRIGGER announce_public_delete AFTER DELETE ON bandstand.band_users REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.announce_public();--> statement-breakpoint
CREATE FUNCTION bandstand.announce_public_band() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('bandstand_live', json_build_object('band', old.id, 'kind', 'public')::text);
  return null;
end
$$;--> statement-breakpoint
CREATE TRIGGER announce_change AFTER UPDATE OR DELETE ON bandstand.bands
  FOR EACH ROW EXECUTE FUNCTION bandstand.announce_public_band();
