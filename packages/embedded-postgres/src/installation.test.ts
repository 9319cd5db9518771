import { describe, expect, it } from "vitest";
import { installationPaths } from "./installation.ts";

describe.runIf(process.platform !== "win32")("the files of a data directory", () => {
  it("have the names that servers of other versions know", () => {
    expect(installationPaths("/srv/db")).toEqual({
      dataDir: "/srv/db",
      cluster: "/srv/db/cluster",
      leasesFolder: "/srv/db/leases",
      lockFile: "/srv/db/lock",
      endpointFile: "/srv/db/door.json",
      logFile: "/srv/db/postgres.log",
      passwordFile: "/srv/db/password",
    });
  });
});
