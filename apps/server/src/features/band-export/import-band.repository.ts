/** A new band with the rows of a file. */
import type { TableShape } from "@bandstand/domain/band-file/table-shape";
import { BAND_MEMBER_ROLE, defaultPrivileges } from "@bandstand/domain/roles";
import { slugify, uniqueIdentity } from "@bandstand/domain/band-identity";
import type { SystemTransaction } from "../../platform/database/transactions.ts";
import type { Later, Page } from "./band-file-reader.ts";

/** The ids of rows that all bands share, by table: what is no band's and that a band's tables point at. */
export async function lookupIds(
  tx: SystemTransaction,
  shapes: readonly TableShape[],
): Promise<Record<string, number[]>> {
  const own = new Set([...shapes.map(({ name }) => name), "users", "bands"]);
  const lookups: Record<string, number[]> = {};
  for (const { columns } of shapes)
    for (const { refersTo } of columns) {
      if (refersTo === null || own.has(refersTo) || refersTo in lookups) continue;
      const rows = await tx.arrays<[number]>({ text: `select id from ${refersTo}` });
      lookups[refersTo] = rows.map(([id]) => id);
    }
  return lookups;
}

/** Under the first free identity of its name. The row's own fields come with it. */
export async function insertBand(
  tx: SystemTransaction,
  shape: TableShape,
  page: Page,
  name: string,
): Promise<{ id: number; identity: string }> {
  const rows = await tx.rows<{ identity: string }>(
    { text: "select identity from bands where identity = $1 or starts_with(identity, $1 || '-')" },
    [slugify(name)],
  );
  const taken = new Set(rows.map(({ identity }) => identity));
  const columns = columnsOf(shape, page);
  for (;;) {
    const identity = uniqueIdentity(name, taken);
    const [band] = await tx.rows<{ id: number }>(
      {
        text: `
          insert into bands (identity, ${columns.names})
          select $2, ${columns.values} from json_to_recordset($1::json) r (${columns.types})
          on conflict (identity) do nothing returning id`,
      },
      [page.rows, identity],
    );
    if (band) return { id: band.id, identity };
    taken.add(identity);
  }
}

/** The accounts of the addresses, in their order; who has none gets one without a password. */
export async function accountsOf(tx: SystemTransaction, page: Page): Promise<number[]> {
  await tx.rows(
    {
      text: `
        insert into users (email, forename, surname)
        select lower(email), forename, surname
        from json_to_recordset($1::json) r (email text, forename text, surname text)
        on conflict (email) do nothing`,
    },
    [page.rows],
  );
  const rows = await tx.arrays<[number]>(
    {
      text: `
        select u.id from json_array_elements($1::json) with ordinality r (row, place)
        join users u on u.email = lower(r.row ->> 'email') order by r.place`,
    },
    [page.rows],
  );
  return rows.map(([id]) => id);
}

/** The ids in the order of the rows: they are drawn in the order in which rows are put in. */
export async function insertRows(
  tx: SystemTransaction,
  bandId: number,
  shape: TableShape,
  page: Page,
): Promise<number[]> {
  const { names, values, types } = columnsOf(shape, page);
  const rows = await tx.arrays<[number]>(
    {
      text: `
        insert into ${shape.name} (band_id, ${names})
        select $2, ${values} from json_array_elements($1::json) with ordinality e (row, place),
          json_to_record(e.row) r (${types})
        order by e.place returning id`,
    },
    [page.rows, bandId],
  );
  return rows.map(([id]) => id).toSorted((a, b) => a - b);
}

/** Of a field that the file leaves out stands what the column has by itself. */
function columnsOf({ columns }: TableShape, page: Page) {
  const kept = columns.filter(({ name }) => page.columns.includes(name));
  return {
    names: kept.map(({ name }) => name).join(", "),
    values: kept.map(({ name }) => `r.${name}`).join(", "),
    types: kept.map(({ name, sqlType }) => `${name} ${sqlType}`).join(", "),
  };
}

export async function setReferences(
  tx: SystemTransaction,
  bandId: number,
  later: readonly Later[],
): Promise<void> {
  const places = new Set(later.map(({ table, column }) => `${table} ${column}`));
  for (const place of places) {
    const [table = "", column = ""] = place.split(" ");
    const rows = later.filter((one) => one.table === table && one.column === column);
    const key = table === "bands" ? "t.id = $2" : "t.band_id = $2";
    await tx.rows(
      {
        text: `
          update ${table} t set ${column} = r.target
          from json_to_recordset($1::json) r (id integer, target integer) where ${key} and t.id = r.id`,
      },
      [JSON.stringify(rows.map(({ id, to }) => ({ id, target: to }))), bandId],
    );
  }
}

/**
 * Whoever brings the band is its super administrator, as who founds one is; the others wait for a mailed link.
 * @returns how many wait
 */
export async function openMembership(
  tx: SystemTransaction,
  { bandId, userId, nickname }: { bandId: number; userId: number; nickname: string },
): Promise<number> {
  const opened = await tx.rows(
    {
      text: `
        update band_users set administrator_enabled = true, super_administrator_enabled = true, signin_enabled = true,
          confirmed_at = now()
        where band_id = $1 and user_id = $2 returning id`,
    },
    [bandId, userId],
  );
  if (opened.length === 0) await insertMembership(tx, { bandId, userId, nickname });
  const [row] = await tx.arrays<[number]>(
    {
      text: "select count(*)::integer from band_users where band_id = $1 and confirmed_at is null",
    },
    [bandId],
  );
  return row?.[0] ?? 0;
}

async function insertMembership(
  tx: SystemTransaction,
  { bandId, userId, nickname }: { bandId: number; userId: number; nickname: string },
): Promise<void> {
  await tx.rows(
    {
      text: `
        with member as (
          insert into band_users (band_id, user_id, nickname, role_id, administrator_enabled,
            super_administrator_enabled, joining_date, confirmed_at)
          select $1, $2, $3, r.id, true, true, current_date, now() from roles r where r.tag = $4
          returning id
        )
        insert into band_user_menu_options (band_id, band_user_id, menu_option_id, priv)
        select $1, member.id, o.id, p.value
        from member, menu_options o join jsonb_each_text($5::jsonb) p on p.key = o.tag`,
    },
    [
      bandId,
      userId,
      nickname,
      BAND_MEMBER_ROLE,
      JSON.stringify(defaultPrivileges(BAND_MEMBER_ROLE)),
    ],
  );
}

export async function emailOf(tx: SystemTransaction, userId: number): Promise<string | undefined> {
  const [row] = await tx.rows<{ email: string }>(
    { text: "select email from users where id = $1" },
    [userId],
  );
  return row?.email;
}

export interface KeptFile {
  filename: string;
  kind: string;
  type: string;
  size: number;
}

/** Files that were entered on the way under the caller's band become the new band's. */
export async function handOverFiles(
  tx: SystemTransaction,
  { from, to }: { from: number; to: number },
  files: readonly KeptFile[],
): Promise<void> {
  const list = JSON.stringify(files);
  await tx.rows(
    {
      text: `
        delete from stored_files f using json_to_recordset($1::json) r (filename text)
        where f.band_id = $2 and f.filename = r.filename`,
    },
    [list, from],
  );
  await tx.rows(
    {
      text: `
        insert into stored_files (band_id, filename, kind, type, size, attached_at)
        select $2, filename, kind, type, size, now()
        from json_to_recordset($1::json) r (filename text, kind text, type text, size bigint)`,
    },
    [list, to],
  );
}

export interface NewRecording {
  songId: number;
  recordingFilename: string;
  size: number;
}

export function recordingsOf(tx: SystemTransaction, bandId: number): Promise<NewRecording[]> {
  return tx.rows<NewRecording>(
    {
      text: `
        select id as "songId", recording_filename as "recordingFilename", coalesce(recording_size, 0)::float8 as size
        from songs where band_id = $1 and recording_filename is not null`,
    },
    [bandId],
  );
}
