import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ownHost } from "../system/host-identity.ts";
import { ownIdentity } from "../system/process-identity.ts";
import { sendHeartbeat, writeHolder } from "./holder-file.ts";
import type { Holder } from "./holder-file.ts";
import { isAliveHere, judgeLiveness } from "./liveness.ts";

const timings = { heartbeat: 20, heartbeatTimeout: 200, fencing: 100, lockTimeout: 1000 };
/** For what is known before it is over, on a machine that stands still for a while as well. */
const patient = { ...timings, heartbeatTimeout: 60_000 };
let folder: string;
let file: string;
let own: Holder;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "liveness-"));
  file = path.join(folder, "holder.json");
  own = { token: "own", host: await ownHost(), process: await ownIdentity() };
});

afterEach(() => rm(folder, { recursive: true }));

const onAnotherHost = (): Holder => ({ ...own, host: { ...own.host, name: "rehearsal-room" } });
const killed = () => ({ pid: own.process.pid, startedAt: "before this process" });

describe("the liveness of a server", () => {
  it("is judged alive at once, when it is a running process of this host", async () => {
    await writeHolder(file, own);
    expect(await judgeLiveness(file, own, patient)).toBe("here");
    expect(await isAliveHere(file, own)).toBe(true);
  });

  it("is judged gone at once, when its process was killed and the process id belongs to another", async () => {
    await writeHolder(file, { ...own, process: killed() });
    expect(await judgeLiveness(file, own, patient)).toBe("gone");
    expect(await isAliveHere(file, own)).toBe(false);
  });

  it("is judged alive elsewhere, when a heartbeat comes", async () => {
    await writeHolder(file, onAnotherHost());
    const heartbeats = setInterval(() => void sendHeartbeat(file), timings.heartbeat);
    expect(await judgeLiveness(file, own, patient)).toBe("elsewhere");
    clearInterval(heartbeats);
  });

  it("is judged alive elsewhere, however wrong its clock is", async () => {
    await writeHolder(file, onAnotherHost());
    let hour = 0;
    const heartbeats = setInterval(() => void utimes(file, 0, 3600 * ++hour), timings.heartbeat);
    expect(await judgeLiveness(file, own, patient)).toBe("elsewhere");
    clearInterval(heartbeats);
  });

  it("is judged silent, when no heartbeat comes from another host", async () => {
    await writeHolder(file, onAnotherHost());
    expect(await judgeLiveness(file, own, timings)).toBe("silent");
  });

  it("is judged gone, when it removes its file while being watched", async () => {
    await writeHolder(file, onAnotherHost());
    setTimeout(() => void rm(file), 50);
    expect(await judgeLiveness(file, own, patient)).toBe("gone");
  });

  it("is judged gone, when its container was restarted and no heartbeat comes", async () => {
    await writeHolder(file, {
      ...own,
      host: { ...own.host, processes: "pid:[1]" },
      process: killed(),
    });
    expect(await judgeLiveness(file, own, timings)).toBe("gone");
  });

  it("is judged gone at once, when the machine was restarted since its last heartbeat", async () => {
    await writeHolder(file, { ...own, host: { ...own.host, boot: "the boot before" } });
    const beforeTheBoot = Date.now() / 1000 - os.uptime() - 60;
    await utimes(file, beforeTheBoot, beforeTheBoot);
    expect(await judgeLiveness(file, own, patient)).toBe("gone");
  });

  it("is judged alive elsewhere, when a machine of the same name still sends heartbeats", async () => {
    await writeHolder(file, { ...own, host: { ...own.host, boot: "the boot of another machine" } });
    const heartbeats = setInterval(() => void sendHeartbeat(file), timings.heartbeat);
    expect(await judgeLiveness(file, own, patient)).toBe("elsewhere");
    clearInterval(heartbeats);
  });

  it.each(["", "{", '{"token":"half"}'])(
    "is judged gone, when a crash left only %j of its file",
    async (text) => {
      await writeFile(file, text);
      expect(await judgeLiveness(file, own, timings)).toBe("gone");
    },
  );
});
