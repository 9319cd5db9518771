import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it, onTestFinished } from "vitest";
import { BUCKET, startS3Server, UPLOADS } from "../../../test/s3.ts";
import { StorageFull } from "./file-store-errors.ts";
import { itKeepsFiles, listFiles } from "./file-store.contract.ts";
import { createS3Client, createS3FileStore } from "./s3-file-store.ts";

async function startS3(options: { failure?: { status: number; code: string } } = {}) {
  const directory = await mkdtemp(join(tmpdir(), "bandstand-s3-"));
  const server = await startS3Server(directory, options);
  const client = createS3Client(server.connection);
  const stop = async () => {
    client.destroy();
    await server.stop();
    await rm(directory, { recursive: true });
  };
  return { directory, store: createS3FileStore({ bucket: BUCKET, client }), stop };
}

describe("a file store on S3", () => {
  itKeepsFiles(async () => {
    const { directory, store, stop } = await startS3();
    return {
      store,
      leftovers: async () => {
        const kept = (await listFiles(store)).map((file) => file.key);
        const parts = await readdir(join(directory, BUCKET), {
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
