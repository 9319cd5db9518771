// The file of a lock or a lease, which names the server that holds it. Its modification time is that server's heartbeat.
import { open, rm, utimes } from "node:fs/promises";
import * as z from "zod/mini";
import { hostIdentity } from "../system/host-identity.ts";

const holder = z.object({
  /** Tells two files of one process apart. */
  token: z.string(),
  host: hostIdentity,
  process: z.object({ pid: z.number(), startedAt: z.string() }),
});
export type Holder = z.infer<typeof holder>;

export type HolderFile = {
  /** Undefined while the file is only just being written, or was cut off by a crash. */
  holder: Holder | undefined;
  /** Milliseconds since 1970 by the clock of the writing host: good for seeing a change, not for reckoning an age. */
  heartbeatAt: number;
};

/** Creates the file. Fails with EEXIST when there is one. */
export async function writeHolder(file: string, content: Holder): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(content)}\n`);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/** Fails with ENOENT when the file is gone. */
export async function sendHeartbeat(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now);
}

/** Opens the file before asking for its modification time, because network file systems answer from their cache otherwise. */
export async function readHolder(file: string): Promise<HolderFile | undefined> {
  const handle = await open(file, "r").catch(() => undefined);
  if (handle === undefined) return undefined;
  try {
    const { mtimeMs } = await handle.stat();
    return { holder: parseHolder(await handle.readFile("utf8")), heartbeatAt: mtimeMs };
  } finally {
    await handle.close();
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    return holder.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
