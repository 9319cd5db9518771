import { closeSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { directLauncher } from "./launcher.ts";
import { canTraverse, passDirectory } from "./directory-access.ts";

const stranger = { uid: 54321, gid: 54321 };
let folder: string;
let inner: string;

beforeEach(async () => {
  folder = await mkdtemp("/tmp/access-");
  inner = path.join(folder, "music", "band");
  await mkdir(inner, { recursive: true, mode: 0o755 });
});

afterEach(() => rm(folder, { recursive: true }));

describe.runIf(process.platform !== "win32")("the path to a directory", () => {
  it("can be traversed by a stranger when every directory on it can", async () => {
    await chmod(folder, 0o711);
    expect(await canTraverse(stranger, inner)).toBe(true);
  });

  it("is closed to a stranger when one directory on it is", async () => {
    await chmod(folder, 0o750);
    expect(await canTraverse(stranger, inner)).toBe(false);
  });

  it("can be traversed by the owner of a closed directory", async () => {
    await chmod(folder, 0o700);
    expect(await canTraverse({ uid: process.getuid?.() ?? 0, gid: stranger.gid }, inner)).toBe(
      true,
    );
  });

  it("can be traversed by the group when the directory allows it", async () => {
    await chmod(folder, 0o710);
    expect(await canTraverse({ uid: stranger.uid, gid: process.getgid?.() ?? 0 }, inner)).toBe(
      true,
    );
  });
});

describe.runIf(process.platform === "linux")("a directory passed to PostgreSQL", () => {
  const nobody = { ...directLauncher(stranger), kind: "nobody" as const };

  it("is passed by its path when that can be traversed", async () => {
    await chmod(folder, 0o711);
    expect(await passDirectory(nobody, inner)).toMatchObject({ name: inner, files: [] });
  });

  it("is passed as a file descriptor when its path is closed", async () => {
    const passed = await passDirectory(nobody, inner);
    expect(passed).toMatchObject({ name: "/proc/self/fd/3", files: [expect.any(Number)] });
    passed.close();
    expect(() => passed.files.forEach((file) => closeSync(file))).toThrow("EBADF");
  });

  it("is passed as a file descriptor when its path is longer than PostgreSQL can keep", async () => {
    const long = path.join(folder, ...Array.from({ length: 10 }, () => "n".repeat(100)));
    await mkdir(long, { recursive: true });
    const passed = await passDirectory(directLauncher(stranger), long);
    expect(passed.name).toBe("/proc/self/fd/3");
    passed.close();
  });
});
