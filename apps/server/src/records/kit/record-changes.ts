/** When a record was changed last and by whom, for those who have it open. */
import type { LiveChange } from "@bandstand/contracts/live";
import { getTableName } from "drizzle-orm";
import { isoText } from "../../platform/database/columns-in-sql.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { announce, eventInSql } from "../../platform/live/announce.ts";
import type { RecordKind } from "./record-kind.ts";

/** What streams of a record are about. */
export const topicOf = ({ key }: RecordKind, id: number | string) => `${key} ${id}`;

const UPDATED_AT = isoText("r.updated_at");
const BY =
  "case when m.id is not null then json_build_object('bandUserId', m.id, 'nickname', m.nickname) end";

const from = ({ table }: RecordKind) =>
  `from ${getTableName(table)} r left join band_users m on m.band_id = r.band_id and m.id = r.updated_by_id`;

export async function findLastChange(
  tx: BandTransaction,
  kind: RecordKind,
  id: number,
): Promise<LiveChange | undefined> {
  const [row] = await tx.rows<LiveChange>(
    {
      name: `last_change_of_${kind.key}`,
      text: `select ${UPDATED_AT} as "updatedAt", ${BY} as by ${from(kind)} where r.band_id = $1 and r.id = $2`,
    },
    [tx.bandId, id],
  );
  return row;
}

/** One statement, however many. To be called once they stand as they are to be: what is told is when they were signed. */
export async function announceSaved(
  tx: BandTransaction,
  kind: RecordKind,
  ids: readonly number[],
): Promise<void> {
  const saved = eventInSql({
    topic: "$3::text || r.id",
    event: "'saved'",
    data: `json_build_object('updatedAt', ${UPDATED_AT}, 'by', ${BY})`,
  });
  await tx.rows(
    {
      name: `announce_saved_${kind.key}`,
      text: `select ${saved} ${from(kind)} where r.band_id = $1 and r.id = any($2::integer[])`,
    },
    [tx.bandId, ids, topicOf(kind, "")],
  );
}

/** What is said of a record without changing it: nobody's form of it is out of date. */
export async function announceRemark(
  tx: BandTransaction,
  kind: RecordKind,
  id: number,
): Promise<void> {
  await announce(tx, topicOf(kind, id), { event: "remarked", data: {} });
}

export async function announceDeleted(
  tx: BandTransaction,
  kind: RecordKind,
  id: number,
): Promise<void> {
  await announce(tx, topicOf(kind, id), { event: "deleted", data: {} });
}
