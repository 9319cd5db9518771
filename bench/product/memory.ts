/** Resident memory of a process. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

/** In MB. */
export async function residentMemory(pid: number): Promise<number> {
  if (process.platform === "linux") {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }
  const { stdout } = await run("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout) / 1024;
}

/** How far it rises above where it began, while `work` goes on. In MB. */
export async function memoryGrowth(pid: number, work: () => Promise<void>): Promise<number> {
  const before = await residentMemory(pid);
  let most = before;
  const timer = setInterval(() => {
    void residentMemory(pid).then((now) => {
      most = Math.max(most, now);
    });
  }, 50);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return most - before;
}
