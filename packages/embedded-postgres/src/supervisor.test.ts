import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { refusalOf } from "./refusal.fixture.ts";
import {
  createHarness,
  postmasterPid,
  prepareDataDir,
  query,
  songs,
  temporaryFolder,
} from "./harness.fixture.ts";
import type { Harness } from "./harness.fixture.ts";

/** Used again by every test that does it no harm. */
let db: string;
let harness: Harness;

beforeAll(async () => {
  db = await prepareDataDir();
});

afterAll(() => rm(path.dirname(db), { recursive: true, force: true, maxRetries: 5 }));

beforeEach(async () => {
  harness = createHarness(await temporaryFolder());
});

afterEach(() => harness.cleanUp());

/** Does the work while the file that ALTER SYSTEM writes holds this text. */
async function withOperatorsSettings(text: string, work: () => Promise<void>): Promise<void> {
  const file = path.join(db, "cluster", "postgresql.auto.conf");
  const former = await readFile(file, "utf8");
  await writeFile(file, text);
  try {
    await work();
  } finally {
    await writeFile(file, former);
  }
}

describe("a first start", () => {
  it("makes a durable UTF-8 database that knows the letters of all scripts, however long the path", async () => {
    const server = await harness.start(
      path.join(harness.folder, `${"Tour 2026 – Zürich/".repeat(60)}db`),
    );
    expect(server.adopted).toBe(false);
    expect(server.version).toMatch(/^18\.\d/);
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
    const folder = path.join(harness.folder, "new", "db");
    const child = harness.spawnServer(folder);
    await expect
      .poll(
        () =>
          readdir(folder).then((names) => names.some((name) => name.startsWith("cluster.part-"))),
        { interval: 5 },
      )
      .toBe(true);
    child.kill("SIGKILL");
    const server = await harness.start(folder);
    expect(await query(server.connection, "select 1 as one")).toEqual([{ one: 1 }]);
    await server.stop();
    await harness.start(folder);
    expect((await readdir(folder)).filter((name) => name.startsWith("cluster"))).toEqual([
      "cluster",
    ]);
  });

  it("takes away what the interrupted one still wrote meanwhile, at the start after", async () => {
    const server = await harness.start(db);
    await server.stop();
    await mkdir(path.join(db, "cluster.part-late", "base"), { recursive: true });
    await harness.start(db);
    expect((await readdir(db)).filter((name) => name.startsWith("cluster"))).toEqual(["cluster"]);
  });

  it("makes the database that an interrupted first start did not come to make", async () => {
    const { connection } = await harness.start(db);
    const administer = (sql: string) => query({ ...connection, database: "postgres" }, sql);
    await administer("alter database bandstand rename to put_aside");
    const server = await harness.start(db);
    expect(await query(server.connection, "select to_regclass('song') song")).toEqual([
      { song: null },
    ]);
    await administer("drop database bandstand");
    await administer("alter database put_aside rename to bandstand");
  });
});

describe("a later start", () => {
  it("lets nobody else into the folders", async () => {
    const { connection } = await harness.start(db);
    for (const closed of [db, path.join(db, "cluster"), connection.host]) {
      expect((await stat(closed)).mode & 0o077).toBe(0);
    }
  });

  it("finds what was there", async () => {
    const server = await harness.start(db);
    expect(server.adopted).toBe(false);
    expect(await songs(server)).toContain("Zoë’s Waltz");
  });

  it("keeps the operator's own settings, and puts back ours", async () => {
    await writeFile(path.join(db, "cluster", "postgresql.conf"), "fsync = off\n");
    await withOperatorsSettings("work_mem = '9MB'\n", async () => {
      const server = await harness.start(db);
      expect(
        await query(
          server.connection,
          "select current_setting('work_mem') work_mem, current_setting('fsync') fsync",
        ),
      ).toEqual([{ work_mem: "9MB", fsync: "on" }]);
    });
  });

  it("refuses a folder of another PostgreSQL version with plain words", async () => {
    const other = path.join(harness.folder, "db");
    await mkdir(path.join(other, "cluster"), { recursive: true });
    await writeFile(path.join(other, "cluster", "PG_VERSION"), "17\n");
    const { problem, message } = await refusalOf(harness.start(other));
    expect(problem).toBe("wrong_version");
    expect(message).toContain("made by PostgreSQL 17, and this Bandstand brings PostgreSQL 18");
    expect(await readdir(path.join(other, "leases"))).toEqual([]);
  });

  it("says what PostgreSQL said when it does not start", async () => {
    await withOperatorsSettings("shared_buffers = 'loud'\n", async () => {
      const { problem, message } = await refusalOf(harness.start(db));
      expect(problem).toBe("start_failed");
      expect(message).toContain('invalid value for parameter "shared_buffers": "loud"');
    });
  });

  it("says so when the folder is a file", async () => {
    const file = path.join(harness.folder, "file");
    await writeFile(file, "");
    await expect(harness.start(path.join(file, "db"))).rejects.toMatchObject({
      problem: "folder_unusable",
    });
  });

  it("is not kept by a leftover file that names a process which is another's by now", async () => {
    await writeFile(
      path.join(db, "cluster", "postmaster.pid"),
      `${process.ppid}\n${db}/cluster\n1700000000\n5432\n/tmp/bandstand-ZZZZZZ\n\n  1        1\nready   \n`,
    );
    expect(await songs(await harness.start(db))).toContain("Zoë’s Waltz");
  });

  it.each([
    [
      "a name with spaces, quotes and letters of other scripts",
      "Les Élèves “of” 'Ж' & Söhne $HOME ; %s",
    ],
    ["a very long path", `${"Tour 2026 – Zürich/".repeat(20)}db`],
    ["a path longer than PostgreSQL can keep", `${"Tour 2026 – Zürich/".repeat(60)}db`],
  ])("works in a folder that was moved to %s", async (_, name) => {
    const moved = path.join(harness.folder, name);
    await mkdir(path.dirname(moved), { recursive: true });
    await rename(db, moved);
    try {
      const server = await harness.start(moved);
      expect(await songs(server)).toContain("Zoë’s Waltz");
      await server.stop();
      expect(await postmasterPid(moved)).toBeUndefined();
    } finally {
      await rename(moved, db);
    }
  });
});
