import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { createDiskFileStore } from "./disk-file-store.ts";
import { itKeepsFiles } from "./file-store.contract.ts";

const run = promisify(execFile);
const now = () => new Date();
/** A private mount, which needs no administrator where the kernel lets anybody make a user namespace. */
const ownMounts = ["--user", "--map-root-user", "--mount"];
const onFullDisk = fileURLToPath(new URL("./full-disk.fixture.ts", import.meta.url));

const mayMount = await run("unshare", [
  ...ownMounts,
  "mount",
  "-t",
  "tmpfs",
  "none",
  tmpdir(),
]).then(
  () => true,
  () => false,
);

async function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), "bandstand-files-"));
}

describe("a file store on disk", () => {
  itKeepsFiles(async () => {
    const root = await newFolder();
    return {
      store: await createDiskFileStore({ root, randomBytes, now }),
      leftovers: async () => {
        const entries = await readdir(root, { recursive: true, withFileTypes: true });
        return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
      },
      stop: () => rm(root, { recursive: true }),
    };
  });

  it("clears away at its start what a killed server was writing, but not what another one is writing now", async () => {
    const root = await newFolder();
    onTestFinished(() => rm(root, { recursive: true }));
    await createDiskFileStore({ root, randomBytes, now });
    await writeFile(join(root, ".incoming", "stale"), "x");
    await writeFile(join(root, ".incoming", "fresh"), "x");
    await utimes(join(root, ".incoming", "stale"), new Date("2026-01-01"), new Date("2026-01-01"));
    await createDiskFileStore({ root, randomBytes, now });
    expect(await readdir(join(root, ".incoming"))).toEqual(["fresh"]);
  });

  it("never names a folder as a file", async () => {
    const root = await newFolder();
    onTestFinished(() => rm(root, { recursive: true }));
    const store = await createDiskFileStore({ root, randomBytes, now });
    await store.write("folder/a.mp3", Readable.from(["x"]), { contentType: "audio/mpeg" });
    expect(await store.stat("folder")).toBeNull();
    expect(await store.open("folder")).toBeNull();
    expect(await store.copy("folder", "b.mp3")).toBe(false);
  });

  it.skipIf(!mayMount)(
    "says that a full disk is full, keeps what was there, and works again once there is room",
    async () => {
      const folder = await newFolder();
      onTestFinished(() => rm(folder, { recursive: true }));
      const script = `mount -t tmpfs -o size=1m none '${folder}' && exec '${process.execPath}' '${onFullDisk}' '${folder}'`;
      const { stdout } = await run("unshare", [...ownMounts, "sh", "-c", script]);
      expect(JSON.parse(stdout)).toEqual({
        write: "StorageFull",
        copy: "StorageFull",
        keptBefore: "before",
        files: ["before.mp3", "small.mp3"],
        incoming: [],
      });
    },
  );
});
