/** A band whose room for files is used up: it is told so, whatever brings the file, and nothing of its own is lost. */
import { Readable } from "node:stream";
import { deleteSong, getPlayback, getSong } from "@bandstand/contracts/songs";
import { downloadVideo } from "@bandstand/contracts/videos";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "../../src/config.ts";
import { bring, rowsOf, twoBands } from "../../src/features/band-import/two-bands.fixture.ts";
import { recordingJobs } from "../../src/features/songs/recordings.jobs.ts";
import { fakeYtDlp } from "../../src/features/videos/yt-dlp.fixture.ts";
import { PermanentJobError } from "../../src/platform/jobs/job.ts";
import { fakeFfmpeg } from "../../src/platform/media/ffmpeg.fixture.ts";
import { receiveRecording } from "../../src/records/recordings/receive-recording.ts";
import { testApi } from "../api.ts";
import { newSong, upload } from "../recordings.ts";
import { mp3File, wavFile } from "../sounds.ts";

/** 16,044 bytes a second. */
const wav = (seconds: number) => wavFile({ seconds, rate: 8_000, channels: 1 });
const BAND_STORAGE = 200 * 1024;
const USED_UP =
  "Your band's room for files is used up: it has 200\u00a0KB. Nothing was changed. Delete recordings that you no longer need, or ask whoever runs this server for more.";

const ytDlp = await fakeYtDlp(mp3File({ seconds: 20, channels: 1 }));
const ffmpeg = await fakeFfmpeg(
  `for last; do :; done; head -c 40000 /dev/zero > "\${last#file:}"`,
  afterAll,
);
const api = await testApi({
  bandStorage: BAND_STORAGE,
  config: readConfig({ YT_DLP: ytDlp.program }),
});

async function send(token: string, seconds: number, song?: { id: number }) {
  const { id: songId } = song ?? (await newSong(api, token));
  const content = wav(seconds);
  return { songId, ...(await upload(api, { songId, token, content, name: "take.wav" })) };
}

const usedBy = async (bandId: number) => {
  const [row] = await api.asSuperuser<{ sum: number }>(
    "select coalesce(sum(size), 0)::integer as sum from bandstand.stored_files where band_id = $1 and attached_at is not null",
    [bandId],
  );
  return row?.sum ?? 0;
};

const peaksAreThere = (songId: number, token: string) =>
  expect
    .poll(
      async () =>
        (await api.call(getPlayback, { params: { id: String(songId) } }, token)).answer.peaks,
    )
    .not.toBeNull();

describe("a band without room for another recording", () => {
  it("is answered 507 in words that say what to do, and keeps what it has", async () => {
    const { token, bandUser } = await api.newBand();
    const first = await send(token, 10);
    expect(first.status).toBe(200);
    await peaksAreThere(first.songId, token);
    const second = await send(token, 5);
    expect(second.status).toBe(507);
    expect(second.failure).toEqual({ code: "no_room", message: USED_UP });
    const { answer } = await api.call(getPlayback, { params: { id: String(first.songId) } }, token);
    expect((await api.fetch(answer.url)).status).toBe(200);
    const registered = await api.asSuperuser(
      "select 1 from bandstand.stored_files where band_id = $1",
      [bandUser.bandId],
    );
    expect(registered).toHaveLength(3);
  });

  it("puts another one in a recording's place, and has room again once a song has gone", async () => {
    const { token } = await api.newBand();
    const first = await send(token, 10);
    expect((await send(token, 12, { id: first.songId })).status).toBe(200);
    expect((await send(token, 5)).status).toBe(507);
    await api.call(deleteSong, { params: { id: String(first.songId) } }, token);
    expect((await send(token, 5)).status).toBe(200);
  });

  it("is another band's business only", async () => {
    const { token } = await api.newBand();
    await send(token, 10);
    expect((await send(token, 5)).status).toBe(507);
    const other = await api.newBand();
    expect((await send(other.token, 10)).status).toBe(200);
  });

  it("is refused before the file has come, where the request tells its size", async () => {
    const { token } = await api.newBand();
    const large = await send(token, 60);
    expect(large.failure).toEqual({ code: "no_room", message: USED_UP });
  });

  it("is refused while a file comes whose size nobody knows, and not after all of it", async () => {
    const { token, bandUser } = await api.newBand();
    const song = await newSong(api, token);
    const whole = wav(120);
    let taken = 0;
    function* pieces() {
      for (; taken < whole.length; taken += 4096) yield whole.subarray(taken, taken + 4096);
    }
    const incoming = { name: "take.wav", content: Readable.from(pieces()), size: 0 };
    const scope = { bandId: bandUser.bandId, bandUserId: bandUser.id };
    await expect(receiveRecording(api.services, scope, song.id, incoming)).rejects.toMatchObject({
      code: "no_room",
      message: USED_UP,
    });
    expect(taken).toBeLessThan(whole.length / 2);
  });

  it("does not get beyond it by sending several at once", async () => {
    const { token, bandUser } = await api.newBand();
    const songs = await Promise.all(Array.from({ length: 6 }, () => newSong(api, token)));
    const sent = await Promise.all(songs.map((song) => send(token, 4, song)));
    const kept = sent.filter(({ status }) => status === 200);
    expect(kept.length).toBeGreaterThan(0);
    expect(sent.every(({ status }) => status === 200 || status === 507)).toBe(true);
    expect(kept.length * wav(4).length).toBeLessThanOrEqual(BAND_STORAGE);
    expect(await usedBy(bandUser.bandId)).toBeLessThan(BAND_STORAGE + 64 * 1024);
  });

  it("has no video fetched, and is told why", async () => {
    const { token } = await api.newBand();
    await send(token, 12);
    const song = await newSong(api, token);
    const params = { songId: String(song.id) };
    const { answer } = await api.call(
      downloadVideo,
      { params, body: { url: "dQw4w9WgXcQ" } },
      token,
    );
    expect(answer).toEqual({ success: false, recordingFilename: null, error: USED_UP });
  });

  it("has no program started for a video once nothing is left", async () => {
    const { token, bandUser } = await api.newBand();
    await send(token, 10);
    await api.asSuperuser(
      "update bandstand.stored_files set size = $2 where band_id = $1 and kind = 'recording'",
      [bandUser.bandId, BAND_STORAGE],
    );
    const song = await newSong(api, token);
    const params = { songId: String(song.id) };
    const before = await ytDlp.calls();
    const body = { url: "dQw4w9WgXcQ" };
    const { answer } = await api.call(downloadVideo, { params, body }, token);
    expect(answer.error).toBe(USED_UP);
    expect(await ytDlp.calls()).toEqual(before);
  });

  it("copies no songs of another band, neither their rows", async () => {
    const bands = await twoBands(api);
    const { source, target } = bands;
    const { songId } = await send(source.token, 5);
    await send(target.token, 10);
    const { status, failure } = await bring(api, bands, [{ id: songId, nameConflict: false }]);
    expect(status).toBe(507);
    expect(failure.message).toBe(USED_UP);
    expect(await rowsOf(api, target)).toHaveLength(1);
  });

  it("keeps its recording without the copy for phones that does not fit", async () => {
    const { token, bandUser } = await api.newBand();
    const { songId, answer } = await send(token, 11);
    const making = recordingJobs({ ...api.services, ffmpeg }).find(
      ({ name }) => name === "make-rendition",
    );
    const { log } = api.services;
    const { signal } = new AbortController();
    const { recordingFilename } = answer;
    await expect(
      making?.run(
        { songId, recordingFilename },
        { bandId: bandUser.bandId, attempt: 1, signal, log },
      ),
    ).rejects.toThrow(PermanentJobError);
    const song = (await api.call(getSong, { params: { id: String(songId) } }, token)).answer;
    expect(song.recordingFilename).toBe(recordingFilename);
  });
});
