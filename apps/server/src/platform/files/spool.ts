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

/**
 * Writes all of a stream to this machine's disk before anybody reads it, so that what fails can still be told, and who
 * reads slowly keeps nothing but a file. Throws what the stream fails with, `FileTooLarge`, `StorageFull` and the signal's reason.
 *
 * @param begin called once there is a place to write to: a stream that failed before anybody listened would end the process
 */
export async function spool(
  begin: () => Readable,
  { maximumSize, signal }: { maximumSize: number; signal: AbortSignal },
): Promise<Spooled> {
  const folder = await mkdtemp(join(tmpdir(), "bandstand-spool-"));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, "file");
    const meter = createMeter(maximumSize);
    await pipeline(begin(), meter.stream, createWriteStream(path, { mode: 0o600 }), { signal });
    const stream = createReadStream(path);
    stream.once("close", () => void remove());
    return { size: meter.size(), stream };
  } catch (error) {
    await remove();
    throw asStorageError(error);
  }
}
