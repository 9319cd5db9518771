/** Large libraries for tests, and a database that counts what is asked of it. */
import type { Session } from "@bandstand/contracts/sign-in";
import type { TestApi } from "./api.ts";
import type { Database } from "../src/platform/database/transactions.ts";
import type { Caller } from "../src/platform/http/caller.ts";

/** The ids of so many new songs, "Song 0001" first. */
export async function manySongs(
  { asSuperuser }: Pick<TestApi, "asSuperuser">,
  bandId: number,
  count: number,
): Promise<number[]> {
  const songs = await asSuperuser<{ id: number }>(
    `insert into bandstand.songs (band_id, title, artist, song_status_id, lyrics)
     select $1, 'Song ' || lpad(n::text, 4, '0'), 'Marlow Skye', 3, repeat('la la' || chr(10), 50)
     from generate_series(1, $2::integer) n returning id`,
    [bandId, count],
  );
  return songs.map(({ id }) => id);
}

/** How many statements the work takes, beside beginning and end. */
export async function statementsOf(
  { services }: Pick<TestApi, "services">,
  { bandUser }: Pick<Session, "bandUser">,
  work: (database: Database, caller: Caller) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const counting: Database = {
    ...services.database,
    band: (scope, inside) =>
      services.database.band(scope, (tx) =>
        inside({
          ...tx,
          rows: (statement, values) => {
            count += 1;
            return tx.rows(statement, values);
          },
        }),
      ),
  };
  await work(counting, { ...bandUser, tokenId: 0, today: "2026-11-21", revisions: {} });
  return count;
}
