import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { identityOf, isRunning, ownIdentity } from "./process-identity.ts";
import { lookUpProcess, lookUpWithPs } from "./process-table.ts";

describe("a process' identity", () => {
  it("is running as long as the process is", async () => {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    const identity = await identityOf(child.pid ?? 0);
    if (identity === undefined) throw new Error("The child is not there.");
    expect(await isRunning(identity)).toBe(true);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(await isRunning(identity)).toBe(false);
  });

  it("is not mistaken for a later process of the same process id", async () => {
    const own = await ownIdentity();
    expect(await isRunning(own)).toBe(true);
    expect(await isRunning({ ...own, startedAt: "long ago" })).toBe(false);
  });

  it("knows when the process started, to a few seconds", async () => {
    const facts = await lookUpProcess(process.pid);
    expect(Math.abs((facts?.startedAt ?? 0) - (Date.now() / 1000 - process.uptime()))).toBeLessThan(
      5,
    );
  });

  it.runIf(process.platform !== "win32")(
    "is told by ps where the system has no better way",
    async () => {
      const facts = await lookUpWithPs(process.pid);
      const better = await lookUpProcess(process.pid);
      expect(facts).toEqual(await lookUpWithPs(process.pid));
      expect(facts?.name).toBe(better?.name);
      expect(Math.abs((facts?.startedAt ?? 0) - (better?.startedAt ?? 0))).toBeLessThan(5);
      expect(await lookUpWithPs(2147483647)).toBeUndefined();
    },
  );

  it.each([0, -1, 2147483647, Number.NaN])("is none for the process id %d", async (pid) => {
    expect(await identityOf(pid)).toBeUndefined();
  });

  it.runIf(process.platform === "linux")("is none for a zombie", async () => {
    // The shell's child ends at once; the program that the shell turns into never asks for its result.
    const parent = spawn("sh", ["-c", 'sleep 0.05 & echo "$!"; exec sleep 600']);
    const said: unknown[] = await once(parent.stdout, "data");
    const pid = Number(String(said[0]));
    await expect.poll(() => identityOf(pid)).toBeUndefined();
    expect(() => process.kill(pid, 0)).not.toThrow();
    parent.kill("SIGKILL");
    await once(parent, "exit");
  });
});
