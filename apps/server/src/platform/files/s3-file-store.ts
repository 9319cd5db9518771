import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { checkFileKey } from "./file-key.ts";
import { asStorageError } from "./file-store-errors.ts";
import type { FileFacts, FileStore } from "./file-store.ts";
import { createMeter } from "./metered.ts";
import { uploadToS3 } from "./s3-upload.ts";

export interface S3FileStoreOptions {
  readonly bucket: string;
  readonly client: S3Client;
}

export interface S3Connection {
  /** Undefined for Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Undefined: what the machine itself has been given (an instance role, a profile). */
  readonly accessKeyId: string | undefined;
  readonly secretAccessKey: string | undefined;
  /** True for most servers other than Amazon's: `https://host/bucket/key` rather than `https://bucket.host/key`. */
  readonly pathStyle: boolean;
}

/** A client that gets along with other S3 servers too: most of them do not know the newer checksum headers. */
export function createS3Client(connection: S3Connection): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = connection;
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint !== undefined && { endpoint }),
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // A listener holds a connection for as long as the song plays; the default of 50 would make the 51st wait.
    requestHandler: {
      connectionTimeout: 5_000,
      httpAgent: { maxSockets: 1_000 },
      httpsAgent: { maxSockets: 1_000 },
    },
  });
}

/**
 * Keeps files in a bucket of an S3 server. An upload that fails is aborted on the server; one whose server process is
 * killed leaves parts behind, for which the bucket should have a lifecycle rule (AbortIncompleteMultipartUpload).
 */
export function createS3FileStore({ bucket, client }: S3FileStoreOptions): FileStore {
  function at(key: string): { Bucket: string; Key: string } {
    checkFileKey(key);
    return { Bucket: bucket, Key: key };
  }

  return {
    async write(key, source, { contentType, maximumSize, signal }) {
      const target = at(key);
      const meter = createMeter(maximumSize);
      try {
        // A source that fails or is cut off makes the body fail, and with it the upload: it never just ends early.
        await pipeline(
          source,
          meter.stream,
          (metered: AsyncIterable<Uint8Array>) =>
            uploadToS3(metered, { client, target, contentType, signal }),
          { signal },
        );
      } catch (error) {
        throw asStorageError(error);
      }
      return { size: meter.size() };
    },

    async open(key, span) {
      const range = span && `bytes=${span.start}-${span.end}`;
      const found = await orNullWhenMissing(
        client.send(new GetObjectCommand({ ...at(key), Range: range })),
      );
      if (found === null) return null;
      if (!(found.Body instanceof Readable))
        throw new TypeError("The S3 client answered without a Node stream.");
      return { ...factsOf(found, wholeSize(found)), stream: found.Body };
    },

    async stat(key) {
      const found = await orNullWhenMissing(client.send(new HeadObjectCommand(at(key))));
      return found && factsOf(found, found.ContentLength ?? 0);
    },

    async remove(key) {
      await orNullWhenMissing(client.send(new DeleteObjectCommand(at(key))));
    },

    async copy(from, to) {
      checkFileKey(from);
      try {
        const command = new CopyObjectCommand({ ...at(to), CopySource: `${bucket}/${from}` });
        return (await orNullWhenMissing(client.send(command))) !== null;
      } catch (error) {
        throw asStorageError(error);
      }
    },

    localPath(key) {
      checkFileKey(key);
      return null;
    },

    // A rule of the bucket does, see above.
    removeAbandoned: async () => {},

    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket })) {
        for (const { Key, Size, LastModified } of page.Contents ?? []) {
          if (Key !== undefined)
            yield { key: Key, size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
        }
      }
    },
  };
}

function factsOf(
  found: { ETag?: string | undefined; LastModified?: Date | undefined },
  size: number,
): FileFacts {
  return { size, etag: found.ETag ?? "", modifiedAt: found.LastModified ?? new Date(0) };
}

/** An answer to a range tells the size of the whole behind the slash: `bytes 0-9/1234`. */
function wholeSize(found: {
  ContentRange?: string | undefined;
  ContentLength?: number | undefined;
}): number {
  const total = found.ContentRange?.split("/")[1];
  return total === undefined ? (found.ContentLength ?? 0) : Number(total);
}

const missing: ReadonlySet<string> = new Set(["NoSuchKey", "NotFound"]);

async function orNullWhenMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Error && missing.has(error.name)) return null;
    if (error instanceof Error && error.name === "InvalidRange") {
      throw new RangeError("The file does not have these bytes.", { cause: error });
    }
    throw error;
  }
}
