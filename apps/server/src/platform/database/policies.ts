/**
 * Who sees and changes which rows, as SQL. Tables of a band are found by their `band_id`, so that a new one is under
 * guard as soon as it exists. A table that nothing here names is closed to everyone.
 */
import type { Roles } from "./roles.ts";

export interface Table {
  name: string;
  hasBandId: boolean;
}

const LOOKUPS = [
  "document_types",
  "event_statuses",
  "event_types",
  "file_types",
  "genres",
  "menu_options",
  "menus",
  "roles",
  "setlist_sections",
  "song_statuses",
  "venue_statuses",
  "venue_types",
];

/** Beside the bands' own tables. */
const GUARDED = new Set([
  "bands",
  "blocked_dates",
  "private_calendars",
  "users",
  "user_passwords",
  "user_links",
  "rate_limits",
  "server_secrets",
]);

const BAND = "(select bandstand.current_band())";
const PERSON = "(select bandstand.current_person())";

/** Column lists are what the public may read of a row; the views `public_…` show just these. */
const PUBLIC_COLUMNS: Record<string, string> = {
  bands:
    "id, identity, name, profile, genre_id, location, formation_date, contact_name, contact_phone, contact_email, " +
    "website, facebook_link, you_tube_id, logo_filename, picture_filename, time_zone, press_kit",
  band_users: "band_id, id, nickname, instrument, number, avatar_filename",
  events:
    "band_id, id, name, event_date, event_status_id, venue_id, doors_open_time, start_time, end_time, doors_close_time, " +
    "public_description, band_event_url, external_event_url1, external_event_url2, external_event_url3, " +
    "advance_ticket_price, door_ticket_price, ticket_info, ticket_url",
  venues: "band_id, id, name, location, address, three_words",
  stored_files: "filename, type, size",
};

const PUBLIC_ROWS: Record<string, string> = {
  bands: "true",
  band_users:
    "role_id in (select id from bandstand.roles where tag = 'M') and confirmed_at is not null and " +
    "(leaving_date is null or leaving_date >= current_date)",
  events:
    "not draft and not private_event and " +
    "event_type_id in (select id from bandstand.event_types where public_performance) and " +
    "event_status_id in (select id from bandstand.event_statuses where tag in ('C', 'X'))",
  venues:
    "exists (select from bandstand.events e where e.band_id = venues.band_id and e.venue_id = venues.id)",
  stored_files: "kind = 'picture' and attached_at is not null and released_at is null",
};

const MEMBERSHIPS = `select band_id, id from bandstand.band_users where user_id = ${PERSON}`;

const PERSON_ROWS: Record<string, string> = {
  users: `id = ${PERSON}`,
  band_users: `user_id = ${PERSON}`,
  bands: `id in (select band_id from bandstand.band_users where user_id = ${PERSON})`,
  band_user_menu_options: `(band_id, band_user_id) in (${MEMBERSHIPS})`,
  tokens: `(band_id, band_user_id) in (${MEMBERSHIPS})`,
  blocked_dates: `user_id = ${PERSON}`,
  private_calendars: `user_id = ${PERSON}`,
};

const PERSON_GRANTS: Record<string, string> = {
  users: "select, update",
  band_users: "select",
  bands: "select",
  band_user_menu_options: "select",
  tokens: "select, update, delete",
  blocked_dates: "select, insert, update, delete",
  private_calendars: "select, insert, update, delete",
};

const MEMBERS = `select user_id from bandstand.band_users where band_id = ${BAND}`;

/** The bands' own rows carry the band's id; these are reached in other ways. */
const BAND_ROWS: Record<string, string> = {
  bands: `id = ${BAND}`,
  users: `id in (${MEMBERS})`,
  blocked_dates: `user_id in (${MEMBERS})`,
};

const BAND_GRANTS: Record<string, string> = {
  bands: "select, update, delete",
  users: "select",
  // That somebody is away, and nothing of why.
  blocked_dates: "select (user_id, first_day, last_day)",
};

/**
 * Every statement that puts grants and policies in place, whatever was there before. Without roles the owner itself is
 * held to the policies, each of which then asks for its own scope.
 */
export function guardStatements(
  tables: readonly Table[],
  roles: Roles | null,
  owner: string,
): string {
  const statements: string[] = [dropPolicies];
  const everyone = roles ? Object.values(roles).map(quoted).join(", ") : "";
  if (roles) {
    statements.push(
      `REVOKE ALL ON ALL TABLES IN SCHEMA bandstand FROM PUBLIC, ${everyone}`,
      `REVOKE ALL ON ALL FUNCTIONS IN SCHEMA bandstand FROM PUBLIC, ${everyone}`,
      `GRANT USAGE ON SCHEMA bandstand TO ${everyone}`,
      `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA bandstand TO ${everyone}`,
      `REVOKE EXECUTE ON FUNCTION bandstand.add_job FROM ${quoted(roles.public)}`,
      ...scopeStatements(roles),
      `GRANT SELECT ON ${LOOKUPS.map(qualified).join(", ")} TO ${everyone}`,
    );
  }
  for (const { name, hasBandId } of tables) {
    if (!hasBandId && !GUARDED.has(name)) continue;
    statements.push(
      `ALTER TABLE ${qualified(name)} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY`,
    );

    const policy = (scope: keyof Roles, rows: string, action: string) => {
      const to = roles
        ? quoted(roles[scope]) + (scope === "system" ? `, ${quoted(owner)}` : "")
        : "PUBLIC";
      statements.push(
        `CREATE POLICY ${scope} ON ${qualified(name)} FOR ${action} TO ${to} USING (${rows})`,
      );
    };
    const grant = (scope: keyof Roles, what: string) => {
      if (roles) statements.push(`GRANT ${what} ON ${qualified(name)} TO ${quoted(roles[scope])}`);
    };

    policy("system", roles ? "true" : "(select bandstand.is_system())", "ALL");
    grant("system", "select, insert, update, delete");

    const bandRows = hasBandId ? `band_id = ${BAND}` : BAND_ROWS[name];
    if (bandRows) {
      policy("band", bandRows, "ALL");
      grant("band", BAND_GRANTS[name] ?? "select, insert, update, delete");
    }
    const personRows = PERSON_ROWS[name];
    if (personRows) {
      policy("person", personRows, "ALL");
      grant("person", PERSON_GRANTS[name] ?? "select");
    }
    const publicRows = PUBLIC_ROWS[name];
    if (publicRows) {
      policy(
        "public",
        roles ? publicRows : `(select bandstand.is_public()) and ${publicRows}`,
        "SELECT",
      );
      grant("public", `select (${PUBLIC_COLUMNS[name] ?? ""})`);
    }
  }
  if (roles) {
    const views = ["public_bands", "public_band_members", "public_events", "public_pictures"];
    statements.push(
      `GRANT SELECT ON ${views.map(qualified).join(", ")} TO ${everyone}`,
      ...queueStatements(quoted(roles.system)),
    );
  }
  return statements.join(";\n");
}

/** Requests say whose rows they are about through the procedure alone; what it kept they may only read. */
function scopeStatements({ band, person, public: anyone, system }: Roles): string[] {
  const requests = [band, person, anyone].map(quoted).join(", ");
  const kept = ["scope_band", "scope_member", "scope_person"].map(qualified);
  return [
    `REVOKE ALL ON PROCEDURE bandstand.set_scope FROM PUBLIC, ${requests}, ${quoted(system)}`,
    `GRANT EXECUTE ON PROCEDURE bandstand.set_scope TO ${requests}`,
    `REVOKE ALL ON SEQUENCE ${kept.join(", ")} FROM PUBLIC, ${requests}, ${quoted(system)}`,
    `GRANT SELECT ON SEQUENCE ${kept.join(", ")} TO ${requests}`,
  ];
}

/** The job worker runs as the system, and owns no more of its queue than that. */
function queueStatements(system: string): string[] {
  return [
    `GRANT USAGE ON SCHEMA graphile_worker TO ${system}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA graphile_worker TO ${system}`,
    `GRANT USAGE ON ALL SEQUENCES IN SCHEMA graphile_worker TO ${system}`,
    `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA graphile_worker TO ${system}`,
    `DO $$
declare guarded name;
begin
  for guarded in
    select relname from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
  loop
    execute format('drop policy if exists bandstand on graphile_worker.%I', guarded);
    execute format('create policy bandstand on graphile_worker.%I to ${system} using (true)', guarded);
  end loop;
end $$`,
  ];
}

const dropPolicies = `DO $$
declare old record;
begin
  for old in select policyname, tablename from pg_policies where schemaname = 'bandstand' loop
    execute format('drop policy %I on bandstand.%I', old.policyname, old.tablename);
  end loop;
end $$`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const qualified = (table: string) => `bandstand.${table}`;
