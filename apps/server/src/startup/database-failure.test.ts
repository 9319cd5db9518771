import { describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { testDatabase } from "../../test/database.ts";
import { createLog } from "../platform/log/log.ts";
import { openDatabase } from "./open-database.ts";

const { connection, asSuperuser } = await testDatabase();

/** The address of the suite's PostgreSQL, whose socket an address names in its query. */
function addressOf({ user, database }: { user: string; database: string }): string {
  const { connectionString, host = "", port, password = "" } = connection;
  const url = new URL(connectionString ?? "postgres://localhost");
  if (connectionString === undefined) {
    url.searchParams.set("host", host);
    url.port = String(port);
    url.password = password;
  }
  url.username = user;
  url.pathname = `/${database}`;
  return url.href;
}

const opening = (DATABASE_URL: string) =>
  openDatabase(readConfig({ DATABASE_URL }), createLog("silent"));

const [row] = await asSuperuser<{ user: string; database: string }>(
  `select current_user::text as "user", current_database()::text as database`,
);
const { user, database } = row ?? { user: "", database: "" };

describe("a database that is of no use", () => {
  it("since nothing answers there is named by its host", async () => {
    const opened = opening("postgres://mira:secret@127.0.0.1:1/gigs");
    await expect(opened).rejects.toThrow(
      "DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1 (connect ECONNREFUSED 127.0.0.1:1).",
    );
    await expect(opened).rejects.not.toThrow("secret");
  });

  it("since it is not there is named", async () => {
    await expect(opening(addressOf({ user, database: "no_such_gigs" }))).rejects.toThrow(
      'DATABASE_URL: database "no_such_gigs" does not exist. Make an empty one, owned by the user',
    );
  });

  it("since the user is not let in says what PostgreSQL said", async () => {
    await expect(opening(addressOf({ user: "nobody_of_ours", database }))).rejects.toThrow(
      /^DATABASE_URL: PostgreSQL at .* does not let us in: .*"nobody_of_ours"/,
    );
  });
});
