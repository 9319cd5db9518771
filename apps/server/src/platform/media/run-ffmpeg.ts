/** Runs ffmpeg over a file of somebody's: with limits on its memory and time, and nothing of the server's own environment. */
import { spawn } from "node:child_process";
import { constants as system, setPriority } from "node:os";
import { delimiter, dirname } from "node:path";
import type { Readable } from "node:stream";

export interface Run {
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly timeout: number;
  readonly onOutput?: (stdout: Readable) => Promise<void>;
}

/**
 * Kilobytes of address space. A film of 4096 × 2160 with ten bits a colour takes 600,000 of them with ffmpeg 5.1, a song
 * 400,000, most of it for its libraries.
 */
const MEMORY_KB = 1_572_864;

/** Blocks of 512 bytes, in some shells of 1,024, that a copy may have: beyond any that is worth keeping. */
const FILE_BLOCKS = 1_048_576;

/** Sets the limits and becomes the program; without those that the system does not know, as macOS the one on memory. */
const LIMITED = `ulimit -v ${MEMORY_KB} 2>/dev/null; ulimit -f ${FILE_BLOCKS} 2>/dev/null; exec "$@"`;

/** True when the program ended well and in time. Throws the signal's reason, and what `onOutput` throws. */
export async function runFfmpeg(
  program: string,
  options: readonly string[],
  { signal, timeout, onOutput }: Run,
): Promise<boolean> {
  signal.throwIfAborted();
  const tooLate = AbortSignal.timeout(timeout);
  const [command, given] = limited(program, options);
  const child = spawn(command, given, {
    stdio: ["ignore", "pipe", "ignore"],
    env: { PATH: [dirname(program), "/usr/local/bin", "/usr/bin", "/bin"].join(delimiter) },
    signal: AbortSignal.any([signal, tooLate]),
    killSignal: "SIGKILL",
  });
  const ended = new Promise<number | null>((resolve) => {
    // Comes before the end of one that could not be started, or was stopped: the code tells enough.
    child.once("error", () => undefined);
    child.once("close", resolve);
  });
  lowerPriority(child.pid);
  try {
    if (onOutput) await onOutput(child.stdout);
    else await ended;
  } finally {
    child.kill("SIGKILL");
  }
  const code = await ended;
  signal.throwIfAborted();
  return code === 0;
}

function limited(program: string, options: readonly string[]): [string, readonly string[]] {
  if (process.platform === "win32") return [program, options];
  return ["/bin/sh", ["-c", LIMITED, "ffmpeg", program, ...options]];
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, system.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or may not be made to wait; then it does not.
  }
}
