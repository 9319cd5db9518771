import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, expect, it, vi } from "vitest";
import { FileTooLarge } from "./file-store-errors.ts";
import { spool } from "./spool.ts";

const { signal } = new AbortController();
// Nobody else spools here meanwhile.
const folder = await mkdtemp(join(tmpdir(), "spool-test-"));
vi.stubEnv("TMPDIR", folder);
afterAll(() => {
  vi.unstubAllEnvs();
  return rm(folder, { recursive: true, force: true });
});
const spools = () => readdir(folder);
const of = (...texts: string[]) => Readable.from(texts);

it("a stream is there as a whole before it is read, and its file is gone afterwards", async () => {
  const { size, stream } = await spool(() => of("one ", "two"), { maximumSize: 7, signal });
  expect(size).toBe(7);
  expect(await spools()).toHaveLength(1);
  expect(String(await buffer(stream))).toBe("one two");
  await expect.poll(spools).toEqual([]);
});

it("nothing stays where nobody reads on", async () => {
  const { stream } = await spool(() => of("one"), { maximumSize: 7, signal });
  stream.destroy();
  await once(stream, "close");
  await expect.poll(spools).toEqual([]);
});

it("nothing stays of a stream that fails, is too large, or is not wanted any more", async () => {
  async function* failing() {
    yield "one";
    throw new Error("no more");
  }
  const limits = { maximumSize: 7, signal };
  await expect(spool(() => Readable.from(failing()), limits)).rejects.toThrow("no more");
  await expect(spool(() => of("12345678"), limits)).rejects.toThrow(FileTooLarge);
  const gone = AbortSignal.abort(new Error("gone"));
  await expect(spool(() => of("one"), { ...limits, signal: gone })).rejects.toThrow();
  expect(await spools()).toEqual([]);
});

it("a stream that fails at once is told of like any other", async () => {
  const broken = () => {
    const stream = new PassThrough();
    queueMicrotask(() => stream.destroy(new Error("never began")));
    return stream;
  };
  await expect(spool(broken, { maximumSize: 7, signal })).rejects.toThrow("never began");
});
