import { describe, expect, it } from "vitest";
import { hbaConf, postgresqlConf } from "./settings.ts";

describe("PostgreSQL's settings", () => {
  it("keep every acknowledged change through a power cut", () => {
    const lines = postgresqlConf("durable", "linux").split("\n");
    expect(lines).toEqual(
      expect.arrayContaining(["fsync = on", "synchronous_commit = on", "full_page_writes = on"]),
    );
  });

  it("empty the drive's own cache where the system does not by itself", () => {
    expect(postgresqlConf("durable", "darwin")).toContain("wal_sync_method = fsync_writethrough\n");
    expect(postgresqlConf("durable", "win32")).toContain("wal_sync_method = fsync\n");
  });

  it("write no statement into the log", () => {
    const lines = postgresqlConf("durable", "linux").split("\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "log_statement = 'none'",
        "log_min_error_statement = panic",
        "log_min_duration_statement = -1",
      ]),
    );
  });

  it("open no port where there are sockets", () => {
    expect(postgresqlConf("durable", "linux")).toContain("listen_addresses = ''\n");
    expect(hbaConf("linux")).not.toContain("host");
  });

  it("ask for a password where a port must be open", () => {
    expect(postgresqlConf("durable", "win32")).toContain("listen_addresses = '127.0.0.1'\n");
    expect(hbaConf("win32")).toBe("host all all 127.0.0.1/32 scram-sha-256\n");
  });

  it("leave fsync out in tests", () => {
    expect(postgresqlConf("ephemeral", "linux")).toContain("fsync = off\n");
  });
});
