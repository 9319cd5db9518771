import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ensureLibraryLinks } from "./library-links.ts";

let folder: string;
let lib: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "links-"));
  lib = path.join(folder, "native", "lib");
  await mkdir(lib, { recursive: true });
  await writeFile(path.join(lib, "libpq.so.5.18"), "library");
  await writeFile(
    path.join(folder, "native", "pg-symlinks.json"),
    JSON.stringify([{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }]),
  );
});

afterEach(() => rm(folder, { recursive: true }));

describe("the links to PostgreSQL's libraries", () => {
  it("are made when npm did not make them", async () => {
    expect(await ensureLibraryLinks(folder)).toBe(true);
    expect(await readlink(path.join(lib, "libpq.so.5"))).toBe("libpq.so.5.18");
  });

  it("are left alone when they are there", async () => {
    await ensureLibraryLinks(folder);
    const { mtimeMs } = await stat(lib);
    expect(await ensureLibraryLinks(folder)).toBe(true);
    expect((await stat(lib)).mtimeMs).toBe(mtimeMs);
  });

  it("are made by several processes at once without a trace of the race", async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => ensureLibraryLinks(folder)));
    expect(results).not.toContain(false);
    expect((await readdir(lib)).toSorted()).toEqual(["libpq.so.5", "libpq.so.5.18"]);
  });

  it("are mended when they lead nowhere", async () => {
    await symlink("libpq.so.4", path.join(lib, "libpq.so.5"));
    expect(await ensureLibraryLinks(folder)).toBe(true);
    expect(await readlink(path.join(lib, "libpq.so.5"))).toBe("libpq.so.5.18");
  });

  it("may be plain copies of the libraries", async () => {
    await writeFile(path.join(lib, "libpq.so.5"), "library");
    expect(await ensureLibraryLinks(folder)).toBe(true);
    expect((await lstat(path.join(lib, "libpq.so.5"))).isSymbolicLink()).toBe(false);
  });

  it("are reported as missing where they cannot be made", async () => {
    await rm(lib, { recursive: true });
    await writeFile(lib, "no folder");
    expect(await ensureLibraryLinks(folder)).toBe(false);
  });

  it("are not needed where the package lists none", async () => {
    await rm(path.join(folder, "native", "pg-symlinks.json"));
    expect(await ensureLibraryLinks(folder)).toBe(true);
  });
});
