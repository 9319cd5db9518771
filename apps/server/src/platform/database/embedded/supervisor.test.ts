import { lstat, mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  copyOf,
  createScene,
  killPostmaster,
  postmasterPid,
  query,
  temporaryFolder,
} from "./scene.fixture.ts";
import type { Scene } from "./scene.fixture.ts";

// Disks differ: making a database takes from half a second to several.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** A database folder as a first start leaves it, with one song in it; used again by every test that does it no harm. */
let db: string;
let scene: Scene;

beforeAll(async () => {
  db = path.join(await temporaryFolder(), "db");
  const first = createScene(db);
  const server = await first.start(db);
  await query(server.connection, "create table song (title text primary key)");
  await query(server.connection, "insert into song values ('Zoë’s Waltz')");
  await server.stop();
});

afterAll(() => rm(path.dirname(db), { recursive: true, force: true }));

beforeEach(async () => {
  scene = createScene(await temporaryFolder());
});

afterEach(() => scene.cleanUp());

const copyIn = (name: string) => copyOf(db, path.join(scene.folder, name));

const songs = async (server: { connection: Parameters<typeof query>[0] }) =>
  (await query(server.connection, "select title from song order by title")).map(
    ({ title }) => title,
  );

const add = (server: { connection: Parameters<typeof query>[0] }, title: string) =>
  query(server.connection, `insert into song values ('${title}')`);

describe("a first start", () => {
  it("makes a durable UTF-8 database that knows the letters of all scripts", async () => {
    const server = await scene.start(path.join(scene.folder, "new", "db"));
    expect(server).toMatchObject({ adopted: false, version: expect.stringMatching(/^18\./) });
    const names = [
      "server_encoding",
      "fsync",
      "synchronous_commit",
      "data_checksums",
      "jit",
      "log_statement",
    ];
    const [row] = await query(
      server.connection,
      `select current_database(), lower('ÅSA Ж'), ${names.map((name) => `current_setting('${name}') ${name}`).join()}`,
    );
    expect(row).toEqual({
      current_database: "bandstand",
      lower: "åsa ж",
      server_encoding: "UTF8",
      fsync: "on",
      synchronous_commit: "on",
      data_checksums: "on",
      jit: "off",
      log_statement: "none",
    });
  });

  it("begins anew after an initialisation that was interrupted half way", async () => {
    const folder = path.join(scene.folder, "new", "db");
    const child = scene.spawnServer(folder);
    await expect
      .poll(
        () =>
          readdir(folder).then((names) => names.some((name) => name.startsWith("cluster.part-"))),
        { interval: 5, timeout: 10_000 },
      )
      .toBe(true);
    child.kill("SIGKILL");
    const server = await scene.start(folder);
    expect(await query(server.connection, "select 1 as one")).toEqual([{ one: 1 }]);
    await server.stop();
    await scene.start(folder);
    expect((await readdir(folder)).filter((name) => name.startsWith("cluster"))).toEqual([
      "cluster",
    ]);
  });

  it("makes the database that an interrupted first start did not come to make", async () => {
    const copy = await copyIn("db");
    const { connection } = await scene.start(copy);
    await query({ ...connection, database: "postgres" }, "drop database bandstand");
    const server = await scene.start(copy);
    expect(await query(server.connection, "select current_database()")).toEqual([
      { current_database: "bandstand" },
    ]);
  });
});

describe("a later start", () => {
  it("lets nobody else into the folders", async () => {
    const { connection } = await scene.start(db);
    for (const closed of [db, path.join(db, "cluster"), connection.host]) {
      expect((await stat(closed)).mode & 0o077).toBe(0);
    }
  });

  it("finds what was there", async () => {
    const server = await scene.start(db);
    expect(server.adopted).toBe(false);
    expect(await songs(server)).toContain("Zoë’s Waltz");
  });

  it("keeps the operator's own settings, and puts back ours", async () => {
    const copy = await copyIn("db");
    await writeFile(path.join(copy, "cluster", "postgresql.auto.conf"), "work_mem = '9MB'\n");
    await writeFile(path.join(copy, "cluster", "postgresql.conf"), "fsync = off\n");
    const server = await scene.start(copy);
    expect(
      await query(
        server.connection,
        "select current_setting('work_mem') work_mem, current_setting('fsync') fsync",
      ),
    ).toEqual([{ work_mem: "9MB", fsync: "on" }]);
  });

  it("refuses a folder of another PostgreSQL version with plain words", async () => {
    const other = path.join(scene.folder, "db");
    await mkdir(path.join(other, "cluster"), { recursive: true });
    await writeFile(path.join(other, "cluster", "PG_VERSION"), "17\n");
    await expect(scene.start(other)).rejects.toMatchObject({
      problem: "wrong_version",
      message: expect.stringMatching(
        /made by PostgreSQL 17, and this Bandstand brings PostgreSQL 18/,
      ),
    });
    expect(await readdir(path.join(other, "leases"))).toEqual([]);
  });

  it("says what PostgreSQL said when it does not start", async () => {
    const copy = await copyIn("db");
    await writeFile(
      path.join(copy, "cluster", "postgresql.auto.conf"),
      "shared_buffers = 'loud'\n",
    );
    await expect(scene.start(copy)).rejects.toMatchObject({
      problem: "start_failed",
      message: expect.stringContaining('invalid value for parameter "shared_buffers": "loud"'),
    });
  });

  it("says so when the folder is a file", async () => {
    const file = path.join(scene.folder, "file");
    await writeFile(file, "");
    await expect(scene.start(path.join(file, "db"))).rejects.toMatchObject({
      problem: "folder_unusable",
    });
  });

  it("is not kept by a leftover file that names a process which is another's by now", async () => {
    await writeFile(
      path.join(db, "cluster", "postmaster.pid"),
      `${process.ppid}\n${db}/cluster\n1700000000\n5432\n/tmp/bandstand-ZZZZZZ\n\n  1        1\nready   \n`,
    );
    expect(await songs(await scene.start(db))).toContain("Zoë’s Waltz");
  });

  it.each([
    [
      "a name with spaces, quotes and letters of other scripts",
      "Les Élèves “of” 'Ж' & Söhne $HOME ; %s",
    ],
    ["a very long path", `${"Tour 2026 – Zürich/".repeat(20)}db`],
    ["a path longer than PostgreSQL can keep", `${"Tour 2026 – Zürich/".repeat(60)}db`],
  ])("works in a folder that was moved to %s", async (_, name) => {
    const moved = path.join(scene.folder, name);
    await mkdir(path.dirname(moved), { recursive: true });
    await rename(db, moved);
    try {
      const server = await scene.start(moved);
      expect(await songs(server)).toContain("Zoë’s Waltz");
      await server.stop();
      expect(await postmasterPid(moved)).toBeUndefined();
    } finally {
      await rename(moved, db);
    }
  });

  it("initialises in a folder with a path longer than PostgreSQL can keep", async () => {
    const folder = path.join(scene.folder, `${"Tour 2026 – Zürich/".repeat(60)}db`);
    const server = await scene.start(folder);
    expect(await query(server.connection, "select 1 as one")).toEqual([{ one: 1 }]);
  });
});

describe("a server that was killed", () => {
  it("leaves its PostgreSQL to the next one, with everything acknowledged in it", async () => {
    const killed = await scene.serverReady(scene.spawnServer(db));
    await add(killed, "Last Bus Home");
    const pid = await postmasterPid(db);
    await killed.kill();
    expect(await postmasterPid(db)).toBe(pid);

    const next = await scene.start(db);
    expect(next.adopted).toBe(true);
    expect(await songs(next)).toEqual(expect.arrayContaining(["Last Bus Home", "Zoë’s Waltz"]));
    await next.stop();
    expect(await postmasterPid(db)).toBeUndefined();
  });

  it("leaves nothing behind that a crash of PostgreSQL as well could not be started from", async () => {
    const killed = await scene.serverReady(scene.spawnServer(db));
    await add(killed, "First Train Out");
    await killed.kill();
    await killPostmaster(db);
    const next = await scene.start(db);
    expect(next.adopted).toBe(false);
    expect(next.connection.host).toBe(killed.connection.host);
    expect(await songs(next)).toContain("First Train Out");
  });

  it("does not take PostgreSQL with it when Ctrl-C ends its whole process group", async () => {
    const server = await scene.serverReady(scene.spawnServer(db));
    process.kill(-(server.child.pid ?? 0), "SIGINT");
    await server.kill();
    expect(await songs(server)).toContain("Zoë’s Waltz");
  });
});

describe("several servers on one folder", () => {
  it("share one PostgreSQL, and the last to leave stops it", async () => {
    const first = await scene.start(db);
    const second = await scene.serverReady(scene.spawnServer(db));
    expect([first.adopted, second.adopted]).toEqual([false, true]);
    expect(second.connection).toEqual(first.connection);

    await first.stop();
    expect(await songs(second)).toContain("Zoë’s Waltz");
    await second.stop();
    expect(await postmasterPid(db)).toBeUndefined();
    await expect(lstat(second.connection.host)).rejects.toMatchObject({ code: "ENOENT" });
  });

  it("do not wait for one that was killed when they leave", async () => {
    const killed = await scene.serverReady(scene.spawnServer(db));
    const other = await scene.start(db);
    await killed.kill();
    await other.stop();
    expect(await postmasterPid(db)).toBeUndefined();
  });

  it("may start in the same moment", async () => {
    const servers = await Promise.all([
      scene.serverReady(scene.spawnServer(db)),
      scene.serverReady(scene.spawnServer(db)),
      scene.start(db),
      scene.start(db),
    ]);
    expect(servers.filter(({ adopted }) => !adopted)).toHaveLength(1);
    expect(new Set(servers.map(({ connection }) => connection.host)).size).toBe(1);
    await Promise.all(servers.map((server) => server.stop()));
    expect(await postmasterPid(db)).toBeUndefined();
  });

  it("may be told to stop more than once", async () => {
    const server = await scene.start(db);
    await Promise.all([server.stop(), server.stop()]);
    await server.stop();
    expect(await postmasterPid(db)).toBeUndefined();
  });
});

describe("PostgreSQL while a server runs", () => {
  it.each(["SIGKILL", "SIGQUIT"] as const)(
    "is started again, at the same address, when %s ends it",
    async (signal) => {
      const server = await scene.start(db, { timings: { beat: 30 } });
      const other = await scene.start(db, { timings: { beat: 30 } });
      await killPostmaster(db, signal);
      await expect
        .poll(() => songs(server).catch(() => []), { timeout: 5000 })
        .toContain("Zoë’s Waltz");
      expect(await songs(other)).toContain("Zoë’s Waltz");
      await Promise.all([server.stop(), other.stop()]);
      expect(await postmasterPid(db)).toBeUndefined();
    },
  );

  it("is started again for the next server when its socket was cleaned away", async () => {
    const killed = await scene.serverReady(scene.spawnServer(db));
    await killed.kill();
    await rm(killed.connection.host, { recursive: true });
    const next = await scene.start(db);
    expect(next.adopted).toBe(false);
    expect(await songs(next)).toContain("Zoë’s Waltz");
    expect(scene.log).toEqual([
      "PostgreSQL is running but cannot be reached any more. Starting it again.",
    ]);
  });

  it("is let go of when another host has taken the folder over", async () => {
    const server = await scene.start(db, { timings: { beat: 30 } });
    await rm(path.join(db, "leases"), { recursive: true });
    const file = path.join(db, "cluster", "postmaster.pid");
    const lines = (await readFile(file, "utf8")).split("\n");
    await writeFile(file, ["2147483647", ...lines.slice(1)].join("\n"));
    await expect
      .poll(() => scene.log, { timeout: 5000 })
      .toEqual(["The database folder was taken over or deleted. Letting go of it."]);
    await expect(songs(server)).rejects.toThrow();
  });

  it("keeps running when only the lease was lost", async () => {
    const server = await scene.start(db, { timings: { beat: 30 } });
    await rm(path.join(db, "leases"), { recursive: true });
    await expect.poll(() => readdir(path.join(db, "leases")).catch(() => [])).toHaveLength(1);
    expect(await songs(server)).toContain("Zoë’s Waltz");
  });
});

describe("a folder that servers of several hosts reach", () => {
  const timings = { beat: 30, silence: 300, fence: 300 };

  it("is refused politely while a server of another host lives", async () => {
    const server = await scene.start(db, { hostName: "tour-van", timings });
    await expect(scene.start(db, { hostName: "rehearsal-room", timings })).rejects.toMatchObject({
      problem: "folder_in_use_elsewhere",
      message:
        "Another Bandstand server, on tour-van, is using this database folder. Stop it first, or give this one a DATA_DIR of its own. To run several servers on several machines, set DATABASE_URL.",
    });
    expect(await songs(server)).toContain("Zoë’s Waltz");
    expect(await readdir(path.join(db, "leases"))).toHaveLength(1);
  });

  it("is free at once when the server of the other host has left", async () => {
    await (await scene.start(db, { hostName: "tour-van" })).stop();
    const began = performance.now();
    expect(await songs(await scene.start(db, { hostName: "rehearsal-room" }))).toContain(
      "Zoë’s Waltz",
    );
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it("is taken over from a host that went silent, after time enough for its PostgreSQL to have ended", async () => {
    const dead = await scene.serverReady(scene.spawnServer(db, { hostName: "tour-van" }));
    await dead.kill();
    await killPostmaster(db);
    const began = performance.now();
    const server = await scene.start(db, { hostName: "rehearsal-room", timings });
    expect(performance.now() - began).toBeGreaterThan(timings.silence + timings.fence);
    expect(await songs(server)).toContain("Zoë’s Waltz");
    expect(await readdir(path.join(db, "leases"))).toHaveLength(1);
  });
});
