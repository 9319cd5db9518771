/** A band to measure with. */
import pg from "pg";
import type { Product } from "./product.ts";

export interface Band {
  id: number;
  token: string;
}

export const ACCOUNT = { email: "mira@example.org", password: "Encore!2026" };

export async function newBand({ url }: Pick<Product, "url">): Promise<Band> {
  const response = await fetch(`${url}/api/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...ACCOUNT, bandName: "The Ardens" }),
  });
  const { token, bandUser } = (await response.json()) as {
    token: string;
    bandUser: { bandId: number };
  };
  return { id: bandUser.bandId, token };
}

/** Songs as bands have them: most fields filled, some with a rating, lyrics that no list shows. */
export async function addSongs(
  { databaseUrl }: Pick<Product, "databaseUrl">,
  band: Band,
  count: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into bandstand.songs
         (band_id, title, artist, featuring, genre_id, song_status_id, songkey, bpm, seconds, lyrics)
       select $1, 'Song number ' || n, 'Artist ' || n % 40, case when n % 7 = 0 then 'Mira' end, 1 + n % 10,
         1 + n % 5, 'C', 80 + n % 80, 150 + n % 200, repeat('A line of words to sing along' || chr(10), 40)
       from generate_series(1, $2) n`,
      [band.id, count],
    );
    await client.query("analyze bandstand.songs");
  } finally {
    await client.end();
  }
}

export async function removeSongs(
  { databaseUrl }: Pick<Product, "databaseUrl">,
  band: Band,
  title: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("delete from bandstand.songs where band_id = $1 and title = $2", [
      band.id,
      title,
    ]);
  } finally {
    await client.end();
  }
}
