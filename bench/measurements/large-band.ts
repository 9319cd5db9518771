/** A band as large as one may get: its members as a list, all of it as a file, back from that file, and its end. */
import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { percentile } from "../load/percentile.ts";
import type { Figure, Measurement } from "../measurement.ts";
import { addSongs, type Band, newBand } from "../product/band.ts";
import { addCalendar, addMembers } from "../product/calendar.ts";
import { type Product, withProduct } from "../product/product.ts";
import { wavHead } from "../product/recording.ts";

const SONGS = 10_000;
const FILES = 2_000;
const FILE_SIZE = 20_000;
const MEMBERS = 500;
const EVENTS = 500;
const ROUNDS = 60;
const NAME = "The Ardens";

export const largeBand: Measurement = {
  name: "large-band",
  run: () =>
    withProduct(async (product) => {
      const band = await newBand(product);
      await addMembers(product, band, MEMBERS - 1);
      const members = await membersList(product, band);
      await addSongs(product, band, SONGS);
      await addCalendar(product, band, EVENTS);
      await addRecordings(product, band);
      const file = await timed(() => exported(product, band));
      const bare = await timed(() => allRows(product, band));
      const brought = await timed(() => imported(product, band, file.answer));
      const removal = await removed(product, band);
      const size = `${SONGS.toLocaleString("en-GB")} songs, ${FILES.toLocaleString("en-GB")} files`;
      return [
        members,
        // What is compared reads the rows alone, and no file.
        against(`export of a band, ${size}`, file.seconds, bare.seconds, 6),
        against(`import of it`, brought.seconds, file.seconds, 6),
        against(`deletion of it`, removal.seconds, bare.seconds, 12),
        {
          name: "another band's longest save meanwhile",
          ours: removal.longestWait * 1000,
          bare: null,
          unit: "ms",
          target: { of: "ours", is: "at most", value: 300 },
        },
      ];
    }),
};

function against(name: string, ours: number, bare: number, value: number): Figure {
  return { name, ours, bare, unit: "s", target: { of: "ratio", is: "at most", value } };
}

async function timed<T>(work: () => Promise<T>): Promise<{ answer: T; seconds: number }> {
  const begun = performance.now();
  const answer = await work();
  return { answer, seconds: (performance.now() - begun) / 1000 };
}

async function membersList({ url }: Product, { token }: Band): Promise<Figure> {
  const headers = { authorization: `Bearer ${token}` };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { seconds } = await timed(async () =>
      (await fetch(`${url}/api/bandUsers`, { headers })).text(),
    );
    times.push(seconds * 1000);
  }
  const target = { of: "ours", is: "at most", value: 60 } as const;
  const name = `members of a band of ${MEMBERS}`;
  return { name, ours: percentile(times, 50), bare: null, unit: "ms", target };
}

/** Of the first songs. */
async function addRecordings({ folder, databaseUrl }: Product, band: Band): Promise<void> {
  const files = join(folder, "files");
  await mkdir(files, { recursive: true });
  const rows = await query<{ filename: string }>(
    databaseUrl,
    `with made as (
       insert into bandstand.stored_files (band_id, filename, kind, type, size, attached_at)
       select $1, 'large-recording-' || n || '.wav', 'recording', 'audio/wav', $3, now()
       from generate_series(1, $2::integer) n returning filename
     ), songs as (
       select id, row_number() over (order by id) as n from bandstand.songs where band_id = $1
     )
     update bandstand.songs s set recording_filename = 'large-recording-' || songs.n || '.wav',
       recording_size = $3, recording_type = 'audio/wav'
     from songs where s.band_id = $1 and s.id = songs.id and songs.n <= $2::integer
     returning s.recording_filename as filename`,
    [band.id, FILES, FILE_SIZE],
  );
  const bytes = Buffer.alloc(FILE_SIZE, 7);
  wavHead(FILE_SIZE).copy(bytes);
  for (const { filename } of rows) await writeFile(join(files, filename), bytes);
}

async function exported({ url }: Product, { id, token }: Band): Promise<Blob> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/bandexport/${id}`, { headers });
  if (!response.ok) throw new Error(`The band was not exported: ${response.status}.`);
  return response.blob();
}

/** Each row of the largest tables, as JSON. */
async function allRows({ databaseUrl }: Product, { id }: Band): Promise<void> {
  for (const table of ["songs", "setlist_songs", "events", "band_users", "practices"])
    await query(
      databaseUrl,
      `select row_to_json(r)::text from bandstand.${table} r where band_id = $1`,
      [id],
    );
}

async function imported({ url }: Product, { token }: Band, file: Blob): Promise<void> {
  const body = new FormData();
  body.append("file", file, "band.zip");
  const headers = { authorization: `Bearer ${token}` };
  const path = `/api/bandimportfile/${randomUUID()}`;
  const response = await fetch(url + path, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`The band was not imported: ${await response.text()}`);
}

/** While somebody of another band saves one thing after the other. Both in seconds. */
async function removed(
  product: Product,
  band: Band,
): Promise<{ seconds: number; longestWait: number }> {
  const { url } = product;
  const other = await registered(product);
  let longestWait = 0;
  const over = new AbortController();
  const saving = (async () => {
    while (!over.signal.aborted) {
      const { seconds } = await timed(() => addSong(product, other));
      longestWait = Math.max(longestWait, seconds);
    }
  })();
  const { seconds } = await timed(async () => {
    const address = `${url}/api/band/${band.id}?${new URLSearchParams({ name: NAME })}`;
    const headers = { authorization: `Bearer ${band.token}` };
    const response = await fetch(address, { method: "DELETE", headers });
    if (!response.ok) throw new Error(`The band was not deleted: ${await response.text()}`);
  });
  over.abort();
  await saving;
  return { seconds, longestWait };
}

async function registered({ url }: Product): Promise<string> {
  const body = { email: "other@example.org", password: "Encore!2026", bandName: "Nightjars" };
  const answer = await post(`${url}/api/register`, body);
  return ((await answer.json()) as { token: string }).token;
}

async function addSong({ url }: Product, token: string): Promise<void> {
  await (await post(`${url}/api/addsong`, { title: "Blue Train", artist: "Nobody" }, token)).text();
}

async function post(address: string, body: object, token?: string): Promise<Response> {
  const headers = {
    "content-type": "application/json",
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response;
}

async function query<Row extends object>(
  connectionString: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
