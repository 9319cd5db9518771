/** What a band's file holds, in words. */
import type { BandExportSize } from "@bandstand/contracts/band-export";

const WORDS: readonly (readonly [table: string, one: string, many: string])[] = [
  ["songs", "song", "songs"],
  ["setlists", "set list", "set lists"],
  ["events", "gig or rehearsal", "gigs and rehearsals"],
  ["venues", "venue", "venues"],
  ["documents", "document", "documents"],
  ["band_users", "member", "members"],
  ["followers", "follower", "followers"],
];

/** `88 songs`, `1 set list`, …; nothing of what there is none of. */
export function contentsOf({ tables, files }: BandExportSize): string[] {
  const rows = new Map(tables.map((table) => [table.name, table.rows]));
  const counted = WORDS.flatMap(([table, one, many]) => {
    const count = rows.get(table) ?? 0;
    return count === 0 ? [] : [counting(count, one, many)];
  });
  return files === 0 ? counted : [...counted, counting(files, "original file", "original files")];
}

function counting(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? one : many}`;
}
