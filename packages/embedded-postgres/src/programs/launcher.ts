// As which account PostgreSQL's programs run. They refuse to run as root, and initdb as an account without a name.
import { execFile } from "node:child_process";
import { chown, mkdtemp, readFile, rmdir } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export type Account = { uid: number; gid: number };

export type Launcher = {
  kind: "direct" | "mapped" | "nobody";
  /** Who must own the cluster, and whose permissions on the path to it count. Undefined where there are no user ids (Windows). */
  account: Account | undefined;
  /** What to execute, and with which user and group id, so that `program` runs. */
  command(program: string, args: string[]): { file: string; args: string[]; as: Partial<Account> };
};

/** The environment of PostgreSQL's programs: no settings from ours, and none of our secrets. Windows adds what it needs. */
export const PROGRAM_ENVIRONMENT: NodeJS.ProcessEnv =
  process.platform === "win32"
    ? {}
    : {
        PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin",
        LC_ALL: "C",
      };

/** Runs programs as our own account. */
export function directLauncher(account: Account | undefined): Launcher {
  return { kind: "direct", account, command: (file, args) => ({ file, args, as: {} }) };
}

/**
 * Runs programs in a user namespace that maps our account to the user and group id of another: files stay ours, and any
 * directory that we own will do.
 */
export function mappedLauncher(account: Account, shownAs: Account): Launcher {
  const mapping = mappingTo(shownAs);
  return {
    kind: "mapped",
    account,
    command: (program, args) => ({
      file: "unshare",
      args: [...mapping, "--", program, ...args],
      as: {},
    }),
  };
}

function mappingTo({ uid, gid }: Account): string[] {
  return ["--user", `--map-user=${uid}`, `--map-group=${gid}`];
}

/** Runs programs as the account `nobody`, for root. Mapped to another id instead, PostgreSQL could read whatever root can. */
export function nobodyLauncher(account: Account): Launcher {
  return { kind: "nobody", account, command: (file, args) => ({ file, args, as: account }) };
}

/**
 * The launchers that the system allows, the best first. Root becomes nobody; where it may not (the root of a container may
 * have no other user id), PostgreSQL is root mapped to another id in a user namespace, without root's privileges and with
 * root's files.
 * @param folder a writable one, in which to try whether files can be given to another account
 */
export async function possibleLaunchers(folder: string): Promise<[Launcher, ...Launcher[]]> {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) return [directLauncher(undefined)];
  if (uid !== 0 && hasName()) return [directLauncher({ uid, gid })];
  const accounts = await namedAccounts();
  const mapped = await findMappedLauncher(accounts, { uid, gid });
  if (uid !== 0) return [mapped ?? directLauncher({ uid, gid })];
  const nobody = findNobody(accounts);
  const mayBecome = (await mayRunAs(nobody)) && (await mayGiveTo(nobody, folder));
  if (mapped === undefined) return [nobodyLauncher(nobody)];
  return mayBecome ? [nobodyLauncher(nobody), mapped] : [mapped];
}

/** Our own account mapped to the id of another; undefined where user namespaces are not allowed. */
export async function findMappedLauncher(
  accounts: NamedAccount[],
  account: Account,
): Promise<Launcher | undefined> {
  const shownAs = accounts.find(({ uid }) => uid === 1000) ?? accounts.find(({ uid }) => uid !== 0);
  return shownAs !== undefined && (await mayMapTo(shownAs))
    ? mappedLauncher(account, shownAs)
    : undefined;
}

async function mayRunAs(account: Account): Promise<boolean> {
  try {
    // A user id that the system does not know throws before there is a promise.
    await run("true", [], { env: PROGRAM_ENVIRONMENT, uid: account.uid, gid: account.gid });
    return true;
  } catch {
    return false;
  }
}

/** Whether files can be given to the account: a network file system may refuse it, and a container's root has few user ids. */
async function mayGiveTo({ uid, gid }: Account, folder: string): Promise<boolean> {
  const trial = await mkdtemp(path.join(folder, ".given-"));
  try {
    await chown(trial, uid, gid);
    return true;
  } catch {
    return false;
  } finally {
    await rmdir(trial);
  }
}

/** initdb refuses to run as a user id without a name, as containers like to use. */
function hasName(): boolean {
  try {
    return os.userInfo().username !== "";
  } catch {
    return false;
  }
}

async function mayMapTo(shownAs: Account): Promise<boolean> {
  return run("unshare", [...mappingTo(shownAs), "--", "true"], { env: PROGRAM_ENVIRONMENT }).then(
    () => true,
    () => false,
  );
}

type NamedAccount = Account & { name: string };

export async function namedAccounts(): Promise<NamedAccount[]> {
  const lines = (await readFile("/etc/passwd", "utf8").catch(() => "")).split("\n");
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    if (name === undefined || name.startsWith("#") || uid === undefined || gid === undefined)
      return [];
    // macOS writes -2 for nobody's id, and means the unsigned number.
    return [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }];
  });
}

export function findNobody(accounts: NamedAccount[]): Account {
  return accounts.find(({ name }) => name === "nobody") ?? { uid: 65534, gid: 65534 };
}
