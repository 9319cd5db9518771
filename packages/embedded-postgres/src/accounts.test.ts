// Root, nobody and ordinary users. Most of this needs root to be tested.
import { chmod, chown, mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chownTree } from "./cluster/cluster.ts";
import {
  findMappedLauncher,
  mappedLauncher,
  namedAccounts,
  findNobody,
  nobodyLauncher,
} from "./programs/launcher.ts";
import type { Account } from "./programs/launcher.ts";
import { canTraverse } from "./programs/directory-access.ts";
import {
  createHarness,
  postmasterPid,
  prepareDataDir,
  query,
  songs,
  temporaryFolder,
} from "./harness.fixture.ts";
import type { Harness } from "./harness.fixture.ts";

const isRoot = process.platform === "linux" && process.getuid?.() === 0;
const asRoot = { uid: 0, gid: 0 };
const mayMap = isRoot && (await findMappedLauncher(await namedAccounts(), asRoot)) !== undefined;
const stranger: Account = { uid: 54321, gid: 54321 };
const ordinaryUserCanRunUs =
  isRoot && (await canTraverse(stranger, path.dirname(process.execPath)));

const mapped = mappedLauncher(asRoot, { uid: 1000, gid: 1000 });
let nobody: Account;
let harness: Harness;
/** Made by root in the way of this machine; the tests pass it on from one account to another. */
let db: string;

beforeAll(async () => {
  nobody = findNobody(await namedAccounts());
  db = isRoot ? await prepareDataDir() : path.join(await temporaryFolder(), "db");
});

afterAll(() => rm(path.dirname(db), { recursive: true, force: true, maxRetries: 5 }));

beforeEach(async () => {
  harness = createHarness(await temporaryFolder());
});

afterEach(() => harness.cleanUp());

const accountOf = async (pid: number | undefined) => (await stat(`/proc/${pid}`)).uid;

/** Runs the rest with the database moved into a closed folder of that account's. */
async function inTheHomeOf(owner: Account, work: (moved: string) => Promise<void>): Promise<void> {
  const home = path.join(harness.folder, "home");
  await mkdir(home, { mode: 0o700 });
  await chown(home, owner.uid, owner.gid);
  await chmod(harness.folder, 0o711);
  const moved = path.join(home, "db");
  await rename(db, moved);
  try {
    await work(moved);
  } finally {
    await rename(moved, db);
  }
}

/** Real, effective, saved and of the file system. */
const uidsOf = async (pid: number | undefined) =>
  /^Uid:\s+(.*)$/m
    .exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1]
    ?.split("\t")
    .map(Number);

describe.runIf(isRoot)("root, left to itself", () => {
  it("becomes nobody, who is not root for the system either, and keeps a closed folder closed", async () => {
    await chmod(harness.folder, 0o700);
    const folder = path.join(harness.folder, "data", "db");
    const server = await harness.start(folder);
    await expect(query(server.connection, "select pg_read_file('/etc/shadow')")).rejects.toThrow(
      "Permission denied",
    );
    expect(await uidsOf(await postmasterPid(folder))).toEqual(Array(4).fill(nobody.uid));
    expect((await stat(folder)).uid).toBe(0);
    expect((await stat(folder)).mode & 0o077).toBe(0);
  });

  it("hands to nobody what it had made as itself", async () => {
    const server = await harness.start(db);
    expect(await songs(server)).toEqual(["Zoë’s Waltz"]);
    expect(await uidsOf(await postmasterPid(db))).toEqual(Array(4).fill(nobody.uid));
  });

  it.runIf(mayMap)(
    "stays itself under another number where it has no other to become",
    async () => {
      const asInAContainer = ["unshare", "--user", "--map-root-user"];
      const folder = path.join(harness.folder, "data", "db");
      const server = await harness.serverReady(
        harness.spawnServer(folder, { through: asInAContainer }),
      );
      expect(await accountOf(await postmasterPid(folder))).toBe(0);
      await server.stop();
    },
  );
});

describe.runIf(mayMap)("root, where users may be mapped", () => {
  it("runs PostgreSQL as itself under another number", async () => {
    const server = await harness.start(db, { launcher: mapped });
    expect(await songs(server)).toEqual(["Zoë’s Waltz"]);
    expect(await accountOf(await postmasterPid(db))).toBe(0);
  });

  it("does so in a closed folder of somebody else's as well", async () => {
    await inTheHomeOf(stranger, async (moved) => {
      const server = await harness.start(moved, { launcher: mapped });
      expect(await songs(server)).toEqual(["Zoë’s Waltz"]);
      await server.stop();
    });
  });
});

describe.runIf(isRoot)("root, where users may not be mapped", () => {
  it("runs PostgreSQL as nobody, who gets what root made before", async () => {
    const server = await harness.start(db, { launcher: nobodyLauncher(nobody) });
    expect(await songs(server)).toEqual(["Zoë’s Waltz"]);
    expect(await accountOf(await postmasterPid(db))).toBe(nobody.uid);
  });

  it("does so in a closed folder of somebody else's as well", async () => {
    await inTheHomeOf(stranger, async (moved) => {
      const server = await harness.start(moved, { launcher: nobodyLauncher(nobody) });
      expect(await songs(server)).toEqual(["Zoë’s Waltz"]);
      await server.stop();
    });
  });

  it("makes a new database as nobody in a closed folder", async () => {
    await chmod(harness.folder, 0o700);
    const server = await harness.start(path.join(harness.folder, "db"), {
      launcher: nobodyLauncher(nobody),
    });
    expect(await query(server.connection, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("adopts the PostgreSQL of a killed server", async () => {
    const killed = await harness.serverReady(harness.spawnServer(db, { asNobody: true }));
    await killed.kill();
    const next = await harness.start(db, { launcher: nobodyLauncher(nobody) });
    expect(next.adopted).toBe(true);
    expect(await songs(next)).toEqual(["Zoë’s Waltz"]);
    await next.stop();
    expect(await postmasterPid(db)).toBeUndefined();
  });

  it.runIf(mayMap)("gets back as itself what was nobody's, once users may be mapped", async () => {
    await (await harness.start(db, { launcher: nobodyLauncher(nobody) })).stop();
    const server = await harness.start(db, { launcher: mapped });
    expect(await songs(server)).toEqual(["Zoë’s Waltz"]);
    expect(await accountOf(await postmasterPid(db))).toBe(0);
  });
});

describe.runIf(ordinaryUserCanRunUs)("an ordinary user", () => {
  const as = ({ uid, gid }: Account) => [
    "setpriv",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
  ];

  it("runs the database, and shares it with a second server", async () => {
    await chownTree(db, nobody);
    await inTheHomeOf(nobody, async (moved) => {
      const first = await harness.serverReady(harness.spawnServer(moved, { through: as(nobody) }));
      const second = await harness.serverReady(harness.spawnServer(moved, { through: as(nobody) }));
      expect([first.adopted, second.adopted]).toEqual([false, true]);
      expect(await accountOf(await postmasterPid(moved))).toBe(nobody.uid);
      await first.stop();
      await second.stop();
      expect(await postmasterPid(moved)).toBeUndefined();
    });
  });

  it.runIf(mayMap)("can make one without having a name, as in some containers", async () => {
    await chown(harness.folder, stranger.uid, stranger.gid);
    const folder = path.join(harness.folder, "data", "db");
    const server = await harness.serverReady(
      harness.spawnServer(folder, { through: as(stranger) }),
    );
    expect(await accountOf(await postmasterPid(folder))).toBe(stranger.uid);
    await server.stop();
  });

  it("is told so when the folder is another account's", async () => {
    const child = harness.spawnServer(db, { through: as(nobody), quiet: true });
    const said: string[] = [];
    child.stderr?.on("data", (piece) => said.push(String(piece)));
    await new Promise((resolve) => child.once("close", resolve));
    expect(said.join("")).toContain(
      `The database folder ${db} is of no use: this account may not use it.`,
    );
  });
});
