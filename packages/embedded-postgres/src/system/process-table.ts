// What the system's process table tells about a process: from /proc, from ps, or from PowerShell.
import { execFile } from "node:child_process";
import { readFile, readlink } from "node:fs/promises";
import { promisify } from "node:util";
import { PROGRAM_ENVIRONMENT } from "../programs/launcher.ts";

const run = promisify(execFile);

export type ProcessFacts = {
  name: string;
  /** The start time as a text to be compared only: its unit depends on the system. */
  started: string;
  /** The start time in seconds since 1970, good to a few seconds. */
  startedAt: number;
};

/** @returns undefined when there is no such process. A zombie counts as none. */
export async function lookUpProcess(pid: number): Promise<ProcessFacts | undefined> {
  if (!Number.isSafeInteger(pid) || pid <= 0 || !takesSignals(pid)) return undefined;
  if (process.platform === "linux") return lookUpOnLinux(pid);
  return process.platform === "win32" ? lookUpOnWindows(pid) : lookUpWithPs(pid);
}

/** Whether the executable of a process has been deleted or replaced since it started (as far as the system tells). */
export async function isProgramReplaced(pid: number): Promise<boolean> {
  const program = await readlink(`/proc/${pid}/exe`).catch(() => "");
  return program.endsWith(" (deleted)");
}

function takesSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

const TICKS_PER_SECOND = 100;

async function lookUpOnLinux(pid: number): Promise<ProcessFacts | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name stands in brackets and may hold brackets and spaces itself; behind it come the third and further fields.
  const name = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [state, started] = [fields[0], fields[19]];
  if (started === undefined || state === "Z" || state === "X") return undefined;
  const boot = /^btime (\d+)$/m.exec(await readFile("/proc/stat", "utf8").catch(() => ""))?.[1];
  return { name, started, startedAt: Number(boot ?? 0) + Number(started) / TICKS_PER_SECOND };
}

/** Where there is no /proc. */
export async function lookUpWithPs(pid: number): Promise<ProcessFacts | undefined> {
  const line = await answerOf("ps", [
    "-o",
    "stat=",
    "-o",
    "lstart=",
    "-o",
    "comm=",
    "-p",
    String(pid),
  ]);
  // lstart is five words, such as "Fri Nov 20 13:38:11 2026".
  const [state, ...words] = line.split(/\s+/);
  const started = words.slice(0, 5).join(" ");
  if (state === undefined || state.startsWith("Z") || started === "") return undefined;
  return {
    name: words.slice(5).join(" ").split("/").at(-1) ?? "",
    started,
    startedAt: Date.parse(started) / 1000,
  };
}

/** Windows counts in tenths of a microsecond since 1601. */
const SECONDS_FROM_1601_TO_1970 = 11_644_473_600;

async function lookUpOnWindows(pid: number): Promise<ProcessFacts | undefined> {
  const script = `$p = Get-Process -Id ${pid}; "$($p.StartTime.ToFileTimeUtc()) $($p.ProcessName)"`;
  const [started, name] = (
    await answerOf("powershell.exe", ["-NoProfile", "-NonInteractive", "-Command", script])
  ).split(" ");
  if (started === undefined || started === "") return undefined;
  return {
    name: name ?? "",
    started,
    startedAt: Number(started) / 1e7 - SECONDS_FROM_1601_TO_1970,
  };
}

async function answerOf(program: string, args: string[]): Promise<string> {
  return run(program, args, { env: PROGRAM_ENVIRONMENT, windowsHide: true }).then(
    ({ stdout }) => stdout.trim(),
    () => "",
  );
}
