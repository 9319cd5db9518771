// PostgreSQL refuses to run as root. When we are root, its programs run as somebody else.
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
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

/** PostgreSQL gets no settings from our environment, and none of our secrets either. */
export const PROGRAM_ENVIRONMENT = {
  PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/run/current-system/sw/bin",
  LC_ALL: "C",
};

const MAPPING = ["--user", "--map-user=1000", "--map-group=1000"];

/** Runs programs as the account that we are. */
export function directLauncher(account: Account | undefined): Launcher {
  return { kind: "direct", account, command: (file, args) => ({ file, args, as: {} }) };
}

/**
 * Runs programs in a user namespace, where root is called 1000: files stay root's, and any folder of root's will do.
 */
export function mappedLauncher(): Launcher {
  return {
    kind: "mapped",
    account: { uid: 0, gid: 0 },
    command: (program, args) => ({
      file: "unshare",
      args: [...MAPPING, "--", program, ...args],
      as: {},
    }),
  };
}

/** Runs programs as the account of that name for everybody's sake: where namespaces are not allowed. */
export function nobodyLauncher(account: Account): Launcher {
  return { kind: "nobody", account, command: (file, args) => ({ file, args, as: account }) };
}

/** Picks how to run PostgreSQL, asking the system once whether namespaces are allowed. */
export async function chooseLauncher(): Promise<Launcher> {
  const uid = process.getuid?.();
  const gid = process.getgid?.();
  if (uid === undefined || gid === undefined) return directLauncher(undefined);
  if (uid !== 0) return directLauncher({ uid, gid });
  return (await mayMapUsers()) ? mappedLauncher() : nobodyLauncher(await findNobody());
}

async function mayMapUsers(): Promise<boolean> {
  return run("unshare", [...MAPPING, "--", "true"], { env: PROGRAM_ENVIRONMENT }).then(
    () => true,
    () => false,
  );
}

export async function findNobody(): Promise<Account> {
  const accounts = await readFile("/etc/passwd", "utf8").catch(() => "");
  const fields = accounts
    .split("\n")
    .find((line) => line.startsWith("nobody:"))
    ?.split(":");
  // macOS writes -2, and means the unsigned number.
  const unsigned = (text: string | undefined) => Number(text ?? 65534) >>> 0;
  return { uid: unsigned(fields?.[2]), gid: unsigned(fields?.[3]) };
}
