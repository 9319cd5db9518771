/** The built server on a PostgreSQL of its own, durable as in use, in a folder that goes afterwards. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "@bandstand/embedded-postgres/supervisor";
import { BUCKET } from "../../apps/server/test/s3.ts";
import { BUILT_SERVER, SERVER_FLAGS } from "../../scripts/paths.mjs";
import { type Child, startChild } from "./child.ts";

const S3_SERVER = fileURLToPath(new URL("s3-server.ts", import.meta.url));

export interface Product extends Child {
  folder: string;
  /** Of a superuser, for what is compared with us. */
  databaseUrl: string;
}

/** Runs `work` with a product, and takes all of it away again. */
export async function withProduct<T>(
  work: (product: Product) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  return withFolder(async (folder) => {
    const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "db"), log: () => {} });
    try {
      const databaseUrl = addressOf(postgres.connection);
      const server = await startChild([...SERVER_FLAGS, BUILT_SERVER], {
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        PORT: "0",
        LIMIT_REGISTER_ADDRESS: "100000",
        ...settings,
      });
      try {
        return await work({ ...server, folder, databaseUrl });
      } finally {
        await server.stop();
      }
    } finally {
      await postgres.stop();
    }
  });
}

/** As {@link withProduct}, with the files in a bucket. */
export async function withProductOnS3<T>(work: (product: Product) => Promise<T>): Promise<T> {
  return withFolder(async (folder) => {
    const s3 = await startChild([S3_SERVER, folder]);
    try {
      return await withProduct(work, {
        S3_BUCKET: BUCKET,
        S3_ENDPOINT: s3.url,
        S3_ACCESS_KEY_ID: "S3RVER",
        S3_SECRET_ACCESS_KEY: "S3RVER",
        S3_PATH_STYLE: "true",
      });
    } finally {
      await s3.stop();
    }
  });
}

export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "bandstand-bench-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Connection {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
}

function addressOf({ host, port, user, password, database }: Connection): string {
  const url = new URL(`postgres://localhost:${port}/${database}`);
  url.username = user;
  if (password !== undefined) url.password = password;
  url.searchParams.set("host", host);
  return url.href;
}
