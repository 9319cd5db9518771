import { getPlayback, getSong } from "@bandstand/contracts/songs";
import {
  cancelVideoDownload,
  downloadVideo,
  getVideoDownload,
  type VideoDownload,
} from "@bandstand/contracts/videos";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newSong, upload } from "../../../test/recordings.ts";
import { mp3File, wavFile } from "../../../test/sounds.ts";
import { readConfig } from "../../config.ts";
import { fakeYtDlp } from "./yt-dlp.fixture.ts";

const mp3 = mp3File({ seconds: 2, channels: 1 });
const ytDlp = await fakeYtDlp(mp3);
const api = await testApi({ config: readConfig({ YT_DLP: ytDlp.program }) });
const without = await testApi();
const { token } = await api.newBand();

const of = ({ id }: { id: number }) => ({ songId: String(id) });
const fetchFor = (song: { id: number }, url = "dQw4w9WgXcQ") =>
  api.call(downloadVideo, { params: of(song), body: { url } }, token);
const progressOf = async (song: { id: number }): Promise<VideoDownload> =>
  (await api.call(getVideoDownload, { params: of(song) }, token)).answer;
const becomes = (song: { id: number }, state: VideoDownload["state"]) =>
  expect.poll(async () => (await progressOf(song)).state).toBe(state);

describe("fetching the sound of a video", () => {
  it("puts it in as an upload would be, under the video's title", async () => {
    const song = await newSong(api, token);
    expect(await progressOf(song)).toEqual({ state: "none", progress: 0, error: null });
    const { status, answer } = await fetchFor(song);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ success: true, error: null });
    expect(answer.recordingFilename).toMatch(/^[0-9a-f]{40}\.mp3$/);
    const params = { id: String(song.id) };
    expect((await api.call(getSong, { params }, token)).answer.recordingFilename).toBe(
      answer.recordingFilename,
    );
    const playback = (await api.call(getPlayback, { params }, token)).answer;
    expect(Buffer.from(await (await api.fetch(playback.url)).arrayBuffer())).toEqual(mp3);
    const saved = await api.fetch(`/api/songdownload/${song.id}`, { token });
    expect(saved.headers.get("content-disposition")).toContain("Tin Roof");
    expect(await progressOf(song)).toEqual({ state: "done", progress: 1, error: null });
  });

  it("asks for the best sound, alone, by the program itself, up to the largest recording", async () => {
    const song = await newSong(api, token);
    await fetchFor(song);
    const call = (await ytDlp.calls()).at(-1);
    expect(call?.options).toEqual(
      expect.arrayContaining([
        "--ignore-config",
        "--no-playlist",
        "--fixup=never",
        "--downloader=native",
        "--format=bestaudio[ext=m4a]/bestaudio/best",
        "--max-filesize",
        String(300 * 1024 * 1024),
      ]),
    );
    expect(call?.subject).toBe("https://www.youtube.com/watch?v=dQw4w9WgXcQ");
  });

  it("tells every server how far it is", async () => {
    const song = await newSong(api, token);
    const other = await api.another();
    await ytDlp.hold();
    const fetched = fetchFor(song);
    await expect.poll(async () => (await progressOf(song)).progress).toBe(0.5);
    const response = await fetch(`${other}/api/youtube/download/${song.id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await response.json()).toEqual({ state: "running", progress: 0.5, error: null });
    await ytDlp.release();
    expect((await fetched).answer.success).toBe(true);
  });

  it("goes on where nobody waits for its end", async () => {
    const song = await newSong(api, token);
    await ytDlp.hold();
    const leaving = new AbortController();
    const asked = api
      .fetch(`/api/youtube/download/${song.id}`, {
        method: "POST",
        token,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ url: "dQw4w9WgXcQ" }),
        signal: leaving.signal,
      })
      .catch(() => null);
    await becomes(song, "running");
    leaving.abort();
    await asked;
    await ytDlp.release();
    await becomes(song, "done");
  });

  it("ends when it is cancelled, and the recording there stays", async () => {
    const song = await newSong(api, token);
    const content = wavFile({ seconds: 1, rate: 8_000, channels: 1 });
    const before = await upload(api, { songId: song.id, token, content, name: "a.wav" });
    await ytDlp.hold();
    const fetched = fetchFor(song);
    await becomes(song, "running");
    const { status } = await api.call(cancelVideoDownload, { params: of(song) }, token);
    expect(status).toBe(204);
    expect((await fetched).answer).toEqual({
      success: false,
      recordingFilename: null,
      error: "The download was cancelled.",
    });
    await ytDlp.release();
    expect(await progressOf(song)).toMatchObject({ state: "cancelled" });
    const { answer } = await api.call(getSong, { params: { id: String(song.id) } }, token);
    expect(answer.recordingFilename).toBe(before.answer.recordingFilename);
  });

  it("makes way for a later one of the same song", async () => {
    const song = await newSong(api, token);
    await ytDlp.hold();
    const first = fetchFor(song);
    await becomes(song, "running");
    const second = fetchFor(song, "another0000");
    expect((await first).answer.success).toBe(false);
    await ytDlp.release();
    expect((await second).answer.success).toBe(true);
  });
});

describe("a video that cannot be had", () => {
  it.each([
    ["is private", "private0000", "This video is private"],
    [
      "is no sound",
      "letter00000",
      "This file is not a recording that we know. MP3, WAV, M4A, OGG and FLAC are.",
    ],
    ["is larger than it may be", "nothing0000", "The recording is larger than the server accepts."],
    ["turns out to be larger", "toolarge000", "The recording is larger than the server accepts."],
  ])("since it %s leaves the song as it was, and says so", async (_why, url, error) => {
    const song = await newSong(api, token);
    const { status, answer } = await fetchFor(song, url);
    expect({ status, answer }).toEqual({
      status: 200,
      answer: { success: false, recordingFilename: null, error },
    });
    expect(await progressOf(song)).toMatchObject({ state: "failed", error });
    const { answer: read } = await api.call(getSong, { params: { id: String(song.id) } }, token);
    expect(read).toMatchObject({ recordingFilename: null, updatedAt: song.updatedAt });
  });

  it("is said at once of an address that is none", async () => {
    const song = await newSong(api, token);
    const { status, failure } = await fetchFor(song, "http://127.0.0.1/song.mp3");
    expect(status).toBe(422);
    expect(failure.fields).toEqual([{ path: "url", message: "Invalid YouTube URL" }]);
    expect(await progressOf(song)).toMatchObject({ state: "none" });
  });
});

describe("who may fetch videos", () => {
  async function statuses(on: typeof api, song: { id: number }, as?: string) {
    const params = of(song);
    const answers = await Promise.all([
      on.call(downloadVideo, { params, body: { url: "dQw4w9WgXcQ" } }, as),
      on.call(getVideoDownload, { params }, as),
      on.call(cancelVideoDownload, { params }, as),
    ]);
    return answers.map(({ status }) => status);
  }

  it("nobody without a token, and nobody for another band's song", async () => {
    const song = await newSong(api, token);
    const other = await api.newBand();
    expect(await statuses(api, song)).toEqual([401, 401, 401]);
    expect(await statuses(api, song, other.token)).toEqual([404, 404, 404]);
  });

  it("nobody who only reads songs", async () => {
    const { token: theirs, bandUser } = await api.newBand();
    const song = await newSong(api, theirs);
    await api.asSuperuser(
      "update bandstand.band_users set administrator_enabled = false, super_administrator_enabled = false where id = $1",
      [bandUser.id],
    );
    await api.asSuperuser(
      "update bandstand.band_user_menu_options set priv = 'R' where band_user_id = $1",
      [bandUser.id],
    );
    expect(await statuses(api, song, theirs)).toEqual([403, 403, 403]);
  });

  it("nobody where no program is named", async () => {
    const other = await without.newBand();
    const song = await newSong(without, other.token);
    expect(await statuses(without, song, other.token)).toEqual([501, 501, 501]);
  });

  it("nobody with more in the body than an address", async () => {
    const song = await newSong(api, token);
    const response = await api.fetch(`/api/youtube/download/${song.id}`, {
      method: "POST",
      token,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ url: "dQw4w9WgXcQ", exec: "rm" }),
    });
    expect(response.status).toBe(422);
  });
});
