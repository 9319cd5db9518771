/** A server that is killed under writes, on its own PostgreSQL: what it has acknowledged is there when it starts again. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { PASSWORD } from "../api.ts";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "bandstand-killed-"));
const running = new Set<ChildProcess>();

/** The address that the server's first words name. */
async function start(): Promise<{ url: string; server: ChildProcess }> {
  const server = spawn(process.execPath, [MAIN], {
    // oxlint-disable-next-line node/no-process-env -- the machine's programs, which its PostgreSQL is started with
    env: { PATH: process.env["PATH"], PORT: "0", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.add(server);
  server.once("exit", () => running.delete(server));
  let said = "";
  for await (const chunk of server.stdout) {
    said += String(chunk);
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    if (url !== undefined) return { url, server };
  }
  throw new Error("The server ended before it had started.");
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}

afterAll(async () => {
  for (const server of running) await end(server, "SIGTERM");
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

function post(url: string, path: string, body: unknown, token = ""): Promise<Response> {
  return fetch(`${url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
}

describe("a server that is killed while it writes", () => {
  it("has every write that it acknowledged when it starts again", async () => {
    const first = await start();
    const account = { email: "mira@example.org", password: PASSWORD, bandName: "The Ardens" };
    const registered = await post(first.url, "/register", account);
    const { token } = (await registered.json()) as { token: string };

    const acknowledged: string[] = [];
    const writer = async (name: number) => {
      for (let count = 0; ; count += 1) {
        const title = `Song ${name}-${count}`;
        const response = await post(first.url, "/addsong", { title, artist: "A" }, token);
        if (response.status === 201) acknowledged.push(title);
      }
    };
    const broken = Promise.allSettled([1, 2, 3, 4].map(writer));
    while (acknowledged.length < 60) await new Promise((resolve) => setTimeout(resolve, 5));
    await end(first.server, "SIGKILL");
    await broken;

    const second = await start();
    const response = await fetch(`${second.url}/api/songs`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const songs = (await response.json()) as { title: string }[];
    const titles = new Set(songs.map(({ title }) => title));
    expect(acknowledged.filter((title) => !titles.has(title))).toEqual([]);
    expect((await post(second.url, "/addsong", { title: "More", artist: "A" }, token)).status).toBe(
      201,
    );
  });
});
