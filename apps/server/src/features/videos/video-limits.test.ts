import { setTimeout as wait } from "node:timers/promises";
import { downloadVideo, getVideoInfo, searchVideos } from "@bandstand/contracts/videos";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { mp3File } from "../../../test/sounds.ts";
import { readConfig } from "../../config.ts";
import { fakeYtDlp } from "./yt-dlp.fixture.ts";

const ytDlp = await fakeYtDlp(mp3File({ seconds: 1, channels: 1 }));
const config = readConfig({ YT_DLP: ytDlp.program });
const api = await testApi({ config });
const strict = await testApi({
  config,
  limits: { ...api.services.limits, videosPerMember: 2 },
});

/** Asks for what is never found, until it is told that nobody waits. */
function ask(token: string, signal: AbortSignal): Promise<number | null> {
  return api.fetch("/api/youtube/info?url=waiting0000", { token, signal }).then(
    ({ status }) => status,
    () => null,
  );
}

describe("forty looks at a video that takes for ever", () => {
  it("run one program of a band and three in all, whose end is their askers' leaving", async () => {
    const tokens = [];
    for (const name of ["One", "Two", "Three", "Four"])
      tokens.push((await api.newBand(`Band ${name}`)).token);
    const [first = ""] = tokens;
    const gone = new AbortController();
    const ofOne = Array.from({ length: 10 }, () => ask(first, gone.signal));
    await expect.poll(ytDlp.waiting).toBe(1);
    const ofAll = tokens.flatMap((token) =>
      Array.from({ length: 8 }, () => ask(token, gone.signal)),
    );
    await expect.poll(ytDlp.waiting).toBe(3);
    // Time enough for a fourth to begin, were there a place for it.
    await wait(1_000);
    expect(await ytDlp.waiting()).toBe(3);
    gone.abort();
    await Promise.all([...ofOne, ...ofAll]);
    await expect.poll(ytDlp.waiting).toBe(0);
    const { status } = await api.call(
      searchVideos,
      { query: { query: "tin roof", limit: "1" } },
      first,
    );
    expect(status).toBe(200);
  });

  it("are refused once too many wait, and told when to try again", async () => {
    const { token } = await api.newBand("The Impatient");
    const gone = new AbortController();
    const all = Array.from({ length: 21 }, () => ask(token, gone.signal));
    await expect.poll(ytDlp.waiting).toBe(1);
    await expect
      .poll(async () =>
        (
          await api
            .fetch("/api/youtube/info?url=waiting0000", {
              token,
              signal: AbortSignal.timeout(1_000),
            })
            .catch(() => null)
        )?.headers.get("retry-after"),
      )
      .toBe("10");
    gone.abort();
    await Promise.all(all);
    await expect.poll(ytDlp.waiting).toBe(0);
  });
});

describe("one member", () => {
  it("asks for so many videos in ten minutes", async () => {
    const { token } = await strict.newBand();
    const other = await strict.newBand();
    const look = (as: string) => strict.call(getVideoInfo, { query: { url: "dQw4w9WgXcQ" } }, as);
    expect((await look(token)).status).toBe(200);
    expect((await look(token)).status).toBe(200);
    const { status, failure, headers } = await look(token);
    expect(status).toBe(429);
    expect(failure).toMatchObject({
      code: "throttled",
      message: "Too many attempts. Please wait a while and try again.",
    });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await look(other.token)).status).toBe(200);
    const fetching = { params: { songId: "1" }, body: { url: "dQw4w9WgXcQ" } };
    expect((await strict.call(downloadVideo, fetching, token)).status).toBe(429);
  });
});
