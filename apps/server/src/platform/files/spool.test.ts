import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { FileTooLarge } from "./file-store-errors.ts";
import { spool } from "./spool.ts";

const { signal } = new AbortController();
const spools = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith("bandstand-spool-"));

it("a stream is there as a whole before it is read, and its file is gone afterwards", async () => {
  const before = await spools();
  const { size, stream } = await spool(Readable.from(["one ", "two"]), { maximumSize: 7, signal });
  expect(size).toBe(7);
  expect(await spools()).toHaveLength(before.length + 1);
  expect(String(await buffer(stream))).toBe("one two");
  await expect.poll(async () => (await spools()).length).toBe(before.length);
});

it("nothing stays where nobody reads on", async () => {
  const before = await spools();
  const { stream } = await spool(Readable.from(["one"]), { maximumSize: 7, signal });
  stream.destroy();
  await once(stream, "close");
  await expect.poll(async () => (await spools()).length).toBe(before.length);
});

it("nothing stays of a stream that fails, is too large, or is not wanted any more", async () => {
  const before = await spools();
  async function* failing() {
    yield "one";
    throw new Error("no more");
  }
  const limits = { maximumSize: 7, signal };
  await expect(spool(Readable.from(failing()), limits)).rejects.toThrow("no more");
  await expect(spool(Readable.from(["12345678"]), limits)).rejects.toThrow(FileTooLarge);
  const gone = AbortSignal.abort(new Error("gone"));
  await expect(spool(Readable.from(["one"]), { ...limits, signal: gone })).rejects.toThrow();
  expect(await spools()).toEqual(before);
});
