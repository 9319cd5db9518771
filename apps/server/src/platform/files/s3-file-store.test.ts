import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { CreateBucketCommand } from "@aws-sdk/client-s3";
import S3rver from "s3rver";
import { describe, expect, it, onTestFinished } from "vitest";
import { StorageFull } from "./file-store-errors.ts";
import { itKeepsFiles, listFiles } from "./file-store.contract.ts";
import { createS3Client, createS3FileStore } from "./s3-file-store.ts";

/** Where s3rver keeps the parts of uploads that are not complete. */
const UPLOADS = "._S3rver_uploads";

async function startS3({ failure }: { failure?: { status: number; code: string } } = {}) {
  const directory = await mkdtemp(join(tmpdir(), "bandstand-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
  });
  letFirstByteBeAskedFor(server);
  letObjectsAppearWhole(server);
  letUploadsBeAborted(server, directory);
  if (failure) failObjectsWith(server, failure);
  const { port } = await server.run();
  const client = createS3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    pathStyle: true,
  });
  await client.send(new CreateBucketCommand({ Bucket: "bandstand" }));
  const stop = async () => {
    client.destroy();
    await server.close();
    await rm(directory, { recursive: true });
  };
  return { directory, store: createS3FileStore({ bucket: "bandstand", client }), stop };
}

/** s3rver takes an end of 0 for none; the same number as an object is not falsy. */
function letFirstByteBeAskedFor({ store }: S3rver): void {
  const getObject = store.getObject.bind(store);
  store.getObject = (bucket, key, options) =>
    getObject(bucket, key, options?.end === 0 ? { ...options, end: Object(0) } : options);
}

/**
 * s3rver writes straight into the object, several writers at once, and answers before a small one is on the disk. A real
 * server puts each object in its place whole: here they come one after the other, each to its end.
 */
function letObjectsAppearWhole({ store }: S3rver): void {
  const putObject = store.putObject.bind(store);
  let last: Promise<unknown> = Promise.resolve();
  store.putObject = (object) => {
    if (Buffer.isBuffer(object.content)) object.content = Readable.from([object.content]);
    const mine = last.then(async () => {
      const put = await putObject(object);
      const path = store.getResourcePath(object.bucket, object.key, "object");
      while ((await stat(path)).size !== put.size) await wait(2);
      return put;
    });
    last = mine.catch(() => {});
    return mine;
  };
}

/** s3rver does not know how to abort an upload in parts: what it has is a folder by the upload's id. */
function letUploadsBeAborted({ middleware }: S3rver, directory: string): void {
  middleware.unshift(async ({ response, method, query }, next) => {
    if (method !== "DELETE" || query.uploadId === undefined) return next();
    await rm(join(directory, "bandstand", UPLOADS, query.uploadId), { recursive: true });
    response.status = 204;
  });
}

function failObjectsWith(
  { middleware }: S3rver,
  { status, code }: { status: number; code: string },
): void {
  middleware.unshift(async ({ response, path }, next) => {
    if (!path.endsWith("/song.mp3")) return next();
    response.status = status;
    response.type = "application/xml";
    response.body = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>full</Message></Error>`;
  });
}

describe("a file store on S3", () => {
  itKeepsFiles(async () => {
    const { directory, store, stop } = await startS3();
    return {
      store,
      leftovers: async () => {
        const kept = (await listFiles(store)).map((file) => file.key);
        const parts = await readdir(join(directory, "bandstand"), {
          recursive: true,
          withFileTypes: true,
        });
        return [
          ...kept,
          ...parts
            .filter((part) => part.isFile() && part.parentPath.includes(UPLOADS))
            .map((part) => part.name),
        ];
      },
      stop,
    };
  });

  it.each([
    ["a bucket over its quota", 403, "QuotaExceeded"],
    ["a full MinIO", 507, "XMinioStorageFull"],
    ["a server that only gives the status", 507, "Whatever"],
  ])("tells that there is no room left: %s", async (_case, status, code) => {
    const { store, stop } = await startS3({ failure: { status, code } });
    onTestFinished(stop);
    const written = store.write("song.mp3", Readable.from([Buffer.from("abc")]), {
      contentType: "audio/mpeg",
    });
    await expect(written).rejects.toBeInstanceOf(StorageFull);
  });
});
