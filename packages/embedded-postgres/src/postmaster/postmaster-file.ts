// What PostgreSQL writes about itself in `postmaster.pid`: one fact per line.
import { readFile } from "node:fs/promises";
import path from "node:path";

export type PostmasterFile = {
  pid: number;
  /** Seconds since 1970. */
  startedAt: number;
  port: number;
  socketDirectory: string;
  ready: boolean;
  stopping: boolean;
};

export function postmasterFilePath(cluster: string): string {
  return path.join(cluster, "postmaster.pid");
}

/** @returns undefined when there is no such file, or when PostgreSQL is only just writing it */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  const text = await readFile(postmasterFilePath(cluster), "utf8").catch(() => undefined);
  return text === undefined ? undefined : parsePostmasterFile(text);
}

export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const [pid, , startedAt, port, socketFolder, , , status] = text
    .split("\n")
    .map((line) => line.trim());
  if (!Number.isSafeInteger(Number(pid)) || Number(pid) <= 0) return undefined;
  return {
    pid: Number(pid),
    startedAt: Number(startedAt ?? 0),
    port: Number(port ?? 0),
    socketDirectory: socketFolder ?? "",
    ready: status === "ready",
    stopping: status === "stopping",
  };
}
