/** Runs the program that fetches videos: without a shell, without anybody's settings, and not for ever. */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface ProgramSettings {
  /** Absolute. */
  program: string;
  /** Where the program looks for the programs that it needs itself, as in `PATH`. */
  searchPath: string;
}

export interface ProgramRun {
  options: readonly string[];
  /** What the program is to fetch: never taken for an option. */
  subject: string;
  /** The folder it works in. */
  folder: string;
  signal: AbortSignal;
  onLine: (line: string) => void;
}

/** The program ended badly; the message is what it said, in words for people. */
export class ProgramFailed extends Error {
  override readonly name = "ProgramFailed";
}

/** Of what a program says when it fails. */
const MOST_WORDS = 64 * 1024;

/** Throws `ProgramFailed`, and the signal's reason. */
export async function runProgram(
  { program, searchPath }: ProgramSettings,
  { options, subject, folder, signal, onLine }: ProgramRun,
): Promise<void> {
  signal.throwIfAborted();
  const child = spawn(program, [...options, "--", subject], {
    cwd: folder,
    // Nothing of the server's own environment, where secrets are; a home without settings, plug-ins or passwords.
    env: { PATH: searchPath, HOME: folder, XDG_CONFIG_HOME: folder, LANG: "C.UTF-8" },
    stdio: ["ignore", "pipe", "pipe"],
    // Of a group of its own, so that what it starts ends with it.
    detached: true,
  });
  const stop = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    } catch {
      // It has ended by itself, or the system knows no groups.
      child.kill("SIGKILL");
    }
  };
  signal.addEventListener("abort", stop, { once: true });
  const lines = createInterface({ input: child.stdout });
  lines.on("line", onLine);
  let words = "";
  child.stderr.on("data", (bytes: Buffer) => {
    words = (words + bytes.toString()).slice(-MOST_WORDS);
  });
  try {
    const code = await new Promise<number | null>((done) => {
      child.once("error", () => done(null));
      child.once("close", done);
    });
    signal.throwIfAborted();
    if (code !== 0) throw new ProgramFailed(complaintIn(words, folder));
  } finally {
    signal.removeEventListener("abort", stop);
    lines.close();
    stop();
  }
}

/** Hands `use` an empty folder that is gone afterwards. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "bandstand-video-"));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const LONGEST = 200;

/** `ERROR: [site] id: This is private; please report this …` says `This is private`. */
export function complaintIn(words: string, folder: string): string {
  const said = words
    .split("\n")
    .findLast((line) => line.startsWith("ERROR: "))
    ?.replace("ERROR: ", "")
    .replace(/^\[[^\]]*\] (?:\S+: )?/, "")
    .replace(/; please report this .*$/, "")
    .replace(/ \(caused by .*$/, "")
    .replace(/<urlopen error (?:\[[^\]]*\] )?([^>]*)>/, "$1")
    .replaceAll(folder, "")
    .trim();
  return said ? said.slice(0, LONGEST) : "The program that fetches videos has failed.";
}
