import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "../files/file-store.ts";
import { extensionOf } from "../files/file-types.ts";

/**
 * Hands `use` a stored file as one on this machine, which a program may read and seek in; fetched, and deleted again,
 * where it lies elsewhere. Null when there is no such file.
 */
export async function withLocalFile<T>(
  files: FileStore,
  key: string,
  signal: AbortSignal,
  use: (path: string) => Promise<T>,
): Promise<T | null> {
  const path = files.localPath(key);
  if (path !== null) return (await files.stat(key)) && use(path);

  const opened = await files.open(key);
  if (opened === null) return null;
  const folder = await mkdtemp(join(tmpdir(), "bandstand-media-"));
  try {
    const fetched = join(folder, `file.${extensionOf(key)}`);
    await pipeline(opened.stream, createWriteStream(fetched), { signal });
    return await use(fetched);
  } finally {
    opened.stream.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}
