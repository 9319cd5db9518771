import { spawn } from "node:child_process";
import { once } from "node:events";
import { access } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { query } from "./harness.fixture.ts";
import { startEphemeralPostgres } from "./ephemeral.ts";

describe("an ephemeral PostgreSQL", () => {
  it("is empty, without fsync, and gone when stopped, as is that of a test run that was killed", async () => {
    const program = `
      import { startEphemeralPostgres } from ${JSON.stringify(path.join(import.meta.dirname, "ephemeral.ts"))};
      console.log((await startEphemeralPostgres()).connection.host);
      setInterval(() => {}, 1000);`;
    const killed = spawn(process.execPath, ["--input-type=module", "-e", program]);
    const abandoned = String((await once(killed.stdout, "data"))[0]).trim();
    await access(abandoned);
    killed.kill("SIGKILL");
    await once(killed, "exit");

    const { connection, stop } = await startEphemeralPostgres();
    await expect(access(abandoned)).rejects.toMatchObject({ code: "ENOENT" });
    expect(
      await query(connection, "select current_database(), current_setting('fsync') fsync"),
    ).toEqual([{ current_database: "bandstand", fsync: "off" }]);
    await stop();
    await expect(access(connection.host)).rejects.toMatchObject({ code: "ENOENT" });
  });
});
