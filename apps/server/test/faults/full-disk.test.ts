/** No room left: the caller is told so, and what was there still plays. */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { getPlayback } from "@bandstand/contracts/songs";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { DatabaseFull, ValueRejected } from "../../src/platform/database/errors.ts";
import { createDiskFileStore } from "../../src/platform/files/disk-file-store.ts";
import { StorageFull } from "../../src/platform/files/file-store-errors.ts";
import { asFailure } from "../../src/platform/http/failures.ts";
import { testApi } from "../api.ts";
import { newSong, upload } from "../recordings.ts";
import { wavFile } from "../sounds.ts";

const run = promisify(execFile);
const MEGABYTE = 1024 * 1024;
/** A file system of one megabyte, where this process may mount one. */
const disk = await mkdtemp(join(tmpdir(), "bandstand-disk-"));
const isMounted = await run("mount", ["-t", "tmpfs", "-o", "size=1m", "none", disk]).then(
  () => true,
  () => false,
);
afterAll(async () => {
  if (isMounted) await run("umount", [disk]);
  await rm(disk, { recursive: true });
});
const now = () => new Date();
const api = await testApi({ files: await createDiskFileStore({ root: disk, randomBytes, now }) });

describe.skipIf(!isMounted)("a full disk", () => {
  it("is said to be full, 507; nothing is lost, and there is room again after something went", async () => {
    const { token } = await api.newBand();
    const song = await newSong(api, token);
    const send = (seconds: number) =>
      upload(api, {
        songId: song.id,
        token,
        content: wavFile({ seconds, channels: 1 }),
        name: "take.wav",
      });
    const first = await send(3);
    expect(first.status).toBe(200);

    const second = await send(10);
    expect(second.status).toBe(507);
    expect(second.failure).toEqual({
      code: "no_room",
      message:
        "The server has no room left for this. Nothing was changed. Please ask whoever runs it to make room.",
    });

    const played = await api.call(getPlayback, { params: { id: String(song.id) } }, token);
    const response = await api.fetch(played.answer.url);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(wavFile({ seconds: 3, channels: 1 }));
    expect(await readdir(join(disk, ".incoming"))).toEqual([]);
    expect(
      await api.asSuperuser("select filename from bandstand.stored_files where kind = 'recording'"),
    ).toEqual([{ filename: first.answer.recordingFilename }]);
    expect((await send(2)).status).toBe(200);
  });
});

describe.skipIf(!isMounted)("a disk of which some is to stay free", () => {
  it("takes files until then, leaves nothing of the one that is too much, and copies none", async () => {
    const root = await mkdtemp(join(tmpdir(), "bandstand-disk-"));
    await run("mount", ["-t", "tmpfs", "-o", "size=64m", "none", root]);
    onTestFinished(async () => {
      await run("umount", [root]);
      await rm(root, { recursive: true });
    });
    const minFree = 30 * MEGABYTE;
    const store = await createDiskFileStore({ root, randomBytes, now, minFree });
    const audio = { contentType: "audio/wav" };
    const megabytes = (count: number) =>
      Readable.from(Array.from({ length: count }, () => Buffer.alloc(MEGABYTE)));
    await store.write("first.wav", megabytes(10), audio);
    await expect(store.write("large.wav", megabytes(50), audio)).rejects.toThrow(StorageFull);
    const free = async () => {
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    };
    expect(await free()).toBeGreaterThan(minFree);
    expect(await readdir(join(root, ".incoming"))).toEqual([]);
    await store.write("second.wav", megabytes(25), audio);
    await expect(store.write("third.wav", megabytes(1), audio)).rejects.toThrow(StorageFull);
    await expect(store.copy("first.wav", "copy.wav")).rejects.toThrow(StorageFull);
    await store.remove("second.wav");
    expect(await store.copy("first.wav", "copy.wav")).toBe(true);
  });
});

describe("a database", () => {
  it("without room is answered 507", () => {
    expect(asFailure(new DatabaseFull("disk full"))).toMatchObject({
      code: "no_room",
      status: 507,
    });
  });

  it("that refuses a value is answered 422, and its own words stay here", () => {
    const failure = asFailure(new ValueRejected('invalid byte sequence for "UTF8"'));
    expect(failure).toMatchObject({ code: "invalid", status: 422 });
    expect(JSON.stringify(failure?.body)).not.toContain("UTF8");
  });
});
