/**
 * Names for the demo's files in the store. They cannot be guessed, and come out the same when a start that was broken off
 * is made again, so that nothing is stored twice.
 */
import { createHmac, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newFileName } from "../../platform/files/file-key.ts";

export type NameFor = (label: string, extension: string) => string;

/** Keeps its secret in `folder`, which is made when it is missing. */
export async function demoFileNames(folder: string): Promise<NameFor> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, "names");
  await writeFile(path, randomBytes(32).toString("hex"), { flag: "wx" }).catch((error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  });
  const secret = await readFile(path, "utf8");
  return (label, extension) =>
    newFileName(extension, (size) =>
      createHmac("sha256", secret).update(label).digest().subarray(0, size),
    );
}
