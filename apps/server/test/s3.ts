/** An S3 server for tests and measurements, mended where it differs from real ones. */
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { CreateBucketCommand } from "@aws-sdk/client-s3";
import S3rver from "s3rver";
import { createS3Client, type S3Connection } from "../src/platform/files/s3-file-store.ts";

export const BUCKET = "bandstand";

/** Where the server keeps the parts of uploads that are not complete. */
export const UPLOADS = "._S3rver_uploads";

export interface S3Server {
  connection: S3Connection;
  stop(): Promise<void>;
}

/** Serves one empty bucket out of `directory`; given a `failure`, every call about `song.mp3` fails with it. */
export async function startS3Server(
  directory: string,
  { failure }: { failure?: { status: number; code: string } } = {},
): Promise<S3Server> {
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
  const connection = {
    endpoint: `http://127.0.0.1:${port}`,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    pathStyle: true,
  };
  const client = createS3Client(connection);
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  client.destroy();
  return { connection, stop: () => server.close() };
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
    await rm(join(directory, BUCKET, UPLOADS, query.uploadId), { recursive: true });
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
