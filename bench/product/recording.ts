/** A song and its recording, as large as one likes and made on the way. */
import { type IncomingMessage, request } from "node:http";
import { pipeline } from "node:stream/promises";

export async function newSong(url: string, authorization: string): Promise<number> {
  const added = await fetch(`${url}/api/addsong`, {
    method: "POST",
    headers: { authorization, "content-type": "application/json" },
    body: JSON.stringify({ title: "Tin Roof Rain", artist: "Marlow Skye" }),
  });
  const { id } = (await added.json()) as { id: number };
  return id;
}

/** Sends a recording of `size` bytes to `url`. */
export async function upload(url: string, authorization: string, size: number): Promise<void> {
  const edge = "edge-of-a-part";
  const sending = request(url, {
    method: "POST",
    headers: { authorization, "content-type": `multipart/form-data; boundary=${edge}` },
  });
  const answered = new Promise<IncomingMessage>((resolve) => sending.on("response", resolve));
  await pipeline(multipart(edge, size), sending);
  const { statusCode } = (await answered).resume();
  if (statusCode !== 200) throw new Error(`The upload was answered ${statusCode}.`);
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
export function wavHead(size: number): Buffer {
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
