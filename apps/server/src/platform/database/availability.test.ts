import { afterAll, describe, expect, inject, it } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { relayTo } from "../../../test/relay.ts";
import { DatabaseUnavailable } from "./errors.ts";
import { createDatabase, type Database } from "./transactions.ts";

const { connection, asSuperuser } = await testDatabase();
const { roles, logins } = inject("postgres");

const opened: Database[] = [];
const open = (config: object, options: object = {}) => {
  const database = createDatabase(config, {
    roles,
    logins,
    connections: 3,
    waitTimeout: 5_000,
    ...options,
  });
  opened.push(database);
  return database;
};
afterAll(async () => {
  await Promise.all(opened.map(async (database) => database.close()));
});

const one = { text: "select 1 as one" };

describe("a database that goes away", () => {
  it("is reported as unavailable, and used again without anything being restarted once it is back", async () => {
    const relay = await relayTo(connection);
    const database = open(relay.connection);
    await database.ping();
    expect(await database.public((tx) => tx.rows(one))).toEqual([{ one: 1 }]);

    await relay.cut();
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(database.public((tx) => tx.rows(one))).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(database.band({ bandId: 1 }, (tx) => tx.rows(one))).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    );

    await relay.mend();
    await database.ping();
    expect(await database.public((tx) => tx.rows(one))).toEqual([{ one: 1 }]);
    await database.close();
    opened.splice(opened.indexOf(database), 1);
    await relay.cut();
  });

  it("is reported as unavailable in the middle of a transaction, which leaves nothing behind", async () => {
    const relay = await relayTo(connection);
    const database = open(relay.connection);
    const halfway = database.system(async (tx) => {
      await tx.rows({ text: "insert into users (email) values ('half@example.com')" });
      await relay.cut();
      return tx.rows({ text: "select count(*) from users" });
    });
    await expect(halfway).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await asSuperuser("select * from bandstand.users")).toEqual([]);
  });

  it("costs no request when only its idle connections broke, noticed or not", async () => {
    const relay = await relayTo(connection);
    const database = open(relay.connection);
    await database.system((tx) => tx.rows(one));
    relay.drop();
    expect(await database.system((tx) => tx.rows(one))).toEqual([{ one: 1 }]);

    const [me] = await database.system((tx) =>
      tx.rows<{ pid: number }>({ text: "select pg_backend_pid() as pid" }),
    );
    await asSuperuser("select pg_terminate_backend($1)", [me?.pid]);
    expect(await database.system((tx) => tx.rows(one))).toEqual([{ one: 1 }]);
  });

  it("is reported as unavailable where nobody listens, by address or by socket", async () => {
    const byAddress = open({ host: "127.0.0.1", port: 1, user: "nobody" });
    await expect(byAddress.ping()).rejects.toBeInstanceOf(DatabaseUnavailable);
    const bySocket = open({ host: "/nowhere", user: "nobody" });
    await expect(bySocket.ping()).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
});

describe("a band that asks for all at once", () => {
  it("waits for its own connections, and no other band waits with it", async () => {
    const database = open(connection, { connections: 4 });
    const finish = Promise.withResolvers<void>();
    const begun: number[] = [];
    const held = [1, 2, 3, 4, 5, 6].map((call) =>
      database.band({ bandId: 1 }, async (tx) => {
        await tx.rows(one);
        begun.push(call);
        await finish.promise;
      }),
    );
    await expect.poll(() => begun).toHaveLength(3);
    expect(await database.band({ bandId: 2 }, (tx) => tx.rows(one))).toEqual([{ one: 1 }]);
    expect(begun).toHaveLength(3);

    finish.resolve();
    await Promise.all(held);
    expect(new Set(begun)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  it("is told that the database is unavailable when none of its own comes free in time", async () => {
    const database = open(connection, { connections: 1, waitTimeout: 300 });
    const finish = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const holding = database.band({ bandId: 1 }, async () => {
      held.resolve();
      await finish.promise;
    });
    await held.promise;
    await expect(database.band({ bandId: 1 }, (tx) => tx.rows(one))).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    );
    finish.resolve();
    await holding;
  });
});

describe("a database that is slow", () => {
  it("is reported as unavailable when a statement takes too long", async () => {
    const database = open(connection, { statementTimeout: 300 });
    const slow = database.public((tx) => tx.rows({ text: "select pg_sleep(5)" }));
    await expect(slow).rejects.toBeInstanceOf(DatabaseUnavailable);
    // On a busy machine the next one may take too long as well.
    await expect
      .poll(() => database.public((tx) => tx.rows(one)).catch(() => []))
      .toEqual([{ one: 1 }]);
  });

  it("is reported as unavailable when no connection comes free in time", async () => {
    const database = open(connection, { connections: 1, waitTimeout: 500 });
    // Opening the one that there is may take as long.
    await expect.poll(() => database.public((tx) => tx.rows(one)).catch(() => [])).toHaveLength(1);
    const held = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const holding = database.public(async (tx) => {
      await tx.rows(one);
      held.resolve();
      await finish.promise;
    });
    await held.promise;
    await expect(database.public((tx) => tx.rows(one))).rejects.toBeInstanceOf(DatabaseUnavailable);
    finish.resolve();
    await holding;
  });

  it("gives a transaction's connection back when the transaction sleeps on it", async () => {
    const database = open(connection, { statementTimeout: 100 });
    const asleep = database.system(async (tx) => {
      await tx.rows(one);
      await new Promise((resolve) => {
        setTimeout(resolve, 400);
      });
      return tx.rows(one);
    });
    await expect(asleep).rejects.toBeInstanceOf(DatabaseUnavailable);
  });
});
