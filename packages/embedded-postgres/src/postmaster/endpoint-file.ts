// The file that keeps a data directory's endpoint while servers use it: PostgreSQL started again must listen at the same place.
import { readFile, rm, writeFile } from "node:fs/promises";
import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

const endpointSchema = z.object({ host: z.string(), port: z.number() });

export async function readEndpointFile(file: string): Promise<Endpoint | undefined> {
  const text = await readFile(file, "utf8").catch(() => "");
  try {
    return endpointSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export async function writeEndpointFile(file: string, content: Endpoint): Promise<void> {
  await writeFile(file, JSON.stringify(content), { mode: 0o600 });
}

export async function deleteEndpointFile(file: string): Promise<void> {
  await rm(file, { force: true });
}
