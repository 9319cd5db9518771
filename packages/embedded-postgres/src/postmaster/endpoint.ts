// The endpoint: where PostgreSQL listens and clients connect. A Unix socket in a private directory with a short name (a
// socket's path holds at most 107 bytes), or a loopback port on Windows.
import { access, chown, constants, mkdir, mkdtemp, rm, rmdir } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { EmbeddedPostgresError } from "../embedded-postgres-error.ts";
import type { Account } from "../programs/launcher.ts";
import type { PostmasterFile } from "./postmaster-file.ts";

export type Endpoint = {
  /** The socket's directory, or an address: what a client takes as `host`. */
  host: string;
  port: number;
};

/** Serves only to name the socket. */
const SOCKET_PORT = 5432;
const LOOPBACK = "127.0.0.1";
const SOCKET_DIRECTORY_NAME = /^bandstand-[A-Za-z0-9]{6}$/;
const LONGEST_SOCKET_PATH = 107;

/**
 * Makes an endpoint that nobody else can connect to, or can have made before us.
 * @param previous the endpoint of the postmaster before this one: used again if possible, since other servers connect to it
 */
export async function createEndpoint(
  account: Account | undefined,
  previous: Endpoint | undefined,
): Promise<Endpoint> {
  if (process.platform === "win32") return { host: LOOPBACK, port: await freePort(previous?.port) };
  const directory = (await recreateSocketDirectory(previous)) ?? (await createSocketDirectory());
  if (account !== undefined && process.getuid?.() === 0) {
    await chown(directory, account.uid, account.gid);
  }
  return { host: directory, port: SOCKET_PORT };
}

/** Does nothing while a PostgreSQL answers there: then the endpoint is not one that a dead postmaster left behind. */
export async function removeEndpoint(endpoint: Endpoint): Promise<void> {
  if (!isOurSocketDirectory(endpoint.host) || (await answers(endpoint))) return;
  // Only what PostgreSQL leaves in it, by name: in a directory that everybody may write to, a name proves nothing.
  for (const file of [socketPath(endpoint.host), `${socketPath(endpoint.host)}.lock`]) {
    await rm(file, { force: true });
  }
  await rmdir(endpoint.host).catch(() => undefined);
}

export function listenArguments(endpoint: Endpoint): string[] {
  return endpoint.host === LOOPBACK
    ? ["-p", String(endpoint.port)]
    : ["-k", endpoint.host, "-p", String(endpoint.port)];
}

export function endpointOf(file: PostmasterFile): Endpoint {
  return file.socketDirectory === ""
    ? { host: LOOPBACK, port: file.port }
    : { host: file.socketDirectory, port: file.port };
}

function isOurSocketDirectory(directory: string): boolean {
  return SOCKET_DIRECTORY_NAME.test(path.basename(directory));
}

async function createSocketDirectory(): Promise<string> {
  // The system's directory for temporary files is the second choice: its path may be too long.
  for (const parent of ["/tmp", os.tmpdir()]) {
    const socket = socketPath(path.join(parent, "bandstand-XXXXXX"));
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

/** A directory that somebody else made there meanwhile is not used. */
async function recreateSocketDirectory(
  previous: Endpoint | undefined,
): Promise<string | undefined> {
  if (previous === undefined || !isOurSocketDirectory(previous.host)) return undefined;
  try {
    await removeEndpoint(previous);
    await mkdir(previous.host, { mode: 0o700 });
    return previous.host;
  } catch {
    return undefined;
  }
}

async function answers(endpoint: Endpoint): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(socketPath(endpoint.host));
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

function socketPath(directory: string): string {
  return path.join(directory, `.s.PGSQL.${SOCKET_PORT}`);
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
