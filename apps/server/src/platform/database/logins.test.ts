import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runOn } from "../../../test/postgres.ts";
import {
  startEphemeralPostgres,
  type EphemeralPostgres,
} from "@bandstand/embedded-postgres/ephemeral";
import { connectionAs, loginsOf } from "./logins.ts";
import { migrate } from "./migrate.ts";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const log = { info: () => {}, warn: () => {} };
const USER = { name: "band" };
const WITH_PASSWORD = {
  connectionString: "postgres://band:Encore%212026@db.example:5433/gigs?ssl=1",
};

describe("a login's connection", () => {
  it("leads to the same database, with a password that does not tell the user's", () => {
    const { requests, system } = loginsOf(USER, WITH_PASSWORD);
    expect(requests.password).toMatch(/^[\w-]{43}$/);
    expect(requests.password).not.toBe(system.password);
    expect(connectionAs(WITH_PASSWORD, requests).connectionString).toBe(
      `postgres://bandstand_in_requests_band:${requests.password}@db.example:5433/gigs?ssl=1`,
    );
  });

  it("is the same on every server that knows the user's password, and another with another", () => {
    const again = { host: "db.example", user: "band", password: "Encore!2026" };
    expect(loginsOf(USER, again)).toEqual(loginsOf(USER, WITH_PASSWORD));
    const changed = loginsOf(USER, { ...again, password: "Encore!2027" });
    expect(changed.system.password).not.toBe(loginsOf(USER, again).system.password);
  });

  it("has no password where the user has none", () => {
    const socket: pg.ClientConfig = { host: "/tmp/bandstand-abc", user: "band" };
    const { system } = loginsOf(USER, socket);
    expect(connectionAs(socket, system)).toEqual({ ...socket, user: "bandstand_in_system_band" });
  });
});

describe("a PostgreSQL that asks for passwords", () => {
  let postgres: EphemeralPostgres;
  const asUser = (password: string) => ({ ...postgres.connection, password });

  beforeAll(async () => {
    postgres = await startEphemeralPostgres();
    await runOn(postgres.connection, "alter role bandstand password 'first'");
    // The file's name is one that only PostgreSQL itself can follow.
    await runOn(
      postgres.connection,
      "do $$ begin execute format('copy (select %L) to %L', 'local all all scram-sha-256', current_setting('hba_file')); end $$",
    );
    await runOn(postgres.connection, "select pg_reload_conf()");
  });
  afterAll(() => postgres.stop());

  it("lets the logins in with theirs, and with new ones once the user's has changed", async () => {
    const first = await migrate(asUser("first"), log);
    expect(first.logins?.system.password).toBeDefined();
    await runOn(asUser("first"), "alter role bandstand password 'second'");
    const second = await migrate(asUser("second"), log);
    expect(second.logins).not.toBeNull();
    expect(second.logins).not.toEqual(first.logins);
    const [stored] = await runOn<{ rolpassword: string }>(
      asUser("second"),
      "select rolpassword from pg_authid where rolname = 'bandstand_in_system_bandstand'",
    );
    expect(stored?.rolpassword).toMatch(/^SCRAM-SHA-256\$4096:/);
    const wrong = new pg.Client({ ...asUser("second"), user: "bandstand_in_system_bandstand" });
    await expect(wrong.connect()).rejects.toThrow("password authentication failed");
  });
});
