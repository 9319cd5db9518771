// Which machine, exactly, and which life of it: a data folder may lie on a disk that several machines or containers share.
import { execFile } from "node:child_process";
import { readFile, readlink } from "node:fs/promises";
import os from "node:os";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { PROGRAM_ENVIRONMENT } from "./launcher.ts";

const run = promisify(execFile);

export const hostIdentity = z.object({
  name: z.string(),
  /** Distinguishes machines of the same name; empty where the system has no such thing. */
  machine: z.string(),
  /** Changes when the machine starts anew. */
  boot: z.string(),
  /** Process numbers mean something only within one of these; a container has its own. */
  processes: z.string(),
});
export type HostIdentity = z.infer<typeof hostIdentity>;

export async function ownHost(): Promise<HostIdentity> {
  const [machine, boot, processes] = await Promise.all([
    readFile("/etc/machine-id", "utf8").catch(() => ""),
    process.platform === "darwin"
      ? darwinBoot()
      : readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => ""),
    readlink("/proc/self/ns/pid").catch(() => ""),
  ]);
  return { name: os.hostname(), machine: machine.trim(), boot: boot.trim(), processes };
}

async function darwinBoot(): Promise<string> {
  return run("sysctl", ["-n", "kern.bootsessionuuid"], { env: PROGRAM_ENVIRONMENT }).then(
    ({ stdout }) => stdout,
    () => "",
  );
}

/**
 * How a host in a file relates to us: `here` shares our processes; `earlier` is this machine before it last started;
 * `restarted` is a container of our name on our kernel, whose processes we cannot see; `elsewhere` may be anything.
 */
export type HostRelation = "here" | "earlier" | "restarted" | "elsewhere";

export function relateHosts(theirs: HostIdentity, ours: HostIdentity): HostRelation {
  if (theirs.name !== ours.name || theirs.machine !== ours.machine) return "elsewhere";
  if (theirs.boot !== ours.boot) return "earlier";
  return theirs.processes === ours.processes ? "here" : "restarted";
}
