// Through what one enters: a socket in a private folder with a short name (a socket's path holds at most 107 bytes), or,
// where there are no sockets, a loopback port.
import { access, chown, constants, mkdir, mkdtemp, rm, rmdir } from "node:fs/promises";
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
  const folder = (await remakeFolder(former)) ?? (await makeFolder());
  if (account !== undefined && process.getuid?.() === 0) {
    await chown(folder, account.uid, account.gid);
  }
  return { host: folder, port: SOCKET_PORT };
}

/** Does nothing while a PostgreSQL answers there: then the door is not the one of a PostgreSQL that ended. */
export async function removeDoor(door: Door): Promise<void> {
  if (!isOurFolder(door.host) || (await answers(door))) return;
  // Only what PostgreSQL leaves in it, by name: in a folder that everybody may write to, a name proves nothing.
  for (const file of [socketIn(door.host), `${socketIn(door.host)}.lock`]) {
    await rm(file, { force: true });
  }
  await rmdir(door.host).catch(() => undefined);
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
    const socket = socketIn(path.join(parent, "bandstand-XXXXXX"));
    const writable = await access(parent, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (writable && Buffer.byteLength(socket) <= LONGEST_SOCKET_PATH) {
      return mkdtemp(path.join(parent, "bandstand-"));
    }
  }
  throw new EmbeddedPostgresError(
    "folder_unusable",
    "There is no folder for the database's socket: /tmp cannot be written, and the path of the other folder for temporary files is too long.",
  );
}

/** A folder that somebody else made there meanwhile is not used. */
async function remakeFolder(former: Door | undefined): Promise<string | undefined> {
  if (former === undefined || !isOurFolder(former.host)) return undefined;
  try {
    await removeDoor(former);
    await mkdir(former.host, { mode: 0o700 });
    return former.host;
  } catch {
    return undefined;
  }
}

async function answers(door: Door): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(socketIn(door.host));
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

function socketIn(folder: string): string {
  return path.join(folder, `.s.PGSQL.${SOCKET_PORT}`);
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
