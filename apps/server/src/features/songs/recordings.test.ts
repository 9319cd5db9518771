import { createPeakMeter, FINE, readPeaks, writePeaks } from "@bandstand/audio/peaks";
import {
  deleteSong,
  getPlayback,
  getRecordingDuration,
  getSong,
  type Playback,
  savePeaks,
} from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newSong, upload, whatIsKept } from "../../../test/recordings.ts";
import { mp3File, wavFile } from "../../../test/sounds.ts";

let clock = Date.now();
const api = await testApi({ now: () => new Date(clock) });
const HOUR = 3_600_000;

const idOf = ({ id }: { id: number }) => ({ id: String(id) });
const wav = wavFile({ seconds: 1, rate: 8_000, channels: 1 });
const mp3 = mp3File({ seconds: 2, rate: 44_100, channels: 1, kbps: 64 });

async function songWith(content: Buffer, name: string) {
  const { token, bandUser } = await api.newBand();
  const song = await newSong(api, token);
  const sent = await upload(api, { songId: song.id, token, content, name });
  expect(sent.status).toBe(200);
  return { token, bandUser, song, ...sent.answer };
}

const playbackOf = async (song: { id: number }, token: string) =>
  (await api.call(getPlayback, { params: idOf(song) }, token)).answer;

async function peaksOf(song: { id: number }, token: string): Promise<Playback> {
  await expect.poll(async () => (await playbackOf(song, token)).peaks).not.toBeNull();
  return playbackOf(song, token);
}

/** Leaves the founder of a band with a right on songs and nothing else. */
async function demote(bandUser: { id: number }, priv: string): Promise<void> {
  await api.asSuperuser(
    "update bandstand.band_users set administrator_enabled = false, super_administrator_enabled = false where id = $1",
    [bandUser.id],
  );
  await api.asSuperuser(
    `update bandstand.band_user_menu_options set priv = $2
     where band_user_id = $1 and menu_option_id = (select id from bandstand.menu_options where tag = 'SO')`,
    [bandUser.id, priv],
  );
}

/** As a browser measures them. */
function measured(seconds: number): string {
  const meter = createPeakMeter({ sampleRate: 8_000, channels: 1, rate: FINE });
  meter.add(new Float32Array(8_000 * seconds).fill(0.5));
  return Buffer.from(writePeaks(meter.finish())).toString("base64");
}

describe("uploading a recording", () => {
  it("of a WAV tells its length at once, and its waveform soon", async () => {
    const { token, song, duration, recordingFilename } = await songWith(wav, "take 1.wav");
    expect(duration).toBeCloseTo(1, 2);
    expect(recordingFilename).toMatch(/\.wav$/);
    const { answer } = await api.call(getSong, { params: idOf(song) }, token);
    expect(answer).toMatchObject({ recordingFilename, seconds: 1 });
    expect(answer.recordingDate).not.toBeNull();
    const told = await api.call(getRecordingDuration, { params: idOf(song) }, token);
    expect(told.answer.duration).toBeCloseTo(1, 2);

    const { peaks, ...playback } = await peaksOf(song, token);
    expect(playback).toMatchObject({
      type: "audio/wav",
      size: wav.length,
      recordingFilename,
      recordingDate: answer.recordingDate,
    });
    const fine = readPeaks(Buffer.from(await (await api.fetch(peaks?.fine ?? "")).arrayBuffer()));
    expect(fine?.rate).toBe(FINE);
    expect(fine?.values.length).toBe(2 * FINE);
    expect(Math.max(...(fine?.values ?? []))).toBe(64);
  });

  it("of an MP3 keeps it byte for byte", async () => {
    const { token, song, duration } = await songWith(mp3, "Tin Roof Rain.mp3");
    expect(duration).toBeGreaterThan(1.9);
    expect(duration).toBeLessThan(2.3);
    const { url, type } = await playbackOf(song, token);
    expect(type).toBe("audio/mpeg");
    expect(Buffer.from(await (await api.fetch(url)).arrayBuffer())).toEqual(mp3);
  });

  it("takes the place of the one before, whose files go", async () => {
    const { token, song, recordingFilename } = await songWith(wav, "first.wav");
    await peaksOf(song, token);
    const second = await upload(api, { songId: song.id, token, content: mp3, name: "second.mp3" });
    const { files, registered } = await whatIsKept(api);
    expect(second.status).toBe(200);
    expect(files).toContain(second.answer.recordingFilename);
    expect(files).not.toContain(recordingFilename);
    expect(registered).not.toContain(recordingFilename);
    expect(files.toSorted()).toEqual(registered.toSorted());
    expect((await api.fetch(`/uploads/${recordingFilename}`, { token })).status).toBe(404);
  });

  it("goes with its song", async () => {
    const { token, song, recordingFilename } = await songWith(mp3, "gone.mp3");
    expect((await api.call(deleteSong, { params: idOf(song) }, token)).status).toBe(204);
    const { files, registered } = await whatIsKept(api);
    expect([...files, ...registered]).not.toContain(recordingFilename);
  });
});

describe("downloading a recording", () => {
  it("offers the original under the name it came with", async () => {
    const { token, song } = await songWith(mp3, "Größe – 1.mp3");
    const response = await api.fetch(`/api/songdownload/${song.id}`, { token });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-disposition")).toContain(
      "filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%E2%80%93%201.mp3",
    );
    expect(Buffer.from(await response.arrayBuffer())).toEqual(mp3);
  });

  it("gives a part of it, and refuses one that lies outside", async () => {
    const { token, song } = await songWith(mp3, "a.mp3");
    const ask = (range: string) =>
      api.fetch(`/api/songdownload/${song.id}`, { token, headers: { range } });
    const part = await ask("bytes=100-199");
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 100-199/${mp3.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(mp3.subarray(100, 200));
    const outside = await ask(`bytes=${mp3.length}-`);
    expect(outside.status).toBe(416);
    expect(outside.headers.get("content-range")).toBe(`bytes */${mp3.length}`);
  });
});

describe("a signed link", () => {
  it("plays without a token, in parts too, until it ends", async () => {
    const { token, song } = await songWith(mp3, "a.mp3");
    const { url, expiresAt } = await playbackOf(song, token);
    const part = await api.fetch(url, { headers: { range: "bytes=0-9" } });
    expect(part.status).toBe(206);
    const before = clock;
    try {
      clock = Date.parse(expiresAt) - 1;
      expect((await api.fetch(url)).status).toBe(200);
      clock = Date.parse(expiresAt);
      expect((await api.fetch(url)).status).toBe(404);
    } finally {
      clock = before;
    }
    expect(Date.parse(expiresAt) - clock).toBeLessThanOrEqual(2 * HOUR);
  });

  it("opens nothing once a letter of it is changed", async () => {
    const { token, song, recordingFilename } = await songWith(mp3, "a.mp3");
    const other = await songWith(mp3, "b.mp3");
    const { url } = await playbackOf(song, token);
    const link = new URL(url, api.url);
    const later = new URL(link);
    later.searchParams.set("expires", String(Number(link.searchParams.get("expires")) + 3600));
    const forged = new URL(link);
    const signature = link.searchParams.get("signature") ?? "";
    forged.searchParams.set(
      "signature",
      (signature.startsWith("A") ? "B" : "A") + signature.slice(1),
    );
    const moved = new URL(link.href.replace(recordingFilename, other.recordingFilename));
    const bare = new URL(link.pathname, api.url);
    for (const address of [later, forged, moved, bare]) {
      expect((await fetch(address)).status).toBe(404);
    }
    expect((await fetch(link)).status).toBe(200);
  });
});

describe("/uploads/{filename}", () => {
  it("is open to the band, closed to another band and to nobody in particular", async () => {
    const { token, recordingFilename } = await songWith(mp3, "a.mp3");
    const other = await api.newBand();
    const path = `/uploads/${recordingFilename}`;
    expect((await api.fetch(path, { token })).status).toBe(200);
    expect((await api.fetch(path, { token: other.token })).status).toBe(404);
    expect((await api.fetch(path)).status).toBe(404);
  });

  it("is closed to a member who may not see songs", async () => {
    const { token, bandUser, recordingFilename } = await songWith(mp3, "a.mp3");
    await demote(bandUser, "H");
    expect((await api.fetch(`/uploads/${recordingFilename}`, { token })).status).toBe(404);
  });
});

describe("peaks that a browser measured", () => {
  it("are kept from a reader where there are none yet; those there stay", async () => {
    const { token, song, bandUser, recordingFilename } = await songWith(mp3, "a.mp3");
    await demote(bandUser, "R");
    const send = (fine: string) =>
      api.call(
        savePeaks,
        { params: idOf(song), body: { recordingFilename, duration: 2, fine } },
        token,
      );
    const first = await send(measured(2));
    expect(first.status).toBe(200);
    expect(first.answer.peaks).not.toBeNull();
    const second = await send(measured(1));
    expect(second.status).toBe(200);
    expect(second.answer.peaks).toEqual(first.answer.peaks);
  });

  it("are refused for another recording than the one there, and when they are none", async () => {
    const { token, song, recordingFilename } = await songWith(mp3, "a.mp3");
    const send = (body: { recordingFilename: string; duration: number; fine: string }) =>
      api.call(savePeaks, { params: idOf(song), body }, token);
    expect(
      (await send({ recordingFilename: "other.mp3", duration: 2, fine: measured(2) })).failure.code,
    ).toBe("changed_meanwhile");
    for (const fine of [measured(30), Buffer.from("rubbish").toString("base64")]) {
      expect(await send({ recordingFilename, duration: 2, fine })).toMatchObject({
        status: 422,
        failure: { fields: [{ path: "fine" }] },
      });
    }
    expect((await playbackOf(song, token)).peaks).toBeNull();
  });
});

describe("who may do what with recordings", () => {
  async function statuses(song: { id: number }, token?: string) {
    const params = idOf(song);
    const body = { recordingFilename: "a.mp3", duration: 2, fine: measured(2) };
    const [uploaded, duration, download, playback, peaks] = await Promise.all([
      upload(api, { songId: song.id, content: mp3, name: "a.mp3", ...(token && { token }) }),
      api.call(getRecordingDuration, { params }, token),
      api.fetch(`/api/songdownload/${song.id}`, { ...(token && { token }) }),
      api.call(getPlayback, { params }, token),
      api.call(savePeaks, { params, body }, token),
    ]);
    return [uploaded, duration, download, playback, peaks].map(({ status }) => status);
  }

  it("nobody without a token", async () => {
    const { song } = await songWith(mp3, "a.mp3");
    expect(await statuses(song)).toEqual([401, 401, 401, 401, 401]);
  });

  it("H on songs: nothing", async () => {
    const { song, token, bandUser } = await songWith(mp3, "a.mp3");
    await demote(bandUser, "H");
    expect(await statuses(song, token)).toEqual([403, 403, 403, 403, 403]);
  });

  it("R on songs: everything but uploading", async () => {
    const { song, token, bandUser } = await songWith(mp3, "a.mp3");
    await demote(bandUser, "R");
    expect(await statuses(song, token)).toEqual([403, 200, 200, 200, 409]);
  });

  it("another band's song: not found, and its recording stays", async () => {
    const { song, token, recordingFilename } = await songWith(mp3, "a.mp3");
    const other = await api.newBand();
    expect(await statuses(song, other.token)).toEqual([404, 404, 404, 404, 404]);
    expect((await api.call(getSong, { params: idOf(song) }, token)).answer.recordingFilename).toBe(
      recordingFilename,
    );
  });

  it("a song without a recording says so", async () => {
    const { token } = await api.newBand();
    const song = await newSong(api, token);
    const { status, failure } = await api.call(getPlayback, { params: idOf(song) }, token);
    expect(status).toBe(404);
    expect(failure).toEqual({
      code: "no_recording",
      message: "No recording available for this song",
    });
  });
});
