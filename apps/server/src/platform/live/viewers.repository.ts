/** Who has which record open, on any server. A server that is killed gives no sign of life, and its rows count no longer. */
import type { LiveMember } from "@bandstand/contracts/live";
import type { BandTransaction, Database, SystemTransaction } from "../database/transactions.ts";
import { CHANNEL } from "./announce.ts";

/** The key of a viewer's row. */
export interface ViewerKey {
  bandId: number;
  id: number;
}

/** Says to all servers that somebody has come to a topic, or gone. */
const NUDGE = `pg_notify('${CHANNEL}', json_build_object('band', band_id, 'kind', 'presence', 'topic', topic)::text)`;

interface NewViewer {
  bandUserId: number;
  topic: string;
  /** Of one member, of those that are not stale. */
  most: number;
  staleSeconds: number;
}

/** The key of the new row; null where the member has `most` already. One member's viewers come one after the other. */
export async function addViewer(
  tx: BandTransaction,
  { bandUserId, topic, most, staleSeconds }: NewViewer,
): Promise<ViewerKey | null> {
  await tx.rows(
    { text: "select from band_users where band_id = $1 and id = $2 for no key update" },
    [tx.bandId, bandUserId],
  );
  const [row] = await tx.rows<{ id: number }>(
    {
      text: `
        with added as (
          insert into live_viewers (band_id, band_user_id, topic)
          select $1, $2, $3
          where $4 > (
            select count(*) from live_viewers
            where band_id = $1 and band_user_id = $2 and seen_at > now() - make_interval(secs => $5))
          returning band_id, topic, id
        )
        select id, ${NUDGE} from added`,
    },
    [tx.bandId, bandUserId, topic, most, staleSeconds],
  );
  return row ? { bandId: tx.bandId, id: row.id } : null;
}

/** Members who have a topic open, by name, each once. */
export function listViewers(
  tx: BandTransaction,
  topic: string,
  staleSeconds: number,
): Promise<LiveMember[]> {
  return tx.rows<LiveMember>(
    {
      name: "list_viewers",
      text: `
        select m.id as "bandUserId", m.nickname, m.avatar_filename as "avatarFilename"
        from band_users m
        where m.band_id = $1 and exists (
          select from live_viewers v where v.band_id = $1 and v.topic = $2 and v.band_user_id = m.id
            and v.seen_at > now() - make_interval(secs => $3))
        order by lower(m.nickname), m.id`,
    },
    [tx.bandId, topic, staleSeconds],
  );
}

/** Takes viewers away and tells who watches the same. */
export async function removeViewers(
  database: Database,
  viewers: readonly ViewerKey[],
): Promise<void> {
  if (viewers.length === 0) return;
  await database.system((tx) =>
    tx.rows(
      {
        name: "remove_viewers",
        text: `
          with gone as (
            delete from live_viewers where (band_id, id) in (select * from unnest($1::integer[], $2::integer[]))
            returning band_id, topic
          )
          select ${NUDGE} from (select distinct band_id, topic from gone) t`,
      },
      keysOf(viewers),
    ),
  );
}

/** A sign of life for these viewers; the ids of those that are still known. */
export async function refreshViewers(
  tx: SystemTransaction,
  viewers: readonly ViewerKey[],
): Promise<Set<number>> {
  const rows = await tx.rows<{ id: number }>(
    {
      name: "refresh_viewers",
      text: `
        update live_viewers set seen_at = clock_timestamp()
        where (band_id, id) in (select * from unnest($1::integer[], $2::integer[])) returning id`,
    },
    keysOf(viewers),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Takes away those whose server has given no sign of life for so long, and gives none just now. */
export async function sweepViewers(tx: SystemTransaction, staleSeconds: number): Promise<void> {
  await tx.rows(
    {
      name: "sweep_viewers",
      text: `
        with gone as (
          delete from live_viewers where (band_id, id) in (
            select band_id, id from live_viewers where seen_at < clock_timestamp() - make_interval(secs => $1)
            for update skip locked)
          returning band_id, topic
        )
        select ${NUDGE} from (select distinct band_id, topic from gone) t`,
    },
    [staleSeconds],
  );
}

function keysOf(viewers: readonly ViewerKey[]): [number[], number[]] {
  return [viewers.map(({ bandId }) => bandId), viewers.map(({ id }) => id)];
}
