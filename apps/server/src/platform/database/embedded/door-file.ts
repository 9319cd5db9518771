// Remembers a folder's door for as long as servers may know it: PostgreSQL started again must answer at the same place.
import { readFile, rm, writeFile } from "node:fs/promises";
import * as z from "zod/mini";
import type { Door } from "./door.ts";

const door = z.object({ host: z.string(), port: z.number() });

export async function readDoor(file: string): Promise<Door | undefined> {
  const text = await readFile(file, "utf8").catch(() => "");
  try {
    return door.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export async function keepDoor(file: string, content: Door): Promise<void> {
  await writeFile(file, JSON.stringify(content), { mode: 0o600 });
}

export async function forgetDoor(file: string): Promise<void> {
  await rm(file, { force: true });
}
