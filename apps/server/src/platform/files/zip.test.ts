import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { BUCKET, startS3Server } from "../../../test/s3.ts";
import { readZip } from "../../../test/zip.ts";
import { createDiskFileStore } from "./disk-file-store.ts";
import type { FileStore } from "./file-store.ts";
import { createS3Client, createS3FileStore } from "./s3-file-store.ts";
import { createZip, type ZipEntry } from "./zip.ts";

const modifiedAt = new Date("2026-11-21T12:00:00Z");

const entry = (name: string, text: string, more: Partial<ZipEntry> = {}): ZipEntry => ({
  name,
  size: Buffer.byteLength(text),
  compress: false,
  modifiedAt,
  open: () => Promise.resolve(Readable.from([Buffer.from(text)])),
  ...more,
});

/** Gives nothing but zeros, and never ends. */
const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(65_536));
    },
  });

describe("a ZIP", () => {
  it("holds files as they are, under names of any script", async () => {
    const entries = [
      entry("🎸 שיר לשלום.mp3", "one"),
      entry("empty.wav", ""),
      entry("b.mp3", "two"),
    ];
    const { stream } = createZip(entries);
    const files = readZip(await buffer(stream));
    expect(files.map(({ name, content }) => [name, content.toString()])).toEqual([
      ["🎸 שיר לשלום.mp3", "one"],
      ["empty.wav", ""],
      ["b.mp3", "two"],
    ]);
    expect(files.every(({ isStored, isUtf8 }) => isStored && isUtf8)).toBe(true);
  });

  it.each([0, 1, 2, 600, 1500, 5000])("of %d files is as long as it said before", async (count) => {
    const entries = Array.from({ length: count }, (_, index) =>
      entry(`${index} ${"n".repeat(index % 90)}.mp3`, "x".repeat(index % 7)),
    );
    const { stream, size } = createZip(entries);
    const zip = await buffer(stream);
    expect(zip.length).toBe(size);
    expect(readZip(zip)).toHaveLength(count);
  });

  it("says no length where one of its files does not, or shrinks", () => {
    const unknown = createZip([entry("a", "text"), entry("b", "text", { size: null })]);
    const shrinking = createZip([entry("a", "text", { compress: true })]);
    expect([unknown.size, shrinking.size]).toEqual([null, null]);
    unknown.stream.destroy();
    shrinking.stream.destroy();
  });

  it("has one file open at a time", async () => {
    let opened = 0;
    let most = 0;
    const counted = (name: string) =>
      entry(name, "some text", {
        open: async () => {
          opened += 1;
          most = Math.max(most, opened);
          const file = Readable.from([Buffer.from("some text")]);
          file.on("close", () => (opened -= 1));
          return file;
        },
      });
    await buffer(createZip(["a", "b", "c", "d"].map(counted)).stream);
    expect({ opened, most }).toEqual({ opened: 0, most: 1 });
  });

  it("reads no further than it is taken, and stops when nobody takes it any more", async () => {
    const file = endless();
    let isSecondOpen = false;
    const { stream } = createZip([
      entry("a", "", { size: null, open: () => Promise.resolve(file) }),
      entry("b", "", {
        open: () => {
          isSecondOpen = true;
          return Promise.resolve(Readable.from([]));
        },
      }),
    ]);
    await wait(50);
    const held = file.readableLength + stream.readableLength;
    expect(held).toBeLessThan(1_000_000);
    expect(file.destroyed).toBe(false);
    stream.destroy();
    await expect.poll(() => file.destroyed).toBe(true);
    expect(isSecondOpen).toBe(false);
  });

  it("closes a file that opens when nobody waits for it any more", async () => {
    const file = endless();
    const opening = Promise.withResolvers<Readable>();
    const { stream } = createZip([entry("a", "", { open: () => opening.promise })]);
    stream.destroy();
    opening.resolve(file);
    await expect.poll(() => file.destroyed).toBe(true);
  });

  it.each([
    ["cannot be opened", () => Promise.reject(new Error("gone"))],
    [
      "breaks off",
      () =>
        Promise.resolve(
          new Readable({
            read() {
              this.destroy(new Error("gone"));
            },
          }),
        ),
    ],
    ["is shorter than it was said to be", () => Promise.resolve(Readable.from([Buffer.from("x")]))],
  ])("fails rather than ends where a file %s", async (_, open) => {
    const { stream } = createZip([entry("a", "text"), entry("b", "text", { open })]);
    await expect(buffer(stream)).rejects.toThrow();
  });
});

async function folder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "bandstand-zip-"));
  onTestFinished(() => rm(root, { recursive: true }));
  return root;
}

async function onDisk(): Promise<FileStore> {
  return createDiskFileStore({ root: await folder(), randomBytes, now: () => modifiedAt });
}

async function onS3(): Promise<FileStore> {
  const server = await startS3Server(await folder());
  const client = createS3Client(server.connection);
  onTestFinished(async () => {
    client.destroy();
    await server.stop();
  });
  return createS3FileStore({ bucket: BUCKET, client });
}

describe("a ZIP of stored files", () => {
  it.each([
    ["on the disk", onDisk],
    ["on S3", onS3],
  ])("%s holds them one after the other", async (_, start) => {
    const store = await start();
    const contents = [randomBytes(300_000), Buffer.from("short"), randomBytes(70_000)];
    const entries: ZipEntry[] = [];
    for (const [index, content] of contents.entries()) {
      const key = `song${index}.mp3`;
      await store.write(key, Readable.from([content]), { contentType: "audio/mpeg" });
      entries.push(
        entry(key, "", {
          size: content.length,
          open: async () => (await store.open(key))?.stream ?? Readable.from([]),
        }),
      );
    }
    const { stream, size } = createZip(entries);
    const zip = await buffer(stream);
    expect(zip.length).toBe(size);
    expect(readZip(zip).map(({ content }) => content)).toEqual(contents);
  });
});
