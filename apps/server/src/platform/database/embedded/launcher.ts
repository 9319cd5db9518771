// PostgreSQL refuses to run as root, and its initialisation as an account without a name: then it runs as somebody else.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import os from "node:os";
import { promisify } from "node:util";

const run = promisify(execFile);

export type Account = { uid: number; gid: number };

export type Launcher = {
  kind: "direct" | "mapped" | "nobody";
  /** Who must own the data, and whose rights to reach it count. Undefined where the system has no such numbers. */
  account: Account | undefined;
  /** What to execute, and as whom, so that `program` runs. */
  command(program: string, args: string[]): { file: string; args: string[]; as: Partial<Account> };
};

/** PostgreSQL gets no settings from our environment, and none of our secrets either. Windows adds what it cannot do without. */
export const PROGRAM_ENVIRONMENT: NodeJS.ProcessEnv =
  process.platform === "win32"
    ? {}
    : {
        PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin",
        LC_ALL: "C",
      };

/** Runs programs as the account that we are. */
export function directLauncher(account: Account | undefined): Launcher {
  return { kind: "direct", account, command: (file, args) => ({ file, args, as: {} }) };
}

/**
 * Runs programs in a user namespace, where our account has the numbers of another: files stay ours, and any folder that we
 * own will do.
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

/** Runs programs as the account of that name, for root where namespaces are not allowed. */
export function nobodyLauncher(account: Account): Launcher {
  return { kind: "nobody", account, command: (file, args) => ({ file, args, as: account }) };
}

/** Picks how to run PostgreSQL, asking the system whether namespaces are allowed if we need one. */
export async function chooseLauncher(): Promise<Launcher> {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) return directLauncher(undefined);
  if (uid !== 0 && hasName()) return directLauncher({ uid, gid });
  const accounts = await namedAccounts();
  const shownAs =
    accounts.find((account) => account.uid === 1000) ??
    accounts.find((account) => account.uid !== 0);
  if (shownAs !== undefined && (await mayMapTo(shownAs)))
    return mappedLauncher({ uid, gid }, shownAs);
  return uid === 0 ? nobodyLauncher(nobodyAmong(accounts)) : directLauncher({ uid, gid });
}

/** PostgreSQL's initialisation refuses to run as a number without a name, as containers like to use. */
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
    // macOS writes -2, and means the unsigned number.
    return [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }];
  });
}

export function nobodyAmong(accounts: NamedAccount[]): Account {
  return accounts.find(({ name }) => name === "nobody") ?? { uid: 65534, gid: 65534 };
}
