import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";

const { asSuperuser } = await testDatabase();

const tables = await asSuperuser<{ name: string; hasBandId: boolean; forced: boolean }>(`
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced, exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'band_id'
  ) as "hasBandId"
  from pg_class c where c.relnamespace = 'bandstand'::regnamespace and c.relkind = 'r' order by 1`);

const constraints = await asSuperuser<{
  name: string;
  child: string;
  parent: string | null;
  type: string;
  columns: string[];
  parentColumns: string[];
  onDelete: string;
  setNull: string[];
}>(`
  select conname as name, contype as type, confdeltype as "onDelete",
    (select relname from pg_class where oid = conrelid) as child,
    (select relname from pg_class where oid = confrelid) as parent,
    array(select attname::text from unnest(conkey) with ordinality k (n, place)
      join pg_attribute on attrelid = conrelid and attnum = n order by place) as columns,
    array(select attname::text from unnest(confkey) with ordinality k (n, place)
      join pg_attribute on attrelid = confrelid and attnum = n order by place) as "parentColumns",
    array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any (confdelsetcols)) as "setNull"
  from pg_constraint where connamespace = 'bandstand'::regnamespace order by 1`);

const bandTables = tables.filter(({ hasBandId }) => hasBandId).map(({ name }) => name);
const references = constraints.filter(({ type }) => type === "f");

describe("tables of a band", () => {
  it("are more than a few", () => {
    expect(bandTables.length).toBeGreaterThanOrEqual(20);
  });

  it.each(bandTables)("%s is under forced row-level security", (table) => {
    expect(tables.find(({ name }) => name === table)).toMatchObject({ forced: true });
  });

  it.each(bandTables)("%s has the band first in its key", (table) => {
    const key = constraints.find(({ type, child }) => type === "p" && child === table);
    expect(key?.columns[0]).toBe("band_id");
  });

  it("refer to each other by the pair of band and record", () => {
    const single = references.filter(
      ({ child, parent, columns, parentColumns }) =>
        bandTables.includes(child) &&
        bandTables.includes(parent ?? "") &&
        !(columns[0] === "band_id" && parentColumns[0] === "band_id" && columns.length === 2),
    );
    expect(single).toEqual([]);
  });

  it("keep their band when what they refer to is deleted", () => {
    const emptied = references.filter(
      ({ child, onDelete, setNull }) =>
        bandTables.includes(child) && onDelete === "n" && setNull.join(",") === "",
    );
    expect(emptied).toEqual([]);
    expect(references.filter(({ setNull }) => setNull.includes("band_id"))).toEqual([]);
  });

  it("have a constraint behind every column that names a record", async () => {
    const named = await asSuperuser<{ table: string; column: string }>(`
      select c.relname as table, a.attname as column
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'bandstand'::regnamespace and c.relkind = 'r' and a.attname like '%\\_id'
        and a.attname not in ('source_id', 'source_band_id', 'you_tube_id')`);
    const loose = named.filter(
      ({ table, column }) =>
        !references.some(({ child, columns }) => child === table && columns.includes(column)),
    );
    expect(loose).toEqual([{ table: "band_revisions", column: "band_id" }]);
  });

  it("all go when their band goes", () => {
    const staying = bandTables.filter(
      (table) =>
        !references.some(
          ({ child, parent, onDelete }) =>
            child === table && parent === "bands" && onDelete === "c",
        ),
    );
    expect(staying).toEqual(["band_revisions"]);
  });
});

describe("what is not a band's", () => {
  it("is either shared by all, or about accounts and the platform, and then guarded too", () => {
    const others = tables.filter(({ hasBandId }) => !hasBandId);
    expect(others.filter(({ forced }) => forced).map(({ name }) => name)).toEqual([
      "bands",
      "blocked_dates",
      "private_calendars",
      "rate_limits",
      "server_secrets",
      "user_links",
      "user_passwords",
      "users",
    ]);
    expect(others.filter(({ forced }) => !forced).map(({ name }) => name)).toEqual([
      "document_types",
      "event_statuses",
      "event_types",
      "file_types",
      "genres",
      "menu_options",
      "menus",
      "migrations",
      "roles",
      "setlist_sections",
      "song_statuses",
      "venue_statuses",
      "venue_types",
    ]);
  });

  it("cannot be written by a request, wherever it is shared", async () => {
    const writable = await asSuperuser(`
      select table_name, grantee from information_schema.role_table_grants
      where table_schema = 'bandstand' and privilege_type <> 'SELECT'
        and grantee like 'bandstand\\_%' and grantee not like 'bandstand_system%'
        and table_name in ('genres', 'menu_options', 'migrations', 'roles', 'song_statuses', 'rate_limits',
                           'server_secrets', 'user_passwords', 'user_links')`);
    expect(writable).toEqual([]);
  });

  it("has a password's hash only where no request can read it", async () => {
    const readers = await asSuperuser<{ grantee: string }>(`
      select distinct grantee from information_schema.column_privileges
      where table_schema = 'bandstand' and table_name = 'user_passwords' and grantee like 'bandstand\\_%'`);
    expect(readers.map(({ grantee }) => grantee)).toEqual(["bandstand_system"]);
  });
});
