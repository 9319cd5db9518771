import { execFile } from "node:child_process";
import { access, chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { directLauncher, namedAccounts, findNobody, nobodyLauncher } from "./launcher.ts";
import { findInstalledPrograms, programsIn } from "./installed-programs.ts";
import { refusalOf } from "../refusal.fixture.ts";
import { copyFoldersFor, usablePrograms } from "./usable-programs.ts";
import type { InstalledPrograms } from "./usable-programs.ts";

const run = promisify(execFile);
const stranger = { ...directLauncher({ uid: 54321, gid: 54321 }), kind: "nobody" as const };
let folder: string;
let copies: string;

beforeEach(async () => {
  folder = await mkdtemp("/tmp/programs-");
  await chmod(folder, 0o711);
  copies = path.join(folder, "copies");
});

afterEach(() => rm(folder, { recursive: true }));

/** A package like the real one, but small, in a folder that is closed to strangers. */
async function smallPackage(): Promise<InstalledPrograms> {
  const packageFolder = path.join(folder, "closed", "package");
  const native = path.join(packageFolder, "native");
  for (const part of ["bin", "lib", "share"])
    await mkdir(path.join(native, part), { recursive: true });
  await chmod(path.join(folder, "closed"), 0o700);
  const programs = programsIn(native);
  for (const program of [programs.postgres, programs.initdb, programs.pgCtl])
    await writeFile(program, "program");
  await writeFile(path.join(native, "lib", "libpq.so.5.18"), "library");
  await writeFile(path.join(native, "lib", "libpq.a"), "for compilers");
  const links = [{ source: "native/lib/libpq.so.5.18", target: "native/lib/libpq.so.5" }];
  await writeFile(path.join(native, "pg-symlinks.json"), JSON.stringify(links));
  return { packageFolder, packageVersion: "18.4.0", programs };
}

describe.runIf(process.platform !== "win32")("PostgreSQL's programs", () => {
  it("are run where npm put them, made executable and with their links made", async () => {
    const installed = await smallPackage();
    const launcher = directLauncher(undefined);
    expect(await usablePrograms({ installed, launcher, copyFolders: [copies] })).toEqual(
      installed.programs,
    );
    await access(path.join(installed.programs.folder, "lib", "libpq.so.5"));
    expect((await stat(installed.programs.postgres)).mode & 0o111).toBe(0o111);
    await expect(access(copies)).rejects.toMatchObject({ code: "ENOENT" });
  });

  it("are copied for an account that cannot reach them, without what only compilers need", async () => {
    const installed = await smallPackage();
    const programs = await usablePrograms({ installed, launcher: stranger, copyFolders: [copies] });
    expect(programs.folder).toBe(path.join(copies, "postgresql-18.4.0", "native"));
    expect((await stat(programs.postgres)).mode & 0o777).toBe(0o755);
    expect((await readdir(path.join(programs.folder, "lib"))).toSorted()).toEqual([
      "libpq.so.5",
      "libpq.so.5.18",
    ]);
  });

  it("are copied once, also when several servers need them at once", async () => {
    const installed = await smallPackage();
    const request = { installed, launcher: stranger, copyFolders: [copies] };
    await Promise.all(Array.from({ length: 4 }, () => usablePrograms(request)));
    expect(await readdir(copies)).toEqual(["postgresql-18.4.0"]);
    const { mtimeMs } = await stat(copies);
    await usablePrograms(request);
    expect((await stat(copies)).mtimeMs).toBe(mtimeMs);
  });

  it("are copied to the next place when the first cannot be used", async () => {
    const installed = await smallPackage();
    await writeFile(path.join(folder, "file"), "");
    const copyFolders = [
      path.join(folder, "file", "copies"),
      path.join(folder, "closed", "copies"),
      copies,
    ];
    const programs = await usablePrograms({ installed, launcher: stranger, copyFolders });
    expect(programs.folder.startsWith(copies)).toBe(true);
  });

  it.skipIf(process.getuid?.() === 0)(
    "are copied where links are missing and cannot be made",
    async () => {
      const installed = await smallPackage();
      await chmod(path.join(installed.programs.folder, "lib"), 0o555);
      const launcher = directLauncher(undefined);
      const programs = await usablePrograms({ installed, launcher, copyFolders: [copies] });
      await access(path.join(programs.folder, "lib", "libpq.so.5"));
      await chmod(path.join(installed.programs.folder, "lib"), 0o755);
    },
  );

  it("are reported as unusable where they can neither be run nor copied", async () => {
    const installed = await smallPackage();
    const closed = path.join(folder, "closed", "copies");
    const { problem, message } = await refusalOf(
      usablePrograms({ installed, launcher: stranger, copyFolders: [closed] }),
    );
    expect(problem).toBe("programs_unusable");
    expect(message).toContain(closed);
  });

  it("are kept for root where only root writes, for others in their own folder", () => {
    expect(copyFoldersFor(stranger, "/srv/db")[0]).toBe("/var/cache/bandstand");
    expect(copyFoldersFor(directLauncher(undefined), "/srv/db")).toEqual(["/srv/db"]);
  });

  it.runIf(process.platform === "linux" && process.getuid?.() === 0)(
    "run from their copy, as nobody",
    async () => {
      const real = await findInstalledPrograms();
      // As if the programs lay in a closed folder.
      const { programs: closed } = await smallPackage();
      const installed = { ...real, programs: { ...closed, folder: real.programs.folder } };
      const launcher = nobodyLauncher(findNobody(await namedAccounts()));
      const programs = await usablePrograms({ installed, launcher, copyFolders: [copies] });
      const { file, args, as } = launcher.command(programs.postgres, ["--version"]);
      expect((await run(file, args, { ...as, cwd: "/" })).stdout).toContain("PostgreSQL) 18");
    },
  );
});
