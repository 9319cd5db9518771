import {
  getVideoInfo,
  getVideoThumbnail,
  searchVideos,
  validateVideo,
} from "@bandstand/contracts/videos";
import { createServer } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { readConfig } from "../../config.ts";
import { mp3File } from "../../../test/sounds.ts";
import { fakeYtDlp } from "./yt-dlp.fixture.ts";

const ytDlp = await fakeYtDlp(mp3File({ seconds: 1, channels: 1 }));
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

// Stands in for where the site keeps its pictures.
const pictures = createServer((request, response) => {
  if (request.url === "/vi/dQw4w9WgXcQ/mqdefault.jpg") response.end(JPEG);
  else if (request.url?.includes("html")) response.end("<html>");
  else if (request.url?.includes("huge")) response.end(Buffer.alloc(2_000_000, JPEG));
  else if (request.url?.includes("moved"))
    response.writeHead(302, { location: "/vi/dQw4w9WgXcQ/mqdefault.jpg" }).end();
  else response.writeHead(404).end();
});
await new Promise<void>((resolve) => void pictures.listen(0, "127.0.0.1", resolve));
afterAll(() => pictures.close());
const address = pictures.address();
const port = typeof address === "object" && address ? address.port : 0;

const api = await testApi({
  config: readConfig({ YT_DLP: ytDlp.program }),
  thumbnails: `http://127.0.0.1:${port}`,
});
const without = await testApi();
const { token } = await api.newBand();
const VIDEO = "dQw4w9WgXcQ";
const lastCall = async () => (await ytDlp.calls()).at(-1);

describe("what is known of a video", () => {
  it("is told by the program, with a picture that comes through this server", async () => {
    const { status, answer } = await api.call(
      getVideoInfo,
      { query: { url: `https://youtu.be/${VIDEO}?t=3` } },
      token,
    );
    expect(status).toBe(200);
    expect(answer).toEqual({
      id: VIDEO,
      url: `https://www.youtube.com/watch?v=${VIDEO}`,
      title: "Tin Roof Rain",
      channel: "Halcyon Drive",
      duration: 208.5,
      thumbnail: `/api/youtube/thumbnail/${VIDEO}`,
    });
  });

  it("is asked for without a shell, anybody's settings, or the server's secrets", async () => {
    await api.call(getVideoInfo, { query: { url: VIDEO } }, token);
    const call = await lastCall();
    expect(call?.subject).toBe(`https://www.youtube.com/watch?v=${VIDEO}`);
    expect(call?.options).toEqual(
      expect.arrayContaining(["--ignore-config", "--use-extractors", "--no-playlist"]),
    );
    expect(call?.env.toSorted()).toEqual(["HOME", "LANG", "PATH", "XDG_CONFIG_HOME"]);
    expect(call?.cwd).toContain("bandstand-video-");
  });

  it("is the program's own words where it fails", async () => {
    const { status, failure } = await api.call(
      getVideoInfo,
      { query: { url: "private0000" } },
      token,
    );
    expect(status).toBe(422);
    expect(failure).toEqual({ code: "video_failed", message: "This video is private" });
  });
});

describe("the address of a video", () => {
  it.each([VIDEO, `https://www.youtube.com/watch?v=${VIDEO}&t=1`, `youtu.be/${VIDEO}`])(
    "is one where it is the site's: %s",
    async (url) => {
      const { answer } = await api.call(validateVideo, { query: { url } }, token);
      expect(answer).toEqual({ valid: true, videoId: VIDEO });
    },
  );

  it.each([
    "http://127.0.0.1:8080/song.mp3",
    "http://169.254.169.254/latest/meta-data/",
    "file:///etc/passwd",
    "--exec=touch",
    "https://youtube.com.example.org/watch?v=dQw4w9WgXcQ",
    "ytsearch1:song",
  ])("is none where it leads anywhere else, and is never opened: %s", async (url) => {
    const before = await ytDlp.calls();
    const { answer } = await api.call(validateVideo, { query: { url } }, token);
    expect(answer).toEqual({ valid: false, videoId: null });
    const { status, failure } = await api.call(getVideoInfo, { query: { url } }, token);
    expect(status).toBe(422);
    expect(failure.fields).toEqual([{ path: "url", message: "Invalid YouTube URL" }]);
    expect(await ytDlp.calls()).toEqual(before);
  });
});

describe("searching videos", () => {
  it("brings ten unless told otherwise, and never more than 25", async () => {
    const count = async (limit?: number) => {
      const query = { query: "tin roof", ...(limit && { limit: String(limit) }) };
      return (await api.call(searchVideos, { query }, token)).answer.results.length;
    };
    expect(await count()).toBe(10);
    expect(await count(3)).toBe(3);
    expect(await count(500)).toBe(25);
  });

  it("takes words as words, whatever they look like", async () => {
    const query = { query: "--exec rm\n; $(id)" };
    const { status } = await api.call(searchVideos, { query }, token);
    expect(status).toBe(200);
    expect((await lastCall())?.subject).toBe("ytsearch10:--exec rm ; $(id)");
  });

  it("needs words, and says what the program said where it fails", async () => {
    const search = (query: string) => api.call(searchVideos, { query: { query } }, token);
    expect((await search(" ")).status).toBe(422);
    expect((await search("private0000")).failure).toEqual({
      code: "video_failed",
      message: "This video is private",
    });
  });
});

describe("the picture of a video", () => {
  const picture = (videoId: string, as = token) =>
    api.fetch(`/api/youtube/thumbnail/${videoId}`, { token: as });

  it("comes through this server", async () => {
    const response = await picture(VIDEO);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(JPEG);
  });

  it("is none where the site has none, or something else", async () => {
    expect((await picture("AAAAAAAAAAA")).status).toBe(404);
    for (const videoId of ["html0000000", "huge0000000", "moved000000"])
      expect((await picture(videoId)).status).toBe(422);
    expect((await picture("../../etc")).status).toBe(404);
    expect((await picture("..%2F..%2Fetc%2Fp")).status).toBe(422);
  });
});

describe("who may look for videos", () => {
  async function statuses(of: typeof api, as?: string) {
    const answers = await Promise.all([
      of.call(getVideoInfo, { query: { url: VIDEO } }, as),
      of.call(validateVideo, { query: { url: VIDEO } }, as),
      of.call(searchVideos, { query: { query: "rain" } }, as),
      of.fetch(`/api${getVideoThumbnail.path.replace("{videoId}", VIDEO)}`, {
        ...(as && { token: as }),
      }),
    ]);
    return answers.map(({ status }) => status);
  }

  it("nobody without a token", async () => {
    expect(await statuses(api)).toEqual([401, 401, 401, 401]);
  });

  it("nobody who only reads songs, but for the pictures", async () => {
    const reader = await api.newBand();
    await api.asSuperuser(
      "update bandstand.band_users set administrator_enabled = false, super_administrator_enabled = false where id = $1",
      [reader.bandUser.id],
    );
    await api.asSuperuser(
      "update bandstand.band_user_menu_options set priv = 'R' where band_user_id = $1",
      [reader.bandUser.id],
    );
    expect(await statuses(api, reader.token)).toEqual([403, 403, 403, 200]);
  });

  it("nobody where no program is named: it is not looked for on the path", async () => {
    const other = await without.newBand();
    expect(await statuses(without, other.token)).toEqual([501, 501, 501, 501]);
    const asked = { query: { query: "rain" } };
    expect((await without.call(searchVideos, asked, other.token)).failure.message).toBe(
      "This is not set up on this server.",
    );
    const told = async (of: typeof api) => (await of.fetch("/api/application")).json();
    expect(await told(without)).toMatchObject({ features: { youtube: false } });
    expect(await told(api)).toMatchObject({ features: { youtube: true } });
  });
});
