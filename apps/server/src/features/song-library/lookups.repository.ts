import type { BandTransaction } from "../../platform/database/transactions.ts";

export interface Lookups {
  genreIds: ReadonlySet<number>;
  statusIds: ReadonlySet<number>;
}

/** The ids that songs may have. */
export async function findLookups(tx: BandTransaction): Promise<Lookups> {
  const [found] = await tx.rows<{ genres: number[]; statuses: number[] }>({
    name: "lookups_of_songs",
    text: "select array(select id from genres) as genres, array(select id from song_statuses) as statuses",
  });
  return { genreIds: new Set(found?.genres), statusIds: new Set(found?.statuses) };
}
