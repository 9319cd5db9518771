/** Stores with recordings in them, for the tests of what is made of recordings. */
import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { onTestFinished } from "vitest";
import { createDiskFileStore } from "../files/disk-file-store.ts";
import type { FileStore } from "../files/file-store.ts";

const contentType = "application/octet-stream";

/** An empty store that is gone after the test. */
export async function newStore(): Promise<FileStore> {
  const root = await mkdtemp(join(tmpdir(), "bandstand-media-test-"));
  onTestFinished(() => rm(root, { recursive: true }));
  return createDiskFileStore({ root, randomBytes, now: () => new Date() });
}

/** A store whose files are, as far as anybody is told, on another machine. */
export function elsewhere(store: FileStore): FileStore {
  return { ...store, localPath: () => null };
}

/** Stores one of the fixtures, under another name where one is given. */
export async function storeFixture(store: FileStore, name: string, key = name): Promise<void> {
  const source = createReadStream(new URL(`./fixtures/${name}`, import.meta.url));
  await store.write(key, source, { contentType });
}

export async function storeBytes(
  store: FileStore,
  key: string,
  ...parts: Uint8Array[]
): Promise<void> {
  await store.write(key, Readable.from(parts), { contentType });
}
