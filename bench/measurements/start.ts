/** From the command to the first answer, beside the same PostgreSQL and an empty Fastify; and the memory it rests at. */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startEmbeddedPostgres } from "@bandstand/embedded-postgres/supervisor";
import { BUILT_SERVER, environment, SERVER_FLAGS } from "../../scripts/paths.mjs";
import type { Measurement } from "../measurement.ts";
import { startChild } from "../product/child.ts";
import { residentMemory } from "../product/memory.ts";
import { withFolder } from "../product/product.ts";

const BARE = fileURLToPath(new URL("../bare/bare-start.ts", import.meta.url));
const TIMES = 5;
const REST_MS = 5_000;

/** As `npm start` has it. */
const CACHE = { NODE_COMPILE_CACHE: environment()["NODE_COMPILE_CACHE"] ?? "" };

export const start: Measurement = {
  name: "start",
  run: () =>
    withFolder(async (folder) => {
      // The first makes the database, and what the later ones find compiled.
      await ours(folder);
      const rounds = [];
      for (let time = 0; time < TIMES; time += 1)
        rounds.push({ ours: (await ours(folder)).seconds, bare: await bare(folder) });
      const middle = rounds.toSorted((a, b) => a.ours / a.bare - b.ours / b.bare)[
        Math.floor(TIMES / 2)
      ] ?? { ours: Number.NaN, bare: Number.NaN };
      const { memory } = await ours(folder, REST_MS);
      return [
        {
          name: "warm start to the first 200",
          ...middle,
          unit: "s",
          target: { of: "ours", is: "at most", value: 1 },
        },
        {
          name: "warm start, compared",
          ...middle,
          unit: "s",
          target: { of: "ratio", is: "at most", value: 3 },
        },
        {
          name: "memory at rest",
          ours: memory,
          bare: null,
          unit: "MB",
          target: { of: "ours", is: "at most", value: 150 },
        },
      ];
    }),
};

async function ours(folder: string, rest = 0): Promise<{ seconds: number; memory: number }> {
  const begun = performance.now();
  const server = await startChild([...SERVER_FLAGS, BUILT_SERVER], {
    ...CACHE,
    DATA_DIR: folder,
    PORT: "0",
  });
  await healthy(server.url);
  const seconds = (performance.now() - begun) / 1000;
  await wait(rest);
  const memory = await residentMemory(server.pid);
  await server.stop();
  return { seconds, memory };
}

async function bare(folder: string): Promise<number> {
  const begun = performance.now();
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "db"), log: () => {} });
  const server = await startChild([BARE], CACHE);
  await healthy(server.url);
  const seconds = (performance.now() - begun) / 1000;
  await server.stop();
  await postgres.stop();
  return seconds;
}

async function healthy(url: string): Promise<void> {
  const { status } = await fetch(`${url}/api/health`);
  if (status !== 200) throw new Error(`The server answered ${status}.`);
}
