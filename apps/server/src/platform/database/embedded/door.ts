// Through what one enters: a socket in a private folder with a short name (a socket's path holds at most 107 bytes), or,
// where there are no sockets, a loopback port.
import { access, chown, constants, lstat, mkdir, mkdtemp, rm } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import type { Account } from "./launcher.ts";
import type { PostmasterFile } from "./postmaster-file.ts";

export type Door = {
  /** A socket's folder, or an address: what a client takes as `host`. */
  host: string;
  port: number;
};

/** Serves only to name the socket. */
const SOCKET_PORT = 5432;
const LOOPBACK = "127.0.0.1";
const FOLDER_NAME = /^bandstand-[A-Za-z0-9]{6}$/;
const LONGEST_SOCKET_PATH = 107;

/**
 * Makes a door that nobody else can enter or have made before us.
 * @param former the door of the PostgreSQL before this one: taken again if it can be, since other servers know it
 */
export async function makeDoor(
  account: Account | undefined,
  former: Door | undefined,
): Promise<Door> {
  if (process.platform === "win32") return { host: LOOPBACK, port: await freePort(former?.port) };
  const folder = (await remakeFolder(former?.host)) ?? (await makeFolder());
  if (account !== undefined && process.getuid?.() === 0)
    await chown(folder, account.uid, account.gid);
  return { host: folder, port: SOCKET_PORT };
}

export async function removeDoor(door: Door): Promise<void> {
  if (isOurFolder(door.host)) await rm(door.host, { recursive: true, force: true });
}

export function doorArguments(door: Door): string[] {
  return door.host === LOOPBACK
    ? ["-p", String(door.port)]
    : ["-k", door.host, "-p", String(door.port)];
}

export function doorOf(file: PostmasterFile): Door {
  return file.socketFolder === ""
    ? { host: LOOPBACK, port: file.port }
    : { host: file.socketFolder, port: file.port };
}

function isOurFolder(folder: string): boolean {
  return FOLDER_NAME.test(path.basename(folder));
}

async function makeFolder(): Promise<string> {
  // The system's folder for temporary files is the second choice: it may be long.
  for (const parent of ["/tmp", os.tmpdir()]) {
    const socket = path.join(parent, "bandstand-XXXXXX", `.s.PGSQL.${SOCKET_PORT}`);
    const writable = await access(parent, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (writable && Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH)
      return mkdtemp(path.join(parent, "bandstand-"));
  }
  throw new EmbeddedPostgresError(
    "folder_unusable",
    "There is no folder for the database's socket: /tmp cannot be written, and the path of the other folder for temporary files is too long.",
  );
}

/** Empties a folder of ours by making it anew. One that somebody else made meanwhile is not used. */
async function remakeFolder(folder: string | undefined): Promise<string | undefined> {
  if (folder === undefined || !isOurFolder(folder)) return undefined;
  try {
    const found = await lstat(folder).catch(() => undefined);
    const uid = process.getuid?.();
    if (found !== undefined && uid !== 0 && found.uid !== uid) return undefined;
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    return folder;
  } catch {
    return undefined;
  }
}

async function freePort(wanted: number | undefined): Promise<number> {
  return (await listenOn(wanted ?? 0)) ?? (await listenOn(0)) ?? SOCKET_PORT;
}

async function listenOn(port: number): Promise<number | undefined> {
  const server = net.createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(undefined));
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? address?.port : undefined));
    });
  });
}
