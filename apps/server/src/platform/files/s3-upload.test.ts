import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partsOf } from "./s3-upload.ts";

async function partsAsText(chunks: readonly string[], size: number): Promise<string[]> {
  const parts: string[] = [];
  const source = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  for await (const { bytes } of partsOf(source, size)) parts.push(Buffer.from(bytes).toString());
  return parts;
}

describe("the parts of a stream", () => {
  it("are filled up, whatever the chunks are", async () => {
    expect(await partsAsText(["one", "two", "three", "4"], 5)).toEqual(["onetw", "othre", "e4"]);
  });

  it("are one, and empty, for an empty stream", async () => {
    expect(await partsAsText([], 5)).toEqual([""]);
  });

  it("say which is the last, also when it is full", async () => {
    const lasts: boolean[] = [];
    for await (const { isLast } of partsOf(Readable.from([Buffer.from("0123456789")]), 5))
      lasts.push(isLast);
    expect(lasts).toEqual([false, true]);
  });

  it("stand still until the part after the next is asked for", async () => {
    const parts = partsOf(Readable.from([Buffer.from("aabbcc")]), 2);
    const first = await parts.next();
    await parts.next();
    expect(Buffer.from(first.value?.bytes ?? []).toString()).toBe("aa");
  });

  it("put together are the stream", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ minLength: 1 })),
        fc.integer({ min: 1, max: 9 }),
        async (chunks, size) => {
          const source = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
          const sent: Buffer[] = [];
          for await (const { bytes } of partsOf(source, size)) sent.push(Buffer.from(bytes));
          expect(Buffer.concat(sent).toString()).toBe(Buffer.from(chunks.join("")).toString());
          expect(sent.slice(0, -1).every((part) => part.length === size)).toBe(true);
        },
      ),
    );
  });
});
