import { constants, createWriteStream, type BigIntStats } from "node:fs";
import {
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  type FileHandle,
} from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { checkFileKey, type RandomBytes } from "./file-key.ts";
import { clampSpan } from "./byte-range.ts";
import { asStorageError, StorageFull } from "./file-store-errors.ts";
import type { FileFacts, FileStore } from "./file-store.ts";
import { createMeter } from "./metered.ts";

export interface DiskFileStoreOptions {
  /** An absolute folder; made when it is not there. */
  readonly root: string;
  readonly randomBytes: RandomBytes;
  readonly now: () => Date;
  /** Bytes that stay free on the disk, which others may need; 0 when left out. */
  readonly minFree?: number;
}

/** Begins with a dot, so that no key can lie inside. On the same file system as the rest, so that renaming is atomic. */
const incomingFolder = ".incoming";
/**
 * A killed server leaves what it was writing. Whatever nobody has added to for an hour is not written any more, by any
 * server on this folder: a connection that is silent for so long was cut long ago.
 */
const abandonedAfterMs = 3600 * 1000;

/** Bytes written between two looks at how much of the disk is free. */
const LOOK_BYTES = 16 * 1024 * 1024;

/** Keeps files in a folder: written beside their place, flushed to the disk, then renamed into it. */
export async function createDiskFileStore({
  root,
  randomBytes,
  now,
  minFree = 0,
}: DiskFileStoreOptions): Promise<FileStore> {
  const incoming = join(root, incomingFolder);
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const removeAbandoned = () => removeOlder(incoming, now().getTime() - abandonedAfterMs);
  await removeAbandoned();

  function pathOf(key: string): string {
    checkFileKey(key);
    return join(root, ...key.split("/"));
  }

  async function requireFree(): Promise<void> {
    if (minFree === 0) return;
    const { bavail, bsize } = await statfs(root);
    if (bavail * bsize < minFree)
      throw new StorageFull(new Error(`Less than ${minFree} bytes of the disk are free.`));
  }

  async function* whileFree(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let unseen = LOOK_BYTES;
    for await (const chunk of source) {
      if (unseen >= LOOK_BYTES) {
        await requireFree();
        unseen = 0;
      }
      unseen += chunk.byteLength;
      yield chunk;
    }
  }

  /** Lets `fill` make a new file, then puts it in its place; nothing stays when `fill` fails. */
  async function place(target: string, fill: (temporary: string) => Promise<void>): Promise<void> {
    const temporary = join(incoming, Buffer.from(randomBytes(16)).toString("hex"));
    try {
      await fill(temporary);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw asStorageError(error);
    }
    await flushFolder(dirname(target));
  }

  return {
    async write(key, source, { maximumSize, signal }) {
      const target = pathOf(key);
      const meter = createMeter(maximumSize);
      await place(target, async (temporary) => {
        const file = createWriteStream(temporary, { flags: "wx", mode: 0o600, flush: true });
        await pipeline(source, meter.stream, whileFree, file, { signal });
      });
      return { size: meter.size() };
    },

    async open(key, span) {
      const file = await openIfThere(pathOf(key));
      if (file === null) return null;
      try {
        const facts = factsOf(await file.stat({ bigint: true }));
        const part = span && clampSpan(span, facts.size);
        return { ...facts, stream: file.createReadStream({ ...part }) };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async stat(key) {
      const found = await orNullWhenMissing(stat(pathOf(key), { bigint: true }));
      return found?.isFile() ? factsOf(found) : null;
    },

    async remove(key) {
      await orNullWhenMissing(rm(pathOf(key)));
    },

    async copy(from, to) {
      const source = pathOf(from);
      const target = pathOf(to);
      if ((await orNullWhenMissing(stat(source)))?.isFile() !== true) return false;
      await requireFree();
      await place(target, async (temporary) => {
        await copyFile(source, temporary, constants.COPYFILE_FICLONE);
        await flush(temporary, "r+");
      });
      return true;
    },

    localPath: pathOf,

    removeAbandoned,

    async *list() {
      for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || path.startsWith(incoming + sep)) continue;
        const found = await orNullWhenMissing(stat(path));
        if (found)
          yield {
            key: relative(root, path).split(sep).join("/"),
            size: found.size,
            modifiedAt: found.mtime,
          };
      }
    },
  };
}

async function removeOlder(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await orNullWhenMissing(stat(path));
    if (found && found.mtimeMs < before) await rm(path, { force: true });
  }
}

function factsOf(found: BigIntStats): FileFacts {
  const etag = [found.ino, found.size, found.mtimeNs].map((part) => part.toString(36)).join("-");
  return { size: Number(found.size), etag: `"${etag}"`, modifiedAt: found.mtime };
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  const file = await orNullWhenMissing(open(path, "r"));
  if (file === null) return null;
  if ((await file.stat()).isFile()) return file;
  await file.close();
  return null;
}

/** A renamed file survives a power cut once its folder is on the disk too. Windows has no such call on folders. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === "win32") return;
  await flush(path, "r");
}

async function flush(path: string, flags: "r" | "r+"): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A key below an existing file (`a.mp3/b`) is as missing as one in an absent folder. */
async function orNullWhenMissing<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch (error) {
    if (
      error instanceof Error &&
      "code" in error &&
      (error.code === "ENOENT" || error.code === "ENOTDIR")
    )
      return null;
    throw error;
  }
}
