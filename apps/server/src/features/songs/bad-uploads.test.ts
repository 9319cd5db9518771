/** Recordings as people really send them: mislabelled, cut, endless, many at once. */
import { request } from "node:http";
import { readFile } from "node:fs/promises";
import { readPeaks } from "@bandstand/audio/peaks";
import { getPlayback, getSong, type Song } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newSong, upload, whatIsKept } from "../../../test/recordings.ts";
import { cutShort, mp3File, wavFile } from "../../../test/sounds.ts";

const api = await testApi();
const { token } = await api.newBand();
const idOf = ({ id }: Song) => ({ id: String(id) });
const playbackOf = async (song: Song) =>
  (await api.call(getPlayback, { params: idOf(song) }, token)).answer;
const send = (song: Song, content: Buffer, name: string) =>
  upload(api, { songId: song.id, token, content, name });

/** A multipart request whose body we write ourselves. */
function beginUpload(song: Song, { size, name }: { size: number; name: string }) {
  const edge = "edge-of-a-part";
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const tail = `\r\n--${edge}--\r\n`;
  const call = request(`${api.url}/api/fileupload/${song.id}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": `multipart/form-data; boundary=${edge}`,
      "content-length": head.length + size + tail.length,
    },
  });
  call.on("error", () => undefined);
  call.write(head);
  const status = new Promise<number>((resolve) =>
    call.once("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }),
  );
  const write = (bytes: Buffer) =>
    new Promise<void>((resolve) => {
      if (call.write(bytes)) resolve();
      else call.once("drain", () => resolve());
    });
  return { call, status, write, finish: () => call.end(tail) };
}

const PART = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.wav"\r\n';

describe("a request that is no multipart", () => {
  const whole = `${PART}\r\nRIFF....WAVE\r\n--edge--\r\n`;

  it.each([
    ["that names no boundary", "multipart/form-data", whole],
    ["with an empty boundary", "multipart/form-data; boundary=", whole],
    ["with an empty boundary in quotes", 'multipart/form-data; boundary=""', whole],
    ["with a boundary of 300 letters", `multipart/form-data; boundary=${"b".repeat(300)}`, whole],
    ["with another boundary than its parts", "multipart/form-data; boundary=other", whole],
    ["cut off in the boundary", "multipart/form-data; boundary=edge", "--ed"],
    ["cut off in the header", "multipart/form-data; boundary=edge", PART.slice(0, 40)],
    ["cut off after the header", "multipart/form-data; boundary=edge", `${PART}\r\n`],
    ["cut off in the file", "multipart/form-data; boundary=edge", `${PART}\r\nRIFF....WAVE`],
    [
      "cut off far into the file",
      "multipart/form-data; boundary=edge",
      Buffer.concat([Buffer.from(`${PART}\r\n`), wavFile({ seconds: 5 })]),
    ],
  ])("%s is answered 400", async (_what, type, body) => {
    const song = await newSong(api, token);
    const response = await api.fetch(`/api/fileupload/${song.id}`, {
      method: "POST",
      token,
      headers: { "content-type": type },
      body: typeof body === "string" ? body : new Uint8Array(body),
    });
    expect(await response.json()).toMatchObject({ code: "bad_request" });
    expect(response.status).toBe(400);
    expect((await api.call(getSong, { params: idOf(song) }, token)).answer.recordingFilename).toBe(
      null,
    );
  });
});

describe("a file of another kind", () => {
  it.each([
    ["a PDF", "song.mp3", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n")],
    ["an archive", "song.m4a", Buffer.from("504b030414000000080000", "hex")],
    ["a web page", "song.ogg", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a program", "song.wav", Buffer.from("7f454c4602010100000000000000000002003e00", "hex")],
    ["a playlist", "song.mp3", Buffer.from("#EXTM3U\n#EXTINF:1\nfile:///etc/passwd\n")],
    ["one byte", "song.wav", Buffer.from("R")],
  ])("is refused, whatever it is called: %s", async (_what, name, content) => {
    const song = await newSong(api, token);
    const { status, failure } = await send(song, content, name);
    expect({ status, code: failure.code }).toEqual({ status: 415, code: "wrong_type" });
    expect((await api.call(getSong, { params: idOf(song) }, token)).answer.updatedAt).toBe(
      song.updatedAt,
    );
  });

  it("of sound under another sound's name is kept as what it is", async () => {
    const song = await newSong(api, token);
    const { answer } = await send(song, mp3File({ seconds: 1, channels: 1 }), "song.wav");
    expect(answer.recordingFilename).toMatch(/\.mp3$/);
    expect((await playbackOf(song)).type).toBe("audio/mpeg");
  });
});

describe("a WAV of a rate that nobody records at", () => {
  it("is refused, and costs nothing", async () => {
    const song = await newSong(api, token);
    const before = await whatIsKept(api);
    // One byte a second: each would have been worth 400 bytes of waveform.
    const content = wavFile({
      seconds: 1,
      rate: 1_000_000,
      channels: 1,
      content: { kind: "silence" },
    });
    content.writeUInt32LE(1, 24);
    const { status, failure } = await send(song, content, "slow.wav");
    expect(status).toBe(415);
    expect(failure).toMatchObject({
      code: "wrong_type",
      message: "This file is not a recording that we know. MP3, WAV, M4A, OGG and FLAC are.",
    });
    expect(await whatIsKept(api)).toEqual(before);
    const jobs = await api.asSuperuser("select from graphile_worker.jobs where locked_at is null");
    expect(jobs).toEqual([]);
  });
});

describe("a film", () => {
  it.each([
    ["clip.mp4", "video/mp4"],
    ["clip.mov", "video/quicktime"],
    ["clip.mkv", "video/x-matroska"],
    ["clip.webm", "video/webm"],
    ["clip.avi", "video/x-msvideo"],
  ])("is a recording too: %s", async (name, type) => {
    const song = await newSong(api, token);
    const fixture = new URL(`../../platform/media/fixtures/${name}`, import.meta.url);
    const content = await readFile(fixture);
    expect((await send(song, content, name)).status).toBe(200);
    const playback = await playbackOf(song);
    expect(playback).toMatchObject({ type, size: content.length });
    const part = await api.fetch(playback.url, { headers: { range: "bytes=0-9" } });
    expect(part.status).toBe(206);
  });
});

describe("a recording that was cut", () => {
  it("plays for as long as there is of it, when it is an MP3", async () => {
    const song = await newSong(api, token);
    const whole = mp3File({ seconds: 10, channels: 1, kbps: 64 });
    const content = cutShort(whole, 0.4);
    const { status, answer } = await send(song, content, "cut.mp3");
    expect(status).toBe(200);
    expect(answer.duration).toBeGreaterThan(3.5);
    expect(answer.duration).toBeLessThan(4.5);
    const { url } = await playbackOf(song);
    expect((await (await api.fetch(url)).arrayBuffer()).byteLength).toBe(content.length);
  });

  it("and one of a few bytes is refused or short, never an error", async () => {
    for (const share of [0.001, 0.01, 0.05]) {
      const song = await newSong(api, token);
      const content = cutShort(mp3File({ seconds: 4, channels: 1 }), share);
      expect([200, 415]).toContain((await send(song, content, "cut.mp3")).status);
    }
  });
});

describe("a recording of ten hours", () => {
  const SECONDS = 36_000;
  const RATE = 4_000;
  const PIECE = 1_000_000;

  it("lasts ten hours, has its waveform, and takes no memory to speak of", async () => {
    const song = await newSong(api, token);
    // The head of a WAV of 8 bits a sample, then a quiet buzz for ten hours: 144 MB.
    const head = wavFile({ seconds: 0.001, rate: RATE, channels: 1 }).subarray(0, 44);
    head.writeUInt32LE(RATE, 28);
    head.writeUInt16LE(1, 32);
    head.writeUInt16LE(8, 34);
    head.writeUInt32LE(SECONDS * RATE, 40);
    const buzz = Buffer.from(Array.from({ length: PIECE }, (_, i) => 128 + ((i % 8) - 4) * 8));

    let most = 0;
    const held = () => process.memoryUsage().arrayBuffers;
    const before = held();
    const watching = setInterval(() => {
      most = Math.max(most, held() - before);
    }, 20);
    try {
      const size = head.length + SECONDS * RATE;
      const { write, finish, status } = beginUpload(song, { size, name: "night.wav" });
      await write(head);
      for (let at = 0; at < SECONDS * RATE; at += PIECE) await write(buzz);
      finish();
      expect(await status).toBe(200);
      await expect
        .poll(async () => (await playbackOf(song)).peaks, { timeout: 120_000, interval: 500 })
        .not.toBeNull();
    } finally {
      clearInterval(watching);
    }
    const { duration, loudness, peaks } = await playbackOf(song);
    expect(duration).toBe(SECONDS);
    expect(loudness).toBeLessThan(-10);
    const coarse = await (await api.fetch(peaks?.coarse ?? "")).arrayBuffer();
    expect(readPeaks(new Uint8Array(coarse))?.values.length).toBe(SECONDS * 20 * 2);
    // The waveform itself, at 200 points a second, is 14 MB and stands there twice while it is written.
    expect(most / 1024 / 1024).toBeLessThan(100);
  });
});

describe("ten uploads at once, of which one is cut", () => {
  it("bring nine recordings, and nothing of the tenth", async () => {
    const songs: Song[] = [];
    for (let number = 1; number <= 10; number += 1)
      songs.push(await newSong(api, token, `Song ${number}`));
    const content = wavFile({ seconds: 4, rate: 22_050, channels: 1 });
    const tenth = songs.at(-1);
    if (!tenth) throw new Error("no tenth song");

    const broken = beginUpload(tenth, { size: content.length, name: "ten.wav" });
    await broken.write(content.subarray(0, content.length / 2));
    const sent = await Promise.all(
      songs.slice(0, 9).map((song, index) => send(song, content, `${index + 1}.wav`)),
    );
    broken.call.destroy();

    expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200));
    const names = sent.map(({ answer }) => answer.recordingFilename);
    expect(new Set(names).size).toBe(9);
    for (const song of songs.slice(0, 9)) {
      const { url } = await playbackOf(song);
      expect(Buffer.from(await (await api.fetch(url)).arrayBuffer()).equals(content)).toBe(true);
    }
    const { answer } = await api.call(getSong, { params: idOf(tenth) }, token);
    expect(answer).toMatchObject({ recordingFilename: null, updatedAt: tenth.updatedAt });
    const recordings = async () => {
      const { files, registered } = await whatIsKept(api);
      const isSound = (name: string) => !name.endsWith(".peaks");
      return { files: files.filter(isSound).length, registered: registered.filter(isSound).length };
    };
    const kept = await api.asSuperuser<{ count: number }>(
      "select count(*)::integer as count from bandstand.songs where recording_filename is not null",
    );
    await expect.poll(recordings).toEqual({ files: kept[0]?.count, registered: kept[0]?.count });
  });
});
