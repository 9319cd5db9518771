import { RECENT_CHANGES, type RecentChange } from "@bandstand/contracts/recent-changes";
import { isoText } from "../../platform/database/columns-in-sql.ts";
import type { BandTransaction } from "../../platform/database/transactions.ts";
import { isVisible } from "../../records/documents/visible-documents.ts";

interface Sought {
  bandUserId: number;
  songs: boolean;
  setlists: boolean;
  documents: boolean;
  /** What the member sees of documents. */
  sight: readonly unknown[];
}

/** What was added or recorded was so in one go, whatever was kept of it a moment later. */
const LASTED = "r.updated_at - interval '1 minute'";
const IS_NEW = `when r.created_at >= ${LASTED} then 'added'`;
/** A song comes with its recording where it was imported: that it is new says more. */
const IS_RECORDED = `when r.recording_date >= ${LASTED} then 'recorded'`;

/** @param isRead the parameter that says whether the member may read them, and what else one has to be to be seen */
const latest = (
  kind: RecentChange["kind"],
  { table, name, how, isRead }: Record<"table" | "name" | "how" | "isRead", string>,
) => `(
  select '${kind}' as kind, r.id, r.${name} as name, case ${how} else 'changed' end as how, r.updated_at, r.updated_by_id
  from ${table} r
  where r.band_id = $1 and r.updated_by_id is distinct from $2
    and r.updated_at > now() - interval '${RECENT_CHANGES.days} days' and ${isRead}
  order by r.updated_at desc limit ${RECENT_CHANGES.most})`;

const SONGS = latest("song", {
  table: "songs",
  name: "title",
  how: `${IS_NEW} ${IS_RECORDED}`,
  isRead: "$3::boolean",
});
const SETLISTS = latest("setlist", {
  table: "setlists",
  name: "name",
  how: IS_NEW,
  isRead: "$4::boolean",
});

const DOCUMENTS = latest("document", {
  table: "documents",
  name: "title",
  how: IS_NEW,
  isRead: `$5::boolean and ${isVisible("r", 6)}`,
});

const CHANGES = `
  select r.kind, r.id, r.name, r.how, ${isoText("r.updated_at")} as "changedAt", m.nickname as "changedBy"
  from (${SONGS} union all ${SETLISTS} union all ${DOCUMENTS}) r
  left join band_users m on m.band_id = $1 and m.id = r.updated_by_id
  order by r.updated_at desc, r.kind, r.id limit ${RECENT_CHANGES.most}`;

/** The latest first, without what the member did. */
export function findRecentChanges(
  tx: BandTransaction,
  { bandUserId, songs, setlists, documents, sight }: Sought,
): Promise<RecentChange[]> {
  return tx.rows<RecentChange>({ name: "recent_changes", text: CHANGES }, [
    tx.bandId,
    bandUserId,
    songs,
    setlists,
    documents,
    ...sight,
  ]);
}
