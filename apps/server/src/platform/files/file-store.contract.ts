import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { FileTooLarge, InvalidFileKey } from "./file-store-errors.ts";
import type { FileStore, ListedFile } from "./file-store.ts";

export interface StoreUnderTest {
  readonly store: FileStore;
  /** Names of everything in the store's own place, half-written files included. */
  leftovers(): Promise<string[]>;
  stop(): Promise<void>;
}

const audio = { contentType: "audio/mpeg" };

export async function listFiles(store: FileStore): Promise<ListedFile[]> {
  const listed: ListedFile[] = [];
  for await (const file of store.list()) listed.push(file);
  return listed;
}

/** The tests of what every file store promises. `start` gives an empty one. */
export function itKeepsFiles(start: () => Promise<StoreUnderTest>): void {
  let under: StoreUnderTest;
  let store: FileStore;
  beforeAll(async () => {
    under = await start();
    store = under.store;
  });
  beforeEach(async () => {
    for await (const { key } of store.list()) await store.remove(key);
  });
  afterAll(() => under.stop());

  const put = (key: string, content: string | Buffer) =>
    store.write(key, Readable.from([Buffer.from(content)]), audio);
  const text = async (key: string, span?: { start: number; end: number }) => {
    const opened = await store.open(key, span);
    return opened && (await buffer(opened.stream)).toString();
  };
  const keys = async () => (await listFiles(store)).map((file) => file.key).sort();

  it("gives back what was written, and tells its size", async () => {
    expect(await put("song.mp3", "abcdef")).toEqual({ size: 6 });
    expect(await text("song.mp3")).toBe("abcdef");
    expect(await store.stat("song.mp3")).toMatchObject({ size: 6 });
  });

  it("keeps an empty file", async () => {
    expect(await store.write("empty.mp3", Readable.from([]), audio)).toEqual({ size: 0 });
    expect(await text("empty.mp3")).toBe("");
  });

  it("keeps 20 MB byte for byte, arriving in pieces of odd sizes", async () => {
    const whole = randomBytes(20 * 1024 * 1024 + 1);
    const pieces = Array.from({ length: 211 }, (_, i) =>
      whole.subarray(i * 99_999, (i + 1) * 99_999),
    );
    expect(await store.write("long.wav", Readable.from(pieces), audio)).toEqual({
      size: whole.length,
    });
    const opened = await store.open("long.wav");
    expect(opened && (await buffer(opened.stream)).equals(whole)).toBe(true);
  });

  it("answers null for what is not there", async () => {
    expect(await store.open("none.mp3")).toBeNull();
    expect(await store.open("none.mp3", { start: 0, end: 1 })).toBeNull();
    expect(await store.stat("none.mp3")).toBeNull();
    await put("song.mp3", "abc");
    expect(await store.stat("song.mp3/inner.mp3")).toBeNull();
  });

  it("opens a span, telling the size of the whole", async () => {
    await put("song.mp3", "abcdef");
    expect(await text("song.mp3", { start: 2, end: 3 })).toBe("cd");
    expect(await text("song.mp3", { start: 0, end: 0 })).toBe("a");
    expect(await text("song.mp3", { start: 4, end: 99 })).toBe("ef");
    const opened = await store.open("song.mp3", { start: 2, end: 3 });
    opened?.stream.destroy();
    expect(opened).toMatchObject({ size: 6, etag: (await store.stat("song.mp3"))?.etag });
  });

  it("refuses a span that begins past the end", async () => {
    await put("song.mp3", "abcdef");
    await expect(store.open("song.mp3", { start: 6, end: 9 })).rejects.toBeInstanceOf(RangeError);
  });

  it("replaces a file and its validator", async () => {
    await put("song.mp3", "first");
    const before = await store.stat("song.mp3");
    await put("song.mp3", "other");
    expect(await text("song.mp3")).toBe("other");
    expect((await store.stat("song.mp3"))?.etag).not.toBe(before?.etag);
  });

  it("removes a file, and does not mind that it is gone", async () => {
    await put("song.mp3", "abc");
    await store.remove("song.mp3");
    await store.remove("song.mp3");
    expect(await store.stat("song.mp3")).toBeNull();
  });

  it("copies a file that then lives by itself", async () => {
    await put("song.mp3", "abc");
    expect(await store.copy("song.mp3", "copies/song.mp3")).toBe(true);
    await store.remove("song.mp3");
    expect(await text("copies/song.mp3")).toBe("abc");
    expect(await store.copy("song.mp3", "again.mp3")).toBe(false);
  });

  it("names the place of a file, where programs of this machine can read it", async () => {
    await put("song.mp3", "abc");
    const path = store.localPath("song.mp3");
    expect(path === null ? "abc" : await readFile(path, "utf8")).toBe("abc");
  });

  it("lists every file with its size", async () => {
    await put("a.mp3", "1");
    await put("peaks/b.dat", "22");
    const listed = await listFiles(store);
    expect(listed.map(({ key, size }) => `${key} ${size}`).sort()).toEqual([
      "a.mp3 1",
      "peaks/b.dat 2",
    ]);
    expect(Math.abs(Date.now() - Number(listed[0]?.modifiedAt))).toBeLessThan(60_000);
  });

  it("keeps the earlier file and nothing else when the source fails", async () => {
    await put("song.mp3", "before");
    for (const length of [10, 12_000_000]) {
      const failing = Readable.from(failAfter(length));
      await expect(store.write("song.mp3", failing, audio)).rejects.toThrow("cable pulled");
    }
    expect(await text("song.mp3")).toBe("before");
    expect(await under.leftovers()).toEqual(["song.mp3"]);
  });

  it("leaves nothing when the source is cut off without a word", async () => {
    const source = new PassThrough();
    source.write(Buffer.alloc(100_000));
    const written = store.write("song.mp3", source, audio);
    const failure = written.catch((error: unknown) => error);
    await wait(20);
    source.destroy();
    expect(await failure).toBeInstanceOf(Error);
    expect(await under.leftovers()).toEqual([]);
  });

  it("leaves nothing when the caller aborts", async () => {
    const source = new PassThrough();
    source.write(Buffer.alloc(100_000));
    const stop = new AbortController();
    const written = store.write("song.mp3", source, { ...audio, signal: stop.signal });
    const failure = written.catch((error: unknown) => error);
    await wait(20);
    stop.abort();
    expect(await failure).toBeInstanceOf(Error);
    expect(source.destroyed).toBe(true);
    expect(await under.leftovers()).toEqual([]);
  });

  it("takes a file of exactly the allowed size and refuses one byte more", async () => {
    const limited = { ...audio, maximumSize: 6 };
    await store.write("fits.mp3", Readable.from([Buffer.from("abc"), Buffer.from("def")]), limited);
    const longer = Readable.from([Buffer.from("abc"), Buffer.from("defg")]);
    await expect(store.write("longer.mp3", longer, limited)).rejects.toBeInstanceOf(FileTooLarge);
    expect(await under.leftovers()).toEqual(["fits.mp3"]);
  });

  it.each([
    "../escape.mp3",
    "/etc/passwd",
    "a/../b",
    "a\\b",
    "",
    ".hidden",
    "a//b",
    "nul\0byte",
    "Upper.mp3",
    "a/",
    "C:/x",
  ])("refuses the key %j everywhere", async (key) => {
    const refused = (promise: Promise<unknown>) =>
      expect(promise).rejects.toBeInstanceOf(InvalidFileKey);
    await refused(store.write(key, Readable.from(["x"]), audio));
    await refused(store.open(key));
    await refused(store.stat(key));
    await refused(store.remove(key));
    await refused(store.copy("a.mp3", key));
    await refused(store.copy(key, "a.mp3"));
    expect(() => store.localPath(key)).toThrow(InvalidFileKey);
    expect(await keys()).toEqual([]);
  });

  it("lets the last of two writers of one key win, whole", async () => {
    const contents = ["a", "b", "c", "d"].map((letter) => letter.repeat(300_000));
    await Promise.all(contents.map((content) => put("song.mp3", content)));
    expect(contents).toContain(await text("song.mp3"));
  });

  it("releases a reader that goes away early", async () => {
    await put("song.mp3", Buffer.alloc(5 * 1024 * 1024));
    for (let i = 0; i < 60; i++) {
      const opened = await store.open("song.mp3");
      opened?.stream.resume();
      opened?.stream.destroy();
    }
    expect(await text("song.mp3", { start: 0, end: 0 })).toBe("\0");
  });
}

async function* failAfter(length: number): AsyncGenerator<Buffer> {
  for (let left = length; left > 0; left -= 100_000) yield Buffer.alloc(Math.min(left, 100_000));
  throw new Error("cable pulled");
}
