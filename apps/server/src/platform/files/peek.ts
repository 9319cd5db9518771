import { Readable } from "node:stream";

export interface Peeked {
  /** The first bytes: as many as asked for, or all of a shorter stream. */
  readonly head: Buffer;
  /** The whole, from its first byte. Ending or destroying it does the same to the source. */
  readonly stream: Readable;
}

/** Looks at the first `size` bytes of a stream. Throws what the source fails with before them. */
export async function peek(source: Readable, size: number): Promise<Peeked> {
  const chunks: Buffer[] = [];
  const rest: AsyncIterator<Buffer> = source[Symbol.asyncIterator]();
  let length = 0;
  while (length < size) {
    const next = await rest.next();
    if (next.done) break;
    chunks.push(next.value);
    length += next.value.length;
  }

  async function* all(): AsyncGenerator<Buffer> {
    yield* chunks.splice(0);
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  }
  const head = Buffer.concat(chunks).subarray(0, size);
  const stream = Readable.from(all(), { objectMode: false });
  // A generator that was never begun does not hear that it is not wanted.
  stream.once("close", () => source.destroy());
  return { head, stream };
}
