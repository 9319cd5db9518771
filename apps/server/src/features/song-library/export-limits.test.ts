/** Exports that would take too long, and many of them at once. */
import { addSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { readZip } from "../../../test/zip.ts";
import { LimitReached } from "../../platform/workers/thread.ts";
import { createWorkers, type Workers } from "../../platform/workers/workers.ts";

const real = createWorkers();
/** What the next workers do instead of what they are told; null for nothing else. */
let instead: Workers["with"] | null = null;
const api = await testApi({
  workers: { with: (task, client, use) => (instead ?? real.with)(task, client, use) },
});

const CHORDPRO = "/api/exportsongs/chordpro";
const CSV = "/api/exportsongs/csv";

async function bandWith(songs: readonly { title: string; lyrics: string; tab?: string }[]) {
  const { token, bandUser } = await api.newBand();
  for (const song of songs)
    await api.call(addSong, { body: { artist: "Marlow Skye", ...song } }, token);
  return { token, bandId: bandUser.bandId };
}

describe("an export of a song of half a million lines", () => {
  it("keeps nobody else waiting, and has all that was typed", async () => {
    const lines = "A\n".repeat(495_000);
    const { token } = await bandWith([{ title: "Odd", lyrics: lines, tab: lines }]);
    const { token: other } = await bandWith([{ title: "Tin Roof Rain", lyrics: "la" }]);
    let isWriting = false;
    instead = (task, client, use) =>
      real.with(task, client, (ask) =>
        use(async (order) => {
          isWriting = true;
          const written = await ask(order);
          isWriting = false;
          return written;
        }),
      );
    const exported = api.fetch(CHORDPRO, { token }).then(async (response) => {
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, bytes, length: response.headers.get("content-length") };
    });
    const isDone = exported.then(() => true);
    const isOther = () => api.fetch("/api/songs", { token: other }).then(() => false);
    let answered = 0;
    while (!(await Promise.race([isDone, isOther()]))) if (isWriting) answered += 1;
    instead = null;
    const { status, bytes, length } = await exported;
    expect([status, Number(length)]).toEqual([200, bytes.length]);
    const [file] = readZip(bytes);
    expect(file?.content.toString()).toBe(
      `{title: Odd}\n{artist: Marlow Skye}\n{duration: 3:30}\n\n${lines.trim()}\n\n${lines.trim()}\n`,
    );
    expect(answered).toBeGreaterThan(5);
  });
});

describe("an export that reaches a limit", () => {
  it.each([CHORDPRO, CSV])(
    "is refused, naming the song, before anything is sent: %s",
    async (path) => {
      const { token } = await bandWith([
        { title: "Short", lyrics: "la" },
        { title: "Long", lyrics: "la ".repeat(1_000) },
      ]);
      instead = (task, _client, use) => use(() => Promise.reject(new LimitReached("time", task)));
      const response = await api.fetch(path, { token });
      instead = null;
      expect([response.status, await response.json()]).toEqual([
        413,
        {
          code: "too_large",
          message: "The songs could not be exported: “Long” by Marlow Skye is too long.",
        },
      ]);
    },
  );
});

describe("twenty exports at once of one band", () => {
  it("are made one after the other, a few of them, while another band gets its own", async () => {
    const { token, bandId } = await bandWith([{ title: "Tin Roof Rain", lyrics: "la" }]);
    const { token: other } = await bandWith([{ title: "Paper Lanterns", lyrics: "la" }]);
    const held = Promise.withResolvers<void>();
    let asked = 0;
    let working = 0;
    let most = 0;
    instead = (task, client, use) => {
      asked += 1;
      return real.with(task, client, async (ask) => {
        if (client.owner !== bandId) return use(ask);
        working += 1;
        most = Math.max(most, working);
        await held.promise;
        working -= 1;
        return use(ask);
      });
    };
    const clicks = Array.from({ length: 20 }, () => api.fetch(CSV, { token }));
    await expect.poll(() => asked).toBe(20);
    expect((await api.fetch(CSV, { token: other })).status).toBe(200);
    held.resolve();
    const answers = await Promise.all(clicks);
    const statuses = answers.map(({ status }) => status);
    instead = null;
    expect(await answers.find(({ status }) => status === 429)?.json()).toMatchObject({
      message: "Too many attempts. Please wait a while and try again.",
    });
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(16);
    expect(most).toBe(1);
  });
});
