/** Run as a program by the disk store's test, in a folder whose file system holds 1 MB. Prints what happened as JSON. */
import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { createDiskFileStore } from "./disk-file-store.ts";

const root = process.argv[2] ?? "";
const store = await createDiskFileStore({ root, randomBytes, now: () => new Date() });
const audio = { contentType: "audio/mpeg" };
const zeros = (size: number) => Readable.from([Buffer.alloc(size)]);

await store.write("before.mp3", Readable.from([Buffer.from("before")]), audio);
const write = await nameOfFailure(store.write("before.mp3", zeros(2_000_000), audio));

await store.write("most.mp3", zeros(700_000), audio);
const copy = await nameOfFailure(store.copy("most.mp3", "copy.mp3"));
await store.remove("most.mp3");
await store.write("small.mp3", zeros(600_000), audio);

const before = await store.open("before.mp3");
process.stdout.write(
  JSON.stringify({
    write,
    copy,
    keptBefore: before && (await text(before.stream)),
    files: (await readdir(root)).filter((name) => name.endsWith(".mp3")).sort(),
    incoming: await readdir(join(root, ".incoming")),
  }),
);

async function nameOfFailure(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => "no failure",
    (error: unknown) => (error instanceof Error ? error.name : "not an error"),
  );
}
