/** What is kept of one person: their account, and their rows in each band. */
import type { TableShape } from "@bandstand/domain/band-file/table-shape";
import type {
  BandTransaction,
  PersonTransaction,
  SystemTransaction,
} from "../../platform/database/transactions.ts";
import { fieldsOf, readPages } from "../../records/band-tables/row-pages.repository.ts";

/** What proves who somebody is, is told to nobody, and neither is what is at work just now. */
const LEFT_OUT_TABLES: ReadonlySet<string> = new Set([
  "band_links",
  "idempotency_keys",
  "invitation_links",
  "live_viewers",
]);
const LEFT_OUT_COLUMNS: ReadonlySet<string> = new Set(["hash"]);

/** The tables of a band with rows of its members. A new one is among them by itself. */
export function tablesOfMembers(catalogue: readonly TableShape[]): TableShape[] {
  return catalogue
    .filter(({ name, columns }) => {
      const isOfMember =
        name === "band_users" || columns.some((column) => column.name === "band_user_id");
      return isOfMember && !LEFT_OUT_TABLES.has(name);
    })
    .map(({ name, columns }) => ({
      name,
      columns: columns.filter((column) => !LEFT_OUT_COLUMNS.has(column.name)),
    }));
}

export function rowsOfMember(
  tx: BandTransaction,
  shape: TableShape,
  bandUserId: number,
): AsyncGenerator<string[]> {
  const member = shape.name === "band_users" ? "id" : "band_user_id";
  return readPages(tx, {
    shape,
    where: `band_id = $1 and ${member} = $3`,
    values: [bandUserId],
  });
}

/** As JSON. */
export async function accountOf(tx: PersonTransaction, shape: TableShape): Promise<string> {
  const [row] = await tx.arrays<[string]>(
    {
      text: `select row_to_json(r)::text from (select ${fieldsOf(shape)} from users where id = $1) r`,
    },
    [tx.userId],
  );
  return row?.[0] ?? "null";
}

/** As JSON: the days on which they are not available, which no band has. */
export async function blockedDatesOf(tx: PersonTransaction): Promise<string> {
  const [row] = await tx.arrays<[string]>(
    {
      text: `
        select coalesce(json_agg(json_build_object('firstDay', first_day, 'lastDay', last_day, 'note', note, 'fromCalendar', from_calendar)
          order by first_day, id), '[]')::text
        from blocked_dates where user_id = $1`,
    },
    [tx.userId],
  );
  return row?.[0] ?? "[]";
}

/** As JSON: where their own calendar is, which no band is told. */
export async function calendarOf(tx: PersonTransaction): Promise<string> {
  const [row] = await tx.arrays<[string]>(
    {
      text: `
        select json_build_object('address', address, 'timeZone', time_zone, 'fetchedAt', fetched_at)::text
        from private_calendars where user_id = $1`,
    },
    [tx.userId],
  );
  return row?.[0] ?? "null";
}

export interface OwnMembership {
  bandId: number;
  bandUserId: number;
  name: string;
  identity: string;
}

export function membershipsOf(tx: PersonTransaction): Promise<OwnMembership[]> {
  return tx.rows<OwnMembership>(
    {
      text: `
        select m.band_id as "bandId", m.id as "bandUserId", b.name, b.identity
        from band_users m join bands b on b.id = m.band_id where m.user_id = $1 order by b.id`,
    },
    [tx.userId],
  );
}

/** What the ids of songs stand for in a band. */
export async function titlesOf(tx: BandTransaction): Promise<string> {
  const [row] = await tx.arrays<[string]>(
    {
      text: `
        select coalesce(json_object_agg(id, title || ' – ' || artist), '{}')::text from songs
        where band_id = $1 and id in (
          select song_id from song_ratings where band_id = $1 and band_user_id = $2
          union select song_id from bookmarks where band_id = $1 and band_user_id = $2
          union select song_id from band_user_songs where band_id = $1 and band_user_id = $2
          union select song_id from practices where band_id = $1 and band_user_id = $2)`,
    },
    [tx.bandId, tx.bandUserId ?? 0],
  );
  return row?.[0] ?? "{}";
}

/** When the account got its password; null for one without. */
export async function passwordDate(tx: SystemTransaction, userId: number): Promise<string | null> {
  const [row] = await tx.rows<{ changedAt: string }>(
    { text: `select changed_at as "changedAt" from user_passwords where user_id = $1` },
    [userId],
  );
  return row?.changedAt ?? null;
}
