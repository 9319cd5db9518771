-- The dashboard tells a member which songs they have practised.
CREATE TRIGGER revise_insert AFTER INSERT ON bandstand.practices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('DB');--> statement-breakpoint
CREATE TRIGGER revise_update AFTER UPDATE ON bandstand.practices REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('DB');--> statement-breakpoint
CREATE TRIGGER revise_delete AFTER DELETE ON bandstand.practices REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bandstand.revise('DB');
