import { closeSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { directLauncher } from "./launcher.ts";
import { canWalkTo, handFolder } from "./reach.ts";

const stranger = { uid: 54321, gid: 54321 };
let folder: string;
let inner: string;

beforeEach(async () => {
  folder = await mkdtemp("/tmp/reach-");
  inner = path.join(folder, "music", "band");
  await mkdir(inner, { recursive: true, mode: 0o755 });
});

afterEach(() => rm(folder, { recursive: true }));

describe.runIf(process.platform !== "win32")("the way to a folder", () => {
  it("is open to a stranger when every folder on it is", async () => {
    await chmod(folder, 0o711);
    expect(await canWalkTo(stranger, inner)).toBe(true);
  });

  it("is closed to a stranger when one folder on it is", async () => {
    await chmod(folder, 0o750);
    expect(await canWalkTo(stranger, inner)).toBe(false);
  });

  it("is open to the owner of a closed folder", async () => {
    await chmod(folder, 0o700);
    expect(await canWalkTo({ uid: process.getuid?.() ?? 0, gid: stranger.gid }, inner)).toBe(true);
  });

  it("is open to the group when the folder lets it through", async () => {
    await chmod(folder, 0o710);
    expect(await canWalkTo({ uid: stranger.uid, gid: process.getgid?.() ?? 0 }, inner)).toBe(true);
  });
});

describe.runIf(process.platform === "linux")("a folder handed to PostgreSQL", () => {
  const nobody = { ...directLauncher(stranger), kind: "nobody" as const };

  it("goes by its own name when the way is open", async () => {
    await chmod(folder, 0o711);
    expect(await handFolder(nobody, inner)).toMatchObject({ name: inner, files: [] });
  });

  it("is handed over opened when the way is closed", async () => {
    const handed = await handFolder(nobody, inner);
    expect(handed).toMatchObject({ name: "/proc/self/fd/3", files: [expect.any(Number)] });
    handed.close();
    expect(() => handed.files.forEach((file) => closeSync(file))).toThrow("EBADF");
  });

  it("is handed over opened when its name is longer than PostgreSQL can keep", async () => {
    const long = path.join(folder, ...Array.from({ length: 10 }, () => "n".repeat(100)));
    await mkdir(long, { recursive: true });
    const handed = await handFolder(directLauncher(stranger), long);
    expect(handed.name).toBe("/proc/self/fd/3");
    handed.close();
  });
});
