import { chmod, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { ConfigError } from "../config.ts";
import { openDataDir } from "./data-dir.ts";

async function open(mode: number | null) {
  const root = await mkdtemp(join(tmpdir(), "bandstand-data-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = join(root, "data");
  if (mode !== null) {
    await mkdir(folder);
    await chmod(folder, mode);
  }
  const warnings: string[] = [];
  await openDataDir(folder, {
    warn: (_facts: unknown, message?: string) => warnings.push(message ?? ""),
  });
  return { mode: (await stat(folder)).mode & 0o777, warnings };
}

describe.skipIf(process.platform !== "linux")("the data folder", () => {
  it("is made for its own account alone", async () => {
    expect(await open(null)).toEqual({ mode: 0o700, warnings: [] });
  });

  it("stays as it is where it is there already", async () => {
    expect(await open(0o755)).toEqual({ mode: 0o755, warnings: [] });
  });

  it("that others may write into is warned of", async () => {
    expect(await open(0o777)).toEqual({
      mode: 0o777,
      warnings: ["other accounts may write into DATA_DIR: chmod go-w would end that"],
    });
  });

  it("that cannot be made is said to be wrong in the settings", async () => {
    const opened = openDataDir(join(process.execPath, "data"), { warn: () => {} });
    await expect(opened).rejects.toThrow(ConfigError);
    await expect(opened).rejects.toThrow("DATA_DIR: this folder cannot be made (ENOTDIR");
  });
});
