// Which host, exactly, and since which boot: a data directory may be on a disk that several machines or containers share.
import { execFile } from "node:child_process";
import { readFile, readlink } from "node:fs/promises";
import os from "node:os";
import { promisify } from "node:util";
import * as z from "zod/mini";
import { PROGRAM_ENVIRONMENT } from "../programs/launcher.ts";

const run = promisify(execFile);

export const hostIdentity = z.object({
  name: z.string(),
  /** The machine id, for machines of the same host name; empty where the system has none. */
  machine: z.string(),
  /** The boot id, which changes when the machine is restarted. */
  boot: z.string(),
  /** The process id namespace, outside of which process ids mean nothing; a container has its own. */
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
 * How the host in a lock or lease file relates to ours: `here` shares our process ids; `earlier` is this machine before its
 * last boot; `restarted` is a container of our name on our kernel, whose processes we cannot see; `elsewhere` may be anything.
 */
export type HostRelation = "here" | "earlier" | "restarted" | "elsewhere";

export function relateHosts(theirs: HostIdentity, ours: HostIdentity): HostRelation {
  if (theirs.name !== ours.name || theirs.machine !== ours.machine) return "elsewhere";
  if (theirs.boot !== ours.boot) return "earlier";
  return theirs.processes === ours.processes ? "here" : "restarted";
}
