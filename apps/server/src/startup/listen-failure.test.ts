import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../config.ts";
import { listenFailure } from "./listen-failure.ts";
import { startServer } from "./start-server.ts";

describe("what a server says that cannot listen", () => {
  const says = (code: string) =>
    listenFailure(Object.assign(new Error("listen"), { code }), { host: "10.9.8.7", port: 80 });

  it.each([
    ["EADDRINUSE", "Port 80 of 10.9.8.7 is in use, perhaps by a Bandstand that runs already"],
    ["EACCES", "This account may not listen on port 80."],
    ["EADDRNOTAVAIL", "HOST: 10.9.8.7 is no address of this machine."],
    ["ENOTFOUND", "HOST: 10.9.8.7 is no address of this machine."],
  ])("is for whoever starts it: %s", (code, words) => {
    expect(says(code)).toBeInstanceOf(ConfigError);
    expect(String(says(code))).toContain(words);
  });

  it("is as it was where the reason is another", () => {
    expect(says("EMFILE")).not.toBeInstanceOf(ConfigError);
    expect(says("EMFILE")).toMatchObject({ message: "listen", code: "EMFILE" });
  });
});

describe("a server whose port is taken", () => {
  const other = createServer();
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "bandstand-taken-"));
    await once(other.listen(0, "127.0.0.1"), "listening");
  });
  afterAll(async () => {
    other.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("says so, and leaves no PostgreSQL behind", async () => {
    const { port } = other.address() as AddressInfo;
    const config = readConfig({
      // oxlint-disable-next-line node/no-process-env -- the machine's programs, which its PostgreSQL is started with
      PATH: process.env["PATH"],
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: "silent",
    });
    await expect(startServer(config, { demo: false })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is in use`,
    );
    expect(await readdir(join(folder, "db", "cluster"))).not.toContain("postmaster.pid");
    expect(await readdir(join(folder, "db", "leases"))).toEqual([]);
  });
});
