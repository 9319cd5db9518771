import { spawn } from "node:child_process";
import { once } from "node:events";
import { access } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { query } from "./scene.fixture.ts";
import { startThrowawayPostgres } from "./throwaway.ts";

vi.setConfig({ testTimeout: 30_000 });

describe("a throwaway PostgreSQL", () => {
  it("is empty, forgetful, and gone when stopped", async () => {
    const { connection, stop } = await startThrowawayPostgres();
    expect(
      await query(connection, "select current_database(), current_setting('fsync') fsync"),
    ).toEqual([{ current_database: "bandstand", fsync: "off" }]);
    await stop();
    await expect(query(connection, "select 1")).rejects.toThrow();
  });

  it("of a test run that was killed is cleared away by the next", async () => {
    const program = `
      import { startThrowawayPostgres } from ${JSON.stringify(path.join(import.meta.dirname, "throwaway.ts"))};
      console.log((await startThrowawayPostgres()).connection.host);
      setInterval(() => {}, 1000);`;
    const killed = spawn(process.execPath, ["--input-type=module", "-e", program]);
    const host = String((await once(killed.stdout, "data"))[0]).trim();
    await access(host);
    killed.kill("SIGKILL");
    await once(killed, "exit");

    const { stop } = await startThrowawayPostgres();
    await stop();
    await expect(access(host)).rejects.toMatchObject({ code: "ENOENT" });
  });
});
