import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { removeStaleLock } from "./stale-lock.ts";
import { withDataDirLock } from "./data-dir-lock.ts";
import { sendHeartbeat, writeHolder } from "./holder-file.ts";
import type { Holder } from "./holder-file.ts";
import { ownHost } from "../system/host-identity.ts";
import { ownIdentity } from "../system/process-identity.ts";
import { refusalOf } from "../refusal.fixture.ts";

let folder: string;
let file: string;
let own: Holder;
let log: string[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "lock-"));
  file = path.join(folder, "lock");
  own = { token: "own", host: await ownHost(), process: await ownIdentity() };
  log = [];
});

afterEach(() => rm(folder, { recursive: true }));

const request = (timings = {}) => ({
  file,
  own,
  timings: { heartbeat: 20, heartbeatTimeout: 200, fencing: 100, lockTimeout: 60_000, ...timings },
  log: (message: string) => void log.push(message),
});

const deadServer = () => ({
  ...own,
  process: { pid: own.process.pid, startedAt: "before this process" },
});

describe("the lock file of a data directory", () => {
  it("lets one in at a time", async () => {
    let inside = 0;
    let most = 0;
    const enter = () =>
      withDataDirLock(request(), async () => {
        most = Math.max(most, ++inside);
        await delay(5);
        inside--;
      });
    await Promise.all(Array.from({ length: 8 }, enter));
    expect(most).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it("lets one in at a time when many find the stale lock of a killed server", async () => {
    let inside = 0;
    let most = 0;
    const enter = () =>
      withDataDirLock(request(), async () => {
        most = Math.max(most, ++inside);
        await delay(5);
        inside--;
      });
    await writeHolder(file, deadServer());
    await Promise.all(Array.from({ length: 10 }, (_, place) => delay(place % 4).then(enter)));
    expect(most).toBe(1);
  });

  it("is taken from a server that was killed while removing a stale lock", async () => {
    await writeHolder(file, deadServer());
    await writeFile(`${file}.clearing`, "");
    await utimes(`${file}.clearing`, 0, 0);
    expect(await withDataDirLock(request(), async () => "in")).toBe("in");
  });

  it("is not removed as stale when another server took the lock just before us", async () => {
    await writeFile(file, "the lock of a live server");
    await removeStaleLock(file, "the lock of a dead server");
    expect(await readdir(folder)).toEqual(["lock"]);
    await removeStaleLock(file, "the lock of a live server");
    expect(await readdir(folder)).toEqual([]);
  });

  it("is released when the work fails", async () => {
    await expect(
      withDataDirLock(request(), () => Promise.reject(new Error("string broke"))),
    ).rejects.toThrow("string broke");
    expect(await withDataDirLock(request(), async () => "in")).toBe("in");
  });

  it("says so when a live server holds it for too long", async () => {
    await writeHolder(file, own);
    const waiting = withDataDirLock(request({ lockTimeout: 50 }), async () => "in");
    const { problem, message } = await refusalOf(waiting);
    expect(problem).toBe("folder_busy");
    expect(message).toContain(`process ${process.pid}`);
  });

  it("is refused when a live server of another host holds it", async () => {
    await writeHolder(file, { ...own, host: { ...own.host, name: "rehearsal-room" } });
    const heartbeats = setInterval(() => void sendHeartbeat(file), 20);
    const { problem, message } = await refusalOf(withDataDirLock(request(), async () => "in"));
    expect(problem).toBe("folder_in_use_elsewhere");
    expect(message).toContain("rehearsal-room");
    clearInterval(heartbeats);
  });

  it("shows other hosts that its holder lives, however long the work takes", async () => {
    await withDataDirLock(request(), async () => {
      const other = { ...own, host: { ...own.host, name: "rehearsal-room" } };
      await expect(
        withDataDirLock({ ...request(), own: other }, async () => "in"),
      ).rejects.toMatchObject({
        problem: "folder_in_use_elsewhere",
      });
    });
  });
});
