import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Config } from "../config.ts";
import { createDiskFileStore } from "../platform/files/disk-file-store.ts";
import type { FileStore } from "../platform/files/file-store.ts";

export interface OpenedFiles {
  files: FileStore;
  description: string;
}

/** S3 where a bucket is set, else the disk. The S3 client is only loaded by those who use it. */
export async function openFiles(config: Config): Promise<OpenedFiles> {
  if (config.s3) {
    const { createS3Client, createS3FileStore } =
      await import("../platform/files/s3-file-store.ts");
    const client = createS3Client(config.s3);
    return {
      files: createS3FileStore({ bucket: config.s3.bucket, client }),
      description: `S3 bucket ${config.s3.bucket}`,
    };
  }
  const root = join(config.dataDir, "files");
  return {
    files: await createDiskFileStore({
      root,
      randomBytes,
      now: () => new Date(),
      minFree: config.minFree,
    }),
    description: root,
  };
}
