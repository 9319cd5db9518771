import { chmod, lstat, readFile, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Client } from "pg";
import { sendHeartbeat } from "./claims/holder-file.ts";
import { readPostmasterFile } from "./postmaster/postmaster-file.ts";
import { releaseLease } from "./claims/leases.ts";
import { refusalOf } from "./refusal.fixture.ts";
import {
  addSong,
  copyOfPrograms,
  createHarness,
  killPostmaster,
  postmasterPid,
  prepareDataDir,
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

describe("a server that was killed", () => {
  it("leaves its PostgreSQL to the next one, with everything acknowledged in it", async () => {
    const killed = await harness.serverReady(harness.spawnServer(db));
    await addSong(killed, "Last Bus Home");
    const pid = await postmasterPid(db);
    await killed.kill();
    expect(await postmasterPid(db)).toBe(pid);

    const next = await harness.start(db);
    expect(next.adopted).toBe(true);
    expect(await songs(next)).toEqual(expect.arrayContaining(["Last Bus Home", "Zoë’s Waltz"]));
    await next.stop();
    expect(await postmasterPid(db)).toBeUndefined();
  });

  it("leaves nothing behind that a crash of PostgreSQL as well could not be started from", async () => {
    const killed = await harness.serverReady(harness.spawnServer(db));
    await addSong(killed, "First Train Out");
    await killed.kill();
    await killPostmaster(db);
    const next = await harness.start(db);
    expect(next.adopted).toBe(false);
    expect(next.connection.host).toBe(killed.connection.host);
    expect(await songs(next)).toContain("First Train Out");
  });

  it.runIf(process.platform === "linux")(
    "leaves a PostgreSQL that is replaced, when its files were since",
    async () => {
      // Whoever PostgreSQL runs as finds them: no copy of them is made elsewhere.
      await chmod(harness.folder, 0o711);
      const programs = await copyOfPrograms(harness.folder);
      const killed = await harness.serverReady(harness.spawnServer(db, { programs }));
      await killed.kill();
      await rm(programs, { recursive: true });
      const next = await harness.start(db);
      expect(next.adopted).toBe(false);
      expect(next.connection).toEqual(killed.connection);
      expect(harness.log).toEqual([
        "PostgreSQL is running with files that were replaced meanwhile. Starting it again.",
      ]);
      expect(await songs(next)).toContain("Zoë’s Waltz");
    },
  );

  it("leaves a PostgreSQL that is started again, when it was being stopped and waits for a client", async () => {
    const killed = await harness.serverReady(harness.spawnServer(db));
    const client = new Client(killed.connection);
    client.on("error", () => undefined);
    await client.connect();
    await killed.kill();
    const pid = await postmasterPid(db);
    process.kill(pid ?? 0, "SIGTERM");
    await expect
      .poll(() => readPostmasterFile(path.join(db, "cluster")))
      .toMatchObject({ stopping: true });

    const next = await harness.start(db);
    expect(next.adopted).toBe(false);
    expect(await songs(next)).toContain("Zoë’s Waltz");
    await client.end();
  });

  it("does not take PostgreSQL with it when Ctrl-C ends its whole process group", async () => {
    const server = await harness.serverReady(harness.spawnServer(db));
    process.kill(-(server.child.pid ?? 0), "SIGINT");
    await server.kill();
    expect(await songs(server)).toContain("Zoë’s Waltz");
  });
});

describe("several servers on one folder", () => {
  it("share one PostgreSQL, and the last to leave stops it", async () => {
    const first = await harness.start(db);
    const second = await harness.serverReady(harness.spawnServer(db));
    expect([first.adopted, second.adopted]).toEqual([false, true]);
    expect(second.connection).toEqual(first.connection);

    await first.stop();
    expect(await songs(second)).toContain("Zoë’s Waltz");
    await second.stop();
    expect(await postmasterPid(db)).toBeUndefined();
    await expect(lstat(second.connection.host)).rejects.toMatchObject({ code: "ENOENT" });
  });

  it("do not wait for one that was killed when they leave", async () => {
    const killed = await harness.serverReady(harness.spawnServer(db));
    const other = await harness.start(db);
    await killed.kill();
    await other.stop();
    expect(await postmasterPid(db)).toBeUndefined();
  });

  it("may start in the same moment", async () => {
    const servers = await Promise.all([
      harness.serverReady(harness.spawnServer(db)),
      harness.serverReady(harness.spawnServer(db)),
      harness.start(db),
      harness.start(db),
    ]);
    expect(servers.filter(({ adopted }) => !adopted)).toHaveLength(1);
    expect(new Set(servers.map(({ connection }) => connection.host)).size).toBe(1);
    await Promise.all(servers.map((server) => server.stop()));
    expect(await postmasterPid(db)).toBeUndefined();
  });

  it("may be told to stop more than once", async () => {
    const server = await harness.start(db);
    await Promise.all([server.stop(), server.stop()]);
    await server.stop();
    expect(await postmasterPid(db)).toBeUndefined();
  });
});

describe("PostgreSQL while a server runs", () => {
  it.each(["SIGKILL", "SIGQUIT"] as const)(
    "is started again, at the same address, when %s ends it",
    async (signal) => {
      const server = await harness.start(db, { timings: { heartbeat: 30 } });
      const other = await harness.start(db, { timings: { heartbeat: 30 } });
      await killPostmaster(db, signal);
      await expect.poll(() => songs(server).catch(() => [])).toContain("Zoë’s Waltz");
      expect(await songs(other)).toContain("Zoë’s Waltz");
      await Promise.all([server.stop(), other.stop()]);
      expect(await postmasterPid(db)).toBeUndefined();
    },
  );

  it("is started again for the next server when its socket was cleaned away", async () => {
    const killed = await harness.serverReady(harness.spawnServer(db));
    await killed.kill();
    await rm(killed.connection.host, { recursive: true });
    const next = await harness.start(db);
    expect(next.adopted).toBe(false);
    expect(await songs(next)).toContain("Zoë’s Waltz");
    expect(harness.log).toEqual([
      "PostgreSQL is running but cannot be reached any more. Starting it again.",
    ]);
  });

  it("is let go of when another host has taken the data directory over", async () => {
    const server = await harness.start(db, { timings: { heartbeat: 30 } });
    await rm(path.join(db, "leases"), { recursive: true });
    const file = path.join(db, "cluster", "postmaster.pid");
    const lines = (await readFile(file, "utf8")).split("\n");
    await writeFile(file, ["2147483647", ...lines.slice(1)].join("\n"));
    await expect
      .poll(() => harness.log)
      .toEqual(["The database folder was taken over or deleted. Letting go of it."]);
    await expect(songs(server)).rejects.toThrow();
    const left = await readdir(db);
    await server.stop();
    expect(await readdir(db)).toEqual(left);
    await expect(lstat(server.connection.host)).rejects.toMatchObject({ code: "ENOENT" });
  });

  it("keeps running when only the lease file was lost", async () => {
    const server = await harness.start(db, { timings: { heartbeat: 30 } });
    await rm(path.join(db, "leases"), { recursive: true });
    await expect.poll(() => readdir(path.join(db, "leases")).catch(() => [])).toHaveLength(1);
    expect(await songs(server)).toContain("Zoë’s Waltz");
  });
});

describe("a folder that servers of several hosts reach", () => {
  const timings = { heartbeat: 30, heartbeatTimeout: 300, fencing: 300 };

  it("is refused politely while a server of another host lives", async () => {
    const server = await harness.start(db, { hostName: "tour-van", timings });
    // A heartbeat is enough to know, however late a busy machine sends it.
    const patient = { ...timings, heartbeatTimeout: 60_000 };
    await expect(
      harness.start(db, { hostName: "rehearsal-room", timings: patient }),
    ).rejects.toMatchObject({
      problem: "folder_in_use_elsewhere",
      message:
        "Another Bandstand server, on tour-van, is using this database folder. Stop it first, or give this one a DATA_DIR of its own. To run several servers on several machines, set DATABASE_URL.",
    });
    expect(await songs(server)).toContain("Zoë’s Waltz");
    expect(await readdir(path.join(db, "leases"))).toHaveLength(1);
  });

  it("is free at once when the server of the other host has left", async () => {
    await (await harness.start(db, { hostName: "tour-van" })).stop();
    expect(await songs(await harness.start(db, { hostName: "rehearsal-room" }))).toContain(
      "Zoë’s Waltz",
    );
    expect(harness.log).toEqual([]);
  });

  it("is taken over from a host that went silent, after time enough for its PostgreSQL to have ended", async () => {
    const dead = await harness.serverReady(harness.spawnServer(db, { hostName: "tour-van" }));
    await dead.kill();
    await killPostmaster(db);
    const began = performance.now();
    const starting = harness.start(db, {
      hostName: "rehearsal-room",
      timings: { ...timings, fencing: 1000 },
    });
    await expect
      .poll(() => harness.log)
      .toEqual([
        "The database was last used on another machine, which did not close it. Making sure that nothing uses it there any more: 1 seconds.",
      ]);
    await expect
      .poll(() => readFile(path.join(db, "cluster", "postmaster.pid"), "utf8"))
      .toMatch(/^2147483647\n/);
    const server = await starting;
    expect(performance.now() - began).toBeGreaterThan(timings.heartbeatTimeout + 1000);
    expect(await songs(server)).toContain("Zoë’s Waltz");
    expect(await readdir(path.join(db, "leases"))).toHaveLength(1);
  });

  it("is left to a host that was silent for a while only", async () => {
    const sleepy = await harness.serverReady(harness.spawnServer(db, { hostName: "tour-van" }));
    await sleepy.kill();
    await killPostmaster(db);
    const [lease = ""] = await readdir(path.join(db, "leases"));
    const starting = harness.start(db, {
      hostName: "rehearsal-room",
      timings: { ...timings, fencing: 60_000 },
    });
    const refusal = refusalOf(starting);
    await expect.poll(() => harness.log).toHaveLength(1);
    await sendHeartbeat(path.join(db, "leases", lease));
    expect((await refusal).problem).toBe("folder_in_use_elsewhere");
    expect(await readdir(path.join(db, "leases"))).toEqual([lease]);
    await releaseLease(path.join(db, "leases", lease));
  });
});
