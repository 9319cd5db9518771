/** ZIPs made while they are sent: one file is open at a time, and only as fast as the reader takes it. */
import { once } from "node:events";
import { PassThrough, type Readable } from "node:stream";
import { ZipFile } from "yazl";

export interface ZipEntry {
  name: string;
  /** Bytes, where they are known and the file is stored as it is. */
  size: number | null;
  /** Deflates what shrinks by it: texts, not recordings. */
  compress: boolean;
  modifiedAt: Date;
  /** Called when its turn has come. */
  open(): Promise<Readable>;
}

export interface OpenZip {
  /** Fails with what an entry failed with. Destroying it ends the reading. */
  stream: Readable;
  /** Bytes; null where they cannot be known before. */
  size: number | null;
}

/** From this length of the directory on, yazl counts with the long form of its end, and writes it only when it is asked for. */
const SHORT_DIRECTORY = 0xffff;
/** Bytes of a directory's entry beside the name, with room for what large files need. */
const DIRECTORY_ENTRY = 100;

export function createZip(entries: readonly ZipEntry[]): OpenZip {
  const zip = new ZipFile();
  const stream = new PassThrough();
  let current: Readable | null = null;
  let size: number | null = null;

  // What fails leaves the reader with a broken connection rather than with a ZIP that looks whole.
  const fail = (error: Error) => stream.destroy(error);
  zip.on("error", fail);
  stream.on("close", () => current?.destroy());
  for (const { name, open, compress, modifiedAt, size: known } of entries) {
    const options = {
      compress,
      mtime: modifiedAt,
      ...(known !== null && !compress && { size: known }),
    };
    zip.addReadStreamLazy(name, options, (give) => {
      closed(current)
        .then(open)
        .then((opened) => {
          current = opened.on("error", fail);
          if (stream.destroyed) opened.destroy();
          else give(null, opened);
        })
        .catch(fail);
    });
  }
  // Told at once; its types say nothing of the number, which is -1 where a length is not known before.
  zip.end({ forceZip64Format: isLong(entries), comment: "" }, (...[total = -1]: number[]) => {
    size = total < 0 ? null : total;
  });
  zip.outputStream.pipe(stream);
  return { stream, size };
}

/** A file that was read to its end takes a moment longer to be closed. */
async function closed(file: Readable | null): Promise<void> {
  if (!file || file.closed) return;
  file.destroy();
  await once(file, "close");
}

function isLong(entries: readonly ZipEntry[]): boolean {
  const names = entries.reduce((sum, { name }) => sum + Buffer.byteLength(name), 0);
  return names + entries.length * DIRECTORY_ENTRY >= SHORT_DIRECTORY;
}
