/** Memory while a recording of the largest size comes in, and while it is read from eight places at once. */
import type { Figure, Measurement } from "../measurement.ts";
import { newBand } from "../product/band.ts";
import { memoryGrowth } from "../product/memory.ts";
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
  const added = await fetch(`${url}/api/addsong`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ title: "Tin Roof Rain", artist: "Marlow Skye" }),
  });
  const { id } = (await added.json()) as { id: number };
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

async function upload(url: string, authorization: string, size: number): Promise<void> {
  const edge = "edge-of-a-part";
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization, "content-type": `multipart/form-data; boundary=${edge}` },
    body: ReadableStream.from(multipart(edge, size)),
    duplex: "half",
  });
  if (response.status !== 200) throw new Error(`The upload was answered ${response.status}.`);
}

async function* multipart(edge: string, size: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from(
    `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="long.wav"\r\n\r\n`,
  );
  const head = wavHead(size);
  yield head;
  const piece = Buffer.alloc(256 * 1024);
  for (let left = size - head.length; left > 0; left -= piece.length)
    yield piece.subarray(0, Math.min(left, piece.length));
  yield Buffer.from(`\r\n--${edge}--\r\n`);
}

/** Of 16 bits in stereo at 44,100 Hz; `size` is the whole file's. */
function wavHead(size: number): Buffer {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(size - 8, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(44_100, 24);
  head.writeUInt32LE(44_100 * 4, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(size - 44, 40);
  return head;
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
