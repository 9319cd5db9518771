import { lstat, readdir, rm, stat, writeFile } from "node:fs/promises";
import { once } from "node:events";
import net from "node:net";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { makeDoor, removeDoor } from "./door.ts";
import type { Door } from "./door.ts";

const made: Door[] = [];
const make = async (former?: Door) => {
  const door = await makeDoor(undefined, former);
  made.push(door);
  return door;
};

afterEach(() => Promise.all(made.splice(0).map(removeDoor)));

describe.runIf(process.platform !== "win32")("the door to PostgreSQL", () => {
  it("is a folder that only its owner can enter, with room for a socket's name", async () => {
    const { host, port } = await make();
    expect((await stat(host)).mode & 0o777).toBe(0o700);
    expect(Buffer.byteLength(path.join(host, `.s.PGSQL.${port}`))).toBeLessThanOrEqual(107);
  });

  it("is another one each time", async () => {
    expect((await make()).host).not.toBe((await make()).host);
  });

  it("is the former one again, emptied, so that other servers find it", async () => {
    const former = await make();
    await writeFile(path.join(former.host, ".s.PGSQL.5432.lock"), "1\n");
    expect(await make(former)).toEqual(former);
    expect(await readdir(former.host)).toEqual([]);
  });

  it("is another one when a PostgreSQL answers at the former", async () => {
    const former = await make();
    const server = net.createServer().listen(path.join(former.host, ".s.PGSQL.5432"));
    await once(server, "listening");
    expect(await make(former)).not.toEqual(former);
    await removeDoor(former);
    await lstat(path.join(former.host, ".s.PGSQL.5432"));
    server.close();
    await once(server, "close");
  });

  it("is another one when somebody left something else in the former", async () => {
    const former = await make();
    const strange = path.join(former.host, "strange");
    await writeFile(strange, "");
    expect(await make(former)).not.toEqual(former);
    await rm(strange);
  });

  it("is the former one again when it was cleaned away", async () => {
    const former = await make();
    await rm(former.host, { recursive: true });
    expect(await make(former)).toEqual(former);
  });

  it("is never a folder that is not named as ours", async () => {
    const door = await make({ host: "/tmp", port: 5432 });
    expect(door.host).toMatch(/\/bandstand-\w{6}$/);
    expect((await lstat("/tmp")).isDirectory()).toBe(true);
  });

  it("is not removed when it is not ours", async () => {
    await removeDoor({ host: "/tmp", port: 5432 });
    expect((await lstat("/tmp")).isDirectory()).toBe(true);
  });
});
