import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { beat, judgeHolder, livesHere, writeHolder } from "./holder.ts";
import type { Holder } from "./holder.ts";
import { ownHost } from "./host-identity.ts";
import { ownIdentity } from "./process-identity.ts";

const timings = { beat: 20, silence: 200, fence: 100, patience: 1000 };
let folder: string;
let file: string;
let own: Holder;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "holder-"));
  file = path.join(folder, "holder.json");
  own = { token: "own", host: await ownHost(), process: await ownIdentity() };
});

afterEach(() => rm(folder, { recursive: true }));

const onAnotherHost = (): Holder => ({ ...own, host: { ...own.host, name: "rehearsal-room" } });
const killed = () => ({ pid: own.process.pid, startedAt: "before this process" });

describe("the judgement on a server", () => {
  it("is at once that it lives, when it is a running process of this host", async () => {
    await writeHolder(file, own);
    expect(await judgeHolder(file, own, { ...timings, silence: 60_000 })).toBe("here");
    expect(await livesHere(file, own)).toBe(true);
  });

  it("is at once that it is gone, when its process was killed and the number belongs to another", async () => {
    await writeHolder(file, { ...own, process: killed() });
    expect(await judgeHolder(file, own, { ...timings, silence: 60_000 })).toBe("gone");
    expect(await livesHere(file, own)).toBe(false);
  });

  it("is that it lives elsewhere, when its heartbeat moves", async () => {
    await writeHolder(file, onAnotherHost());
    const beats = setInterval(() => void beat(file), timings.beat);
    expect(await judgeHolder(file, own, timings)).toBe("elsewhere");
    clearInterval(beats);
  });

  it("is that it lives elsewhere, however wrong its clock is", async () => {
    await writeHolder(file, onAnotherHost());
    let hour = 0;
    const beats = setInterval(() => void utimes(file, 0, 3600 * ++hour), timings.beat);
    expect(await judgeHolder(file, own, timings)).toBe("elsewhere");
    clearInterval(beats);
  });

  it("is that it is silent, when its heartbeat stands still on another host", async () => {
    await writeHolder(file, onAnotherHost());
    expect(await judgeHolder(file, own, timings)).toBe("silent");
  });

  it("is that it is gone, when it takes its file away while being watched", async () => {
    await writeHolder(file, onAnotherHost());
    setTimeout(() => void rm(file), 50);
    expect(await judgeHolder(file, own, timings)).toBe("gone");
  });

  it("is that it is gone, when its container was restarted and it stays silent", async () => {
    await writeHolder(file, {
      ...own,
      host: { ...own.host, processes: "pid:[1]" },
      process: killed(),
    });
    expect(await judgeHolder(file, own, timings)).toBe("gone");
  });

  it("is at once that it is gone, when the machine was started anew since its last heartbeat", async () => {
    await writeHolder(file, { ...own, host: { ...own.host, boot: "the boot before" } });
    const beforeTheBoot = Date.now() / 1000 - os.uptime() - 60;
    await utimes(file, beforeTheBoot, beforeTheBoot);
    expect(await judgeHolder(file, own, { ...timings, silence: 60_000 })).toBe("gone");
  });

  it("is that it lives elsewhere, when a machine of the same name still beats", async () => {
    await writeHolder(file, { ...own, host: { ...own.host, boot: "the boot of another machine" } });
    const beats = setInterval(() => void beat(file), timings.beat);
    expect(await judgeHolder(file, own, timings)).toBe("elsewhere");
    clearInterval(beats);
  });

  it.each(["", "{", '{"token":"half"}'])(
    "is that it is gone, when a crash left only %j of its file",
    async (text) => {
      await writeFile(file, text);
      expect(await judgeHolder(file, own, timings)).toBe("gone");
    },
  );
});
