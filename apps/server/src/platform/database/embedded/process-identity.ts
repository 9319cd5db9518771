// Which process, exactly: a number alone may be somebody else's by now.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { PROGRAM_ENVIRONMENT } from "./launcher.ts";

const run = promisify(execFile);

export type ProcessIdentity = { pid: number; startedAt: string };

/** The identity of the process we are. */
export async function ownIdentity(): Promise<ProcessIdentity> {
  return { pid: process.pid, startedAt: (await processStart(process.pid)) ?? "unknown" };
}

/** Whether exactly this process still runs. A zombie does not. */
export async function isRunning(identity: ProcessIdentity): Promise<boolean> {
  return (await processStart(identity.pid)) === identity.startedAt;
}

/**
 * When a process started, as a text that only serves to be compared (the unit depends on the system).
 * @returns undefined when there is no such process
 */
export async function processStart(pid: number): Promise<string | undefined> {
  if (!Number.isSafeInteger(pid) || pid <= 0 || !answersSignals(pid)) return undefined;
  if (process.platform === "linux") return linuxStart(pid);
  if (process.platform === "win32") return windowsStart(pid);
  return bsdStart(pid);
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

async function linuxStart(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  // The name in the second field may hold spaces and brackets: count from behind it. Fields 3 (state) and 22 (ticks since boot).
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields === undefined || fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19];
}

async function bsdStart(pid: number): Promise<string | undefined> {
  const { stdout } = await run("ps", ["-o", "stat=,lstart=", "-p", String(pid)], {
    env: PROGRAM_ENVIRONMENT,
  }).catch(() => ({ stdout: "" }));
  const [state, ...started] = stdout.trim().split(/\s+/);
  return state === undefined || state === "" || state.startsWith("Z")
    ? undefined
    : started.join(" ");
}

async function windowsStart(pid: number): Promise<string | undefined> {
  const script = `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`;
  const { stdout } = await run("powershell.exe", [
    "-NoProfile",
    "-NonInteractive",
    "-Command",
    script,
  ]).catch(() => ({
    stdout: "",
  }));
  return stdout.trim() || undefined;
}
