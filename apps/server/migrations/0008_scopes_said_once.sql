-- Whose rows a transaction is about, where no statement of a request can change it. A setting would not do: PostgreSQL lets
-- every role set ours, within a statement too. What a session last gave to a sequence (`currval`) is its own, and giving takes
-- a right that requests do not have, so sequences are the variables here. Unlogged, for nobody needs them after a crash, and
-- giving costs neither a number of a transaction nor a line in the log then.

CREATE UNLOGGED SEQUENCE bandstand.scope_band MINVALUE 0;--> statement-breakpoint
CREATE UNLOGGED SEQUENCE bandstand.scope_member MINVALUE 0;--> statement-breakpoint
CREATE UNLOGGED SEQUENCE bandstand.scope_person MINVALUE 0;--> statement-breakpoint

-- What each of them holds is an id in the lower 31 bits, 0 for none, and above it when its transaction began, in
-- microseconds: what was said in one transaction is worth nothing in the next.
CREATE FUNCTION bandstand.scope_mark() RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE
RETURN ((date_part('epoch', now()) * 1000000)::bigint & 2147483647) << 31;--> statement-breakpoint

-- Called once in each transaction of a request, before anything else. A procedure, for no expression can call one.
-- Assignments rather than PERFORM, which would run a query for each.
CREATE PROCEDURE bandstand.set_scope(scope text, band integer, member integer, person integer, read_only boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
declare
  mark bigint := bandstand.scope_mark();
  kept bigint;
begin
  begin
    kept := currval('bandstand.scope_band');
  exception when object_not_in_prerequisite_state then
    -- The first transaction of the session.
  end;
  if (kept >> 31) << 31 = mark then
    raise insufficient_privilege using message = 'The scope of this transaction has been said already.';
  end if;
  kept := setval('bandstand.scope_band', mark | band);
  kept := setval('bandstand.scope_member', mark | member);
  kept := setval('bandstand.scope_person', mark | person);
  scope := set_config('bandstand.scope', scope, true);
  -- Only now, for what goes before counts as writing.
  if read_only then
    scope := set_config('transaction_read_only', 'on', true);
  end if;
end
$$;--> statement-breakpoint

-- The setting only says which of them is asked for, and that in a session of the system there is nothing to ask for: to change
-- it takes sight away and never gives any. A mark of another transaction leaves a number that is no integer, which is an
-- error. Volatile as `currval` is, for only then do they become part of the statements that use them, as cheap as a setting.

CREATE OR REPLACE FUNCTION bandstand.current_band() RETURNS integer LANGUAGE sql VOLATILE PARALLEL UNSAFE
RETURN CASE current_setting('bandstand.scope', true) WHEN 'band'
  THEN nullif(currval('bandstand.scope_band') # bandstand.scope_mark(), 0)::integer END;--> statement-breakpoint

CREATE OR REPLACE FUNCTION bandstand.current_member() RETURNS integer LANGUAGE sql VOLATILE PARALLEL UNSAFE
RETURN CASE current_setting('bandstand.scope', true) WHEN 'band'
  THEN nullif(currval('bandstand.scope_member') # bandstand.scope_mark(), 0)::integer END;--> statement-breakpoint

CREATE OR REPLACE FUNCTION bandstand.current_person() RETURNS integer LANGUAGE sql VOLATILE PARALLEL UNSAFE
RETURN CASE current_setting('bandstand.scope', true) WHEN 'person'
  THEN nullif(currval('bandstand.scope_person') # bandstand.scope_mark(), 0)::integer END;--> statement-breakpoint

-- Decided by the role that was taken, which a function that acts as its owner still finds in the setting. The system's is
-- the one that may write the server's secrets. Without roles there is only the owner, and then the scope decides.
CREATE OR REPLACE FUNCTION bandstand.is_system() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
RETURN coalesce(current_setting('bandstand.scope', true), '') = ''
  AND has_table_privilege(
    coalesce(nullif(current_setting('role'), 'none'), session_user)::name, 'bandstand.server_secrets'::regclass, 'INSERT');
