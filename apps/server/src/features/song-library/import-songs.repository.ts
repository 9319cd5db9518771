import type { AddSong } from "@bandstand/contracts/songs";
import type { BandTransaction } from "../../platform/database/transactions.ts";

/** Fields of a new song, their columns, and how a value is read from its list; without a status it has the one tagged P. */
const COLUMNS = [
  ["title", "title", "text"],
  ["artist", "artist", "text"],
  ["featuring", "featuring", "text"],
  ["genreId", "genre_id", "integer"],
  ["songStatusId", "song_status_id", "integer"],
  ["songkey", "songkey", "text"],
  ["bpm", "bpm", "integer"],
  ["start", "start", "text"],
  ["lyrics", "lyrics", "text"],
  ["tab", "tab", "text"],
  ["notes", "notes", "text"],
  ["todo", "todo", "text"],
  ["youTubeId", "you_tube_id", "text"],
  ["seconds", "seconds", "integer"],
  ["coverImageURL", "cover_image_url", "text"],
  ["chips", "chips", "text"],
] as const satisfies readonly (readonly [keyof AddSong, string, string])[];

const columns = COLUMNS.map(([, column]) => column).join(", ");
const lists = COLUMNS.map(([, , type], index) => `$${index + 2}::${type}[]`).join(", ");
const values = COLUMNS.map(([, column]) => {
  if (column === "chips") return "coalesce(g.chips::jsonb, '[]')";
  if (column === "song_status_id")
    return "coalesce(g.song_status_id, (select id from song_statuses where tag = 'P'))";
  return `g.${column}`;
}).join(", ");

/** One list a column: one statement for any number of songs. Ids follow the order of the lists. */
const ADD = `
  insert into songs (band_id, ${columns})
  select $1, ${values}
  from unnest(${lists}) with ordinality g (${columns}, place) order by g.place`;

export async function insertSongs(tx: BandTransaction, songs: readonly AddSong[]): Promise<number> {
  const given = COLUMNS.map(([field]) =>
    songs.map((song) => {
      const value = song[field];
      return Array.isArray(value) ? JSON.stringify(value) : (value ?? null);
    }),
  );
  await tx.rows({ text: ADD }, [tx.bandId, ...given]);
  return songs.length;
}
