import { readFile, rm, writeFile } from "node:fs/promises";
import { deleteSong, getPlayback, getSong, savePeaks } from "@bandstand/contracts/songs";
import { createPeakMeter, FINE, writePeaks } from "@bandstand/audio/peaks";
import { afterAll, describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newSong, upload } from "../../../test/recordings.ts";
import { mp3File, wavFile } from "../../../test/sounds.ts";
import { PermanentJobError } from "../../platform/jobs/job.ts";
import { fakeFfmpeg, installedFfmpeg } from "../../platform/media/ffmpeg.fixture.ts";
import { keepRendition } from "../../records/recordings/recordings.repository.ts";
import { recordingJobs } from "./recordings.jobs.ts";

// An encoder that writes where its last argument says, as long as nobody holds it back.
const program = await fakeFfmpeg(
  `
for last; do :; done
case "$last" in file:*) touch "$0.asked";; esac
while [ -e "$0.wait" ]; do sleep 0.05; done
case "$last" in file:*) printf rendition > "\${last#file:}";; *) exit 1;; esac`,
  afterAll,
);
const encoding = await testApi({ ffmpeg: program });
const plain = await testApi();
const encoder = await installedFfmpeg();
const real = await testApi({ ffmpeg: encoder });

type Api = typeof plain;
const idOf = ({ id }: { id: number }) => ({ id: String(id) });
const long = wavFile({ seconds: 25, rate: 44_100, channels: 2 });
const playbackOf = async (api: Api, song: { id: number }, token: string) =>
  (await api.call(getPlayback, { params: idOf(song) }, token)).answer;

async function songWith(api: Api, content: Buffer, name: string) {
  const { token, bandUser } = await api.newBand();
  const song = await newSong(api, token);
  const { answer } = await upload(api, { songId: song.id, token, content, name });
  return { token, bandUser, song, ...answer };
}

const renditionsOf = (api: Api, { bandId }: { bandId: number }) =>
  api.asSuperuser<{ filename: string }>(
    "select filename from bandstand.stored_files where band_id = $1 and kind = 'rendition'",
    [bandId],
  );

async function renditionOf(api: Api, song: { id: number }, token: string) {
  await expect.poll(async () => (await playbackOf(api, song, token)).rendition).not.toBeNull();
  const { rendition } = await playbackOf(api, song, token);
  if (!rendition) throw new Error("no rendition");
  return rendition;
}

describe("a rendition", () => {
  it("of a large WAV is served by its own signed link, beside the original", async () => {
    const { token, song, bandUser } = await songWith(encoding, long, "long.wav");
    const rendition = await renditionOf(encoding, song, token);
    expect(rendition.type).toBe("audio/mp4");
    const served = await encoding.fetch(rendition.url);
    expect(served.headers.get("content-type")).toBe("audio/mp4");
    expect(await served.text()).toBe("rendition");
    expect((await playbackOf(encoding, song, token)).type).toBe("audio/wav");
    expect(await renditionsOf(encoding, bandUser)).toHaveLength(1);
  });

  it("goes when the recording is replaced, and with its song", async () => {
    const { token, song, bandUser } = await songWith(encoding, long, "long.wav");
    const { url } = await renditionOf(encoding, song, token);
    const mp3 = mp3File({ seconds: 1, channels: 1 });
    await upload(encoding, { songId: song.id, token, content: mp3, name: "short.mp3" });
    expect((await playbackOf(encoding, song, token)).rendition).toBeNull();
    expect(await renditionsOf(encoding, bandUser)).toEqual([]);
    expect((await encoding.fetch(url)).status).toBe(404);

    await upload(encoding, { songId: song.id, token, content: long, name: "long.wav" });
    await renditionOf(encoding, song, token);
    await encoding.call(deleteSong, { params: idOf(song) }, token);
    expect(await renditionsOf(encoding, bandUser)).toEqual([]);
  });

  it("that is made while the recording is replaced is not kept", async () => {
    await rm(`${program}.asked`, { force: true });
    await writeFile(`${program}.wait`, "");
    const { token, song, bandUser } = await songWith(encoding, long, "long.wav");
    const mp3 = mp3File({ seconds: 1, channels: 1 });
    await expect.poll(() => readFile(`${program}.asked`).catch(() => null)).not.toBeNull();
    await upload(encoding, { songId: song.id, token, content: mp3, name: "short.mp3" });
    await rm(`${program}.wait`);
    await expect
      .poll(
        async () =>
          (
            await encoding.asSuperuser(
              "select 1 from graphile_worker._private_jobs where (payload ->> 'bandId')::integer = $1",
              [bandUser.bandId],
            )
          ).length,
      )
      .toBe(0);
    expect((await playbackOf(encoding, song, token)).rendition).toBeNull();
    expect(await renditionsOf(encoding, bandUser)).toEqual([]);
  });

  it("is kept by its own recording only, and only the first", async () => {
    const { song, bandUser, recordingFilename } = await songWith(
      plain,
      wavFile({ seconds: 1, rate: 8_000, channels: 1 }),
      "a.wav",
    );
    const keep = (of: string, rendition: string) =>
      plain.services.database.band({ bandId: bandUser.bandId }, (tx) =>
        keepRendition(tx, {
          songId: song.id,
          recordingFilename: of,
          rendition,
          type: "audio/mp4",
        }),
      );
    expect(await keep("before.wav", "late.m4a")).toBe(false);
    expect(await keep(recordingFilename, "first.m4a")).toBe(true);
    expect(await keep(recordingFilename, "second.m4a")).toBe(false);
  });

  it("that cannot be made leaves the recording as it was, and is not tried again", async () => {
    const { token, song, bandUser, recordingFilename } = await songWith(plain, long, "long.wav");
    const failing = await fakeFfmpeg("exit 1");
    const services = { ...plain.services, ffmpeg: failing };
    const making = recordingJobs(services).find(({ name }) => name === "make-rendition");
    const { signal } = new AbortController();
    await expect(
      making?.run(
        { songId: song.id, recordingFilename },
        { bandId: bandUser.bandId, attempt: 1, signal, log: services.log },
      ),
    ).rejects.toThrow(PermanentJobError);
    const playback = await playbackOf(plain, song, token);
    expect(playback.rendition).toBeNull();
    expect((await plain.fetch(playback.url)).status).toBe(200);
  });

  it("is not made of a small WAV, nor where there is no ffmpeg", async () => {
    const small = await songWith(
      encoding,
      wavFile({ seconds: 1, rate: 8_000, channels: 1 }),
      "small.wav",
    );
    const without = await songWith(plain, long, "long.wav");
    for (const [api, { token, song }] of [
      [encoding, small],
      [plain, without],
    ] as const) {
      await expect.poll(async () => (await playbackOf(api, song, token)).peaks).not.toBeNull();
      expect((await playbackOf(api, song, token)).rendition).toBeNull();
    }
  });

  it.skipIf(encoder === null)(
    "by the real program plays for as long, at a tenth of the size",
    async () => {
      const { token, song } = await songWith(real, long, "long.wav");
      const { url } = await renditionOf(real, song, token);
      const bytes = Buffer.from(await (await real.fetch(url)).arrayBuffer());
      expect(bytes.length).toBeLessThan(long.length / 5);
      expect(bytes.subarray(4, 8).toString("latin1")).toBe("ftyp");
      // The index stands before the sound, so that a phone begins at once.
      expect(bytes.indexOf("moov")).toBeLessThan(bytes.indexOf("mdat"));
    },
  );
});

describe("what is known of a recording", () => {
  it("is its loudness, as soon as the waveform is there", async () => {
    const { token, song } = await songWith(plain, wavFile({ seconds: 3 }), "a.wav");
    await expect.poll(async () => (await playbackOf(plain, song, token)).loudness).not.toBeNull();
    // A sine of 440 Hz at half of full scale in both channels; the weighting takes little away down there.
    const { loudness } = await playbackOf(plain, song, token);
    expect(loudness).toBeGreaterThan(-7.5);
    expect(loudness).toBeLessThan(-6);
  });

  it("is the loudness that a browser measured, where the server cannot decode it", async () => {
    const { token, song, recordingFilename } = await songWith(
      plain,
      mp3File({ seconds: 2, channels: 1 }),
      "a.mp3",
    );
    const meter = createPeakMeter({ sampleRate: 8_000, channels: 1, rate: FINE });
    meter.add(new Float32Array(16_000).fill(0.5));
    const fine = Buffer.from(writePeaks(meter.finish())).toString("base64");
    const send = (loudness: number) =>
      plain.call(
        savePeaks,
        { params: idOf(song), body: { recordingFilename, duration: 2, fine, loudness } },
        token,
      );
    expect((await send(21)).status).toBe(422);
    expect((await send(-11.5)).answer.loudness).toBe(-11.5);
  });

  it("is the exact length of an MP3 that does not tell it, once it was counted", async () => {
    const fixture = new URL("../../platform/media/fixtures/variable.mp3", import.meta.url);
    const frames = await readFile(fixture);
    const content = Buffer.concat(Array.from({ length: 200 }, () => frames));
    const { token, song, duration } = await songWith(plain, content, "variable.mp3");
    expect(duration).toBeNull();
    await expect.poll(async () => (await playbackOf(plain, song, token)).duration).not.toBeNull();
    const { duration: counted } = await playbackOf(plain, song, token);
    expect(counted).toBeGreaterThan(190);
    expect(counted).toBeLessThan(220);
    const { answer } = await plain.call(getSong, { params: idOf(song) }, token);
    expect(answer.seconds).toBe(Math.round(counted ?? 0));
  });

  it("is the studio work of every member, whatever recording takes its place", async () => {
    const { token, song, bandUser } = await songWith(plain, wavFile({ seconds: 1 }), "a.wav");
    await plain.asSuperuser(
      `insert into bandstand.band_user_songs (band_id, band_user_id, song_id, settings, notes, sharing)
       values ($1, $2, $3, '{"loopEnabled":true}', 'slower', 'M-R')`,
      [bandUser.bandId, bandUser.id, song.id],
    );
    const studios = () =>
      plain.asSuperuser("select * from bandstand.band_user_songs where song_id = $1", [song.id]);
    const before = await studios();
    await upload(plain, {
      songId: song.id,
      token,
      content: mp3File({ seconds: 1, channels: 1 }),
      name: "b.mp3",
    });
    expect(await studios()).toEqual(before);
    expect(before).toHaveLength(1);
  });
});
