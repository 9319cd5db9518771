/** No room left: the caller is told so, and what was there still plays. */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { getPlayback } from "@bandstand/contracts/songs";
import { afterAll, describe, expect, it } from "vitest";
import { DatabaseFull, ValueRejected } from "../../src/platform/database/errors.ts";
import { createDiskFileStore } from "../../src/platform/files/disk-file-store.ts";
import { asFailure } from "../../src/platform/http/failures.ts";
import { testApi } from "../api.ts";
import { newSong, upload } from "../recordings.ts";
import { wavFile } from "../sounds.ts";

const run = promisify(execFile);
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
      message: "The server has no room left for this. Nothing was changed.",
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
