import { lstat, readdir, rm, stat, writeFile } from "node:fs/promises";
import { once } from "node:events";
import net from "node:net";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createEndpoint, removeEndpoint } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";

const made: Endpoint[] = [];
const make = async (previous?: Endpoint) => {
  const endpoint = await createEndpoint(undefined, previous);
  made.push(endpoint);
  return endpoint;
};

afterEach(() => Promise.all(made.splice(0).map(removeEndpoint)));

describe.runIf(process.platform !== "win32")("the endpoint of PostgreSQL", () => {
  it("is a directory that only its owner can enter, with room for a socket's name", async () => {
    const { host, port } = await make();
    expect((await stat(host)).mode & 0o777).toBe(0o700);
    expect(Buffer.byteLength(path.join(host, `.s.PGSQL.${port}`))).toBeLessThanOrEqual(107);
  });

  it("is another one each time", async () => {
    expect((await make()).host).not.toBe((await make()).host);
  });

  it("is the previous one again, emptied, so that other servers find it", async () => {
    const previous = await make();
    await writeFile(path.join(previous.host, ".s.PGSQL.5432.lock"), "1\n");
    expect(await make(previous)).toEqual(previous);
    expect(await readdir(previous.host)).toEqual([]);
  });

  it("is another one when a PostgreSQL answers at the previous", async () => {
    const previous = await make();
    const server = net.createServer().listen(path.join(previous.host, ".s.PGSQL.5432"));
    await once(server, "listening");
    expect(await make(previous)).not.toEqual(previous);
    await removeEndpoint(previous);
    await lstat(path.join(previous.host, ".s.PGSQL.5432"));
    server.close();
    await once(server, "close");
  });

  it("is another one when somebody left something else in the previous", async () => {
    const previous = await make();
    const strange = path.join(previous.host, "strange");
    await writeFile(strange, "");
    expect(await make(previous)).not.toEqual(previous);
    await rm(strange);
  });

  it("is the previous one again when it was cleaned away", async () => {
    const previous = await make();
    await rm(previous.host, { recursive: true });
    expect(await make(previous)).toEqual(previous);
  });

  it("is never a directory that is not named as ours", async () => {
    const endpoint = await make({ host: "/tmp", port: 5432 });
    expect(endpoint.host).toMatch(/\/bandstand-\w{6}$/);
    expect((await lstat("/tmp")).isDirectory()).toBe(true);
  });

  it("is not removed when it is not ours", async () => {
    await removeEndpoint({ host: "/tmp", port: 5432 });
    expect((await lstat("/tmp")).isDirectory()).toBe(true);
  });
});
