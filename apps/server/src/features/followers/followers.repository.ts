/** Followers as the database has them. */
import {
  type Follower,
  type FollowerFilter,
  FOLLOWERS_AT_ONCE,
  type SaveFollower,
} from "@bandstand/contracts/followers";
import type { ImportedFollower } from "@bandstand/domain/follower-import";
import { and, eq } from "drizzle-orm";
import { selected } from "../../platform/database/columns-in-sql.ts";
import { followers } from "../../platform/database/schema/followers.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import type { RecordKind } from "../../records/kit/record-kind.ts";

export const FOLLOWER = {
  key: "follower",
  noun: "follower",
  table: followers,
  notFound: "follower_not_found",
} as const satisfies RecordKind;

export interface Wanted {
  filter?: FollowerFilter | undefined;
  limit?: number | undefined;
  after?: number | undefined;
}

export interface Page {
  followers: Follower[];
  /** How many are found, on whatever page. */
  total: number;
}

const TOLD = [
  "id",
  "bandId",
  "source",
  "location",
  "events",
  "nearMiles",
  "nearPlace",
  "createdAt",
  "updatedAt",
] as const;

const ROW = `${selected(followers, TOLD, "f")}, f.id as "userId",
  json_build_object('id', f.id, 'email', f.email) as "TheUser",
  json_build_object('id', b.id, 'identity', b.identity, 'name', b.name) as "TheBand"`;

const FROM = "from followers f join bands b on b.id = f.band_id";

/** A null leaves nobody out. Addresses are kept in small letters without accents. */
const IS_SOUGHT = `f.band_id = $1
  and ($2::text = '' or strpos(f.email, (select plain($2) offset 0)) > 0)
  and ($3::text[] is null or f.location = any($3)) and ($4::text[] is null or f.source = any($4))
  and ($5::boolean is null or f.events = $5)`;

/** The latest first: ids are given in the order in which followers are added. */
export async function listFollowers(
  tx: BandTransaction,
  { filter = {}, limit = FOLLOWERS_AT_ONCE.usual, after }: Wanted,
): Promise<Page> {
  const { TheUser, location = "", source = "", events = null } = filter;
  const sought = [
    tx.bandId,
    (TheUser?.email ?? "").trim(),
    await textsThatHold(tx, "location", location.trim()),
    await textsThatHold(tx, "source", source.trim()),
    events,
  ];
  const [counted] = await tx.rows<{ total: number }>(
    {
      name: "count_followers_found",
      text: `select count(*)::integer as total from followers f where ${IS_SOUGHT}`,
    },
    sought,
  );
  const page = await tx.rows<Follower>(
    {
      name: "list_followers",
      text: `
        select ${ROW} ${FROM} where ${IS_SOUGHT} and ($6::integer is null or f.id < $6)
        order by f.id desc limit $7`,
    },
    [...sought, after ?? null, limit],
  );
  return { followers: page, total: counted?.total ?? 0 };
}

/** Each of them is looked at once: many fans come from one town, and by one way. Null where nothing is sought. */
async function textsThatHold(
  tx: BandTransaction,
  column: "location" | "source",
  sought: string,
): Promise<string[] | null> {
  if (sought === "") return null;
  const rows = await tx.arrays<[string]>(
    {
      name: `follower_${column}s_that_hold`,
      text: `
        select told.${column}
        from (select distinct ${column} from followers where band_id = $1) told,
          (select plain($2) as part offset 0) sought
        where strpos(plain(told.${column}), sought.part) > 0`,
    },
    [tx.bandId, sought],
  );
  return rows.map(([text]) => text);
}

export async function findFollower(
  tx: BandTransaction,
  followerId: number,
): Promise<Follower | undefined> {
  const [row] = await tx.rows<Follower>(
    { name: "find_follower", text: `select ${ROW} ${FROM} where f.band_id = $1 and f.id = $2` },
    [tx.bandId, followerId],
  );
  return row;
}

export async function insertFollower(
  tx: BandTransaction,
  fields: ImportedFollower,
): Promise<number> {
  const [row] = await tx.db
    .insert(followers)
    .values({ ...fields, bandId: tx.bandId })
    .returning({ id: followers.id });
  if (!row) throw new Error("A follower was not added.");
  return row.id;
}

/** One statement for any number of them. Gives how many there are now that followed not yet. */
export async function insertFollowers(
  tx: BandTransaction,
  given: readonly ImportedFollower[],
): Promise<number> {
  const [row] = await tx.rows<{ added: number }>(
    {
      text: `
        with added as (
          insert into followers (band_id, email, location, source, events)
          select $1, g.email, nullif(g.location, ''), g.source, g.events
          from json_to_recordset($2::json) as g (email text, location text, source text, events boolean)
          on conflict (band_id, email) do nothing returning 1
        )
        select count(*)::integer as added from added`,
    },
    [tx.bandId, JSON.stringify(given)],
  );
  return row?.added ?? 0;
}

export async function updateFollower(
  tx: BandTransaction,
  followerId: number,
  fields: Omit<SaveFollower, "id" | "updatedAt">,
): Promise<void> {
  await tx.db
    .update(followers)
    .set(fields)
    .where(and(eq(followers.bandId, tx.bandId), eq(followers.id, followerId)));
}

export async function deleteFollower(tx: BandTransaction, followerId: number): Promise<void> {
  await tx.rows({ text: "delete from followers where band_id = $1 and id = $2" }, [
    tx.bandId,
    followerId,
  ]);
}
