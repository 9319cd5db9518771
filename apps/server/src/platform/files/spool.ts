import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { asStorageError } from "./file-store-errors.ts";
import { createMeter } from "./metered.ts";

export interface Spooled {
  /** Bytes. */
  readonly size: number;
  /** The file is gone once this is closed. */
  readonly stream: Readable;
}

export interface SpooledFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  remove(): Promise<void>;
}

interface SpoolOptions {
  readonly maximumSize: number;
  readonly signal: AbortSignal;
}

/**
 * Writes all of a stream to this machine's disk before anybody reads it, so that what fails can still be told, and who
 * reads slowly keeps nothing but a file. Throws what the stream fails with, `FileTooLarge`, `StorageFull` and the signal's reason.
 *
 * @param begin called once there is a place to write to: a stream that failed before anybody listened would end the process
 */
export async function spool(begin: () => Readable, options: SpoolOptions): Promise<Spooled> {
  const { path, size, remove } = await spoolFile(begin, options);
  const stream = createReadStream(path);
  stream.once("close", () => void remove());
  return { size, stream };
}

/** The same as a file, for who has to read it by its places. */
export async function spoolFile(
  begin: () => Readable,
  { maximumSize, signal }: SpoolOptions,
): Promise<SpooledFile> {
  const folder = await mkdtemp(join(tmpdir(), "bandstand-spool-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, "file");
    const meter = createMeter(maximumSize);
    await pipeline(begin(), meter.stream, createWriteStream(path, { mode: 0o600 }), { signal });
    return { path, size: meter.size(), remove };
  } catch (error) {
    await remove();
    throw asStorageError(error);
  }
}
