/** Memory while a recording of the largest size comes in, and while it is read from eight places at once. */
import type { Figure, Measurement } from "../measurement.ts";
import { newBand } from "../product/band.ts";
import { memoryGrowth } from "../product/memory.ts";
import { newSong, upload } from "../product/recording.ts";
import { type Product, withProduct, withProductOnS3 } from "../product/product.ts";

const MEGABYTE = 1024 * 1024;
const SIZE = 300 * MEGABYTE;
const READERS = 8;

export const recordings: Measurement = {
  name: "recordings",
  run: async () => [
    ...(await withProduct((product) => measure(product, "disk"))),
    ...(await withProductOnS3((product) => measure(product, "S3"))),
  ],
};

async function measure({ url, pid }: Product, place: string): Promise<Figure[]> {
  const { token } = await newBand({ url });
  const authorization = `Bearer ${token}`;
  const id = await newSong(url, authorization);
  const send = (size: number) => upload(`${url}/api/fileupload/${id}`, authorization, size);
  const read = () => readInParts(`${url}/api/songdownload/${id}`, authorization);
  // What is loaded with the first of each is not the file.
  await send(MEGABYTE);
  await read();
  return [
    growth(`upload of 300 MB to ${place}`, await memoryGrowth(pid, () => send(SIZE))),
    growth(`8 readers of 300 MB on ${place}`, await memoryGrowth(pid, read)),
  ];
}

function growth(name: string, ours: number): Figure {
  const target = { of: "ours", is: "at most", value: 60 } as const;
  return { name: `memory growth, ${name}`, ours, bare: null, unit: "MB", target };
}

/** Each reader takes an eighth, all at once. */
async function readInParts(url: string, authorization: string): Promise<void> {
  const first = await fetch(url, { headers: { authorization, range: "bytes=0-0" } });
  await first.arrayBuffer();
  const size = Number(first.headers.get("content-range")?.split("/")[1]);
  const share = Math.ceil(size / READERS);
  const readers = Array.from({ length: READERS }, async (_, index) => {
    const range = `bytes=${index * share}-${Math.min(size, (index + 1) * share) - 1}`;
    const response = await fetch(url, { headers: { authorization, range } });
    if (response.status !== 206) throw new Error(`A part was answered ${response.status}.`);
    for await (const _chunk of response.body ?? []);
  });
  await Promise.all(readers);
}
