/** Fifty recordings, a gigabyte, as one ZIP: how soon it begins, and what memory it takes. */
import { open } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { Figure, Measurement } from "../measurement.ts";
import { addSongs, type Band, newBand } from "../product/band.ts";
import { memoryGrowth } from "../product/memory.ts";
import { type Product, withProduct } from "../product/product.ts";

const SONGS = 50;
const SIZE = 20 * 1024 * 1024;
const TIMES = 5;

export const zip: Measurement = {
  name: "zip",
  run: () =>
    withProduct(async (product) => {
      const band = await newBand(product);
      await addSongs(product, band, SONGS);
      const ids = await giveRecordings(product, band);
      // What is loaded with the first is not the files.
      await download(product, band, ids.slice(0, 1));
      const starts: number[] = [];
      for (let time = 0; time < TIMES; time += 1)
        starts.push(await download(product, band, ids, { isBrokenOff: true }));
      const whole = async () => void (await download(product, band, ids));
      const growth = await memoryGrowth(product.pid, whole);
      const middle = starts.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.NaN;
      return [
        figure("ZIP of 50 recordings (1 GB), first byte", middle, "ms", 200),
        figure("memory growth, ZIP of 50 recordings (1 GB)", growth, "MB", 60),
      ];
    }),
};

function figure(name: string, ours: number, unit: "ms" | "MB", value: number): Figure {
  return { name, ours, bare: null, unit, target: { of: "ours", is: "at most", value } };
}

/** Files of holes, which take no room; nothing is measured of them, so that only the ZIP is. */
async function giveRecordings({ folder, databaseUrl }: Product, band: Band): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number; filename: string }>(
      `update bandstand.songs
       set recording_filename = 'long-recording-' || id || '.wav', recording_size = $2, recording_type = 'audio/wav'
       where band_id = $1 returning id, recording_filename as filename`,
      [band.id, SIZE],
    );
    for (const { filename } of rows) {
      const file = await open(join(folder, "files", filename), "w");
      await file.truncate(SIZE);
      await file.close();
    }
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

/** Milliseconds until the first byte of the ZIP. */
async function download(
  { url }: Product,
  { token }: Band,
  ids: readonly number[],
  { isBrokenOff = false } = {},
): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`${url}/api/downloadzip`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ name: "Song List", Songs: ids.map((id) => ({ id })) }),
  });
  if (response.status !== 200) throw new Error(`The ZIP was answered ${response.status}.`);
  let first = Number.NaN;
  let size = 0;
  const body: AsyncIterable<Uint8Array> | null = response.body;
  for await (const chunk of body ?? []) {
    if (size === 0) first = performance.now() - begun;
    if (isBrokenOff) return first;
    size += chunk.length;
  }
  if (size < ids.length * SIZE) throw new Error(`The ZIP holds ${size} bytes only.`);
  return first;
}
