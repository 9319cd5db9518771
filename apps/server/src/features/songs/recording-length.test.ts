/** What an upload does to the length of its song. */
import { readFile } from "node:fs/promises";
import { addSong, getPlayback, getSong, saveSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { upload } from "../../../test/recordings.ts";
import { wavFile } from "../../../test/sounds.ts";

const api = await testApi();
const { token } = await api.newBand();
const wav = (seconds: number) => wavFile({ seconds, rate: 8_000, channels: 1 });

/** A song of this length, or of the default where none is given. */
async function song(seconds?: number | null) {
  const body = {
    title: "Tin Roof Rain",
    artist: "Marlow Skye",
    ...(seconds !== undefined && { seconds }),
  };
  const { answer } = await api.call(addSong, { body }, token);
  const params = { id: String(answer.id) };
  return {
    send: (content: Buffer, name = "take.wav") =>
      upload(api, { songId: answer.id, token, content, name }),
    save: (length: number | null) =>
      api.call(saveSong, { params, body: { seconds: length } }, token),
    read: async () => {
      const { seconds: length, recordingDuration } = (await api.call(getSong, { params }, token))
        .answer;
      return { length, recordingDuration };
    },
    measured: () =>
      expect
        .poll(async () => (await api.call(getPlayback, { params }, token)).answer.duration)
        .not.toBeNull(),
    waveform: () =>
      expect
        .poll(async () => (await api.call(getPlayback, { params }, token)).answer.peaks)
        .not.toBeNull(),
  };
}

describe("the length of a song that nobody has set", () => {
  it.each([
    ["the default", undefined],
    ["unknown", null],
    ["nothing", 0],
  ])("being %s, becomes the recording's", async (_what, seconds) => {
    const one = await song(seconds);
    await one.send(wav(12));
    expect(await one.read()).toEqual({ length: 12, recordingDuration: 12 });
  });

  it("follows the recording that takes the place of the one before", async () => {
    const one = await song();
    await one.send(wav(12));
    await one.send(wav(20));
    expect((await one.read()).length).toBe(20);
  });
});

describe("the length of a song that was set by hand", () => {
  it("stays, with the recording's beside it", async () => {
    const one = await song(288);
    await one.send(wav(12));
    await one.waveform();
    expect(await one.read()).toEqual({ length: 288, recordingDuration: 12 });
    await one.send(wav(20));
    await one.waveform();
    expect(await one.read()).toEqual({ length: 288, recordingDuration: 20 });
  });

  it("stays as well when it was set after the recording came", async () => {
    const one = await song();
    await one.send(wav(12));
    await one.save(288);
    await one.send(wav(20));
    expect((await one.read()).length).toBe(288);
  });
});

describe("a recording whose length is told only by who counts through it", async () => {
  const fixture = new URL("../../platform/media/fixtures/variable.mp3", import.meta.url);
  const frames = await readFile(fixture);
  const variable = Buffer.concat(Array.from({ length: 200 }, () => frames));

  it("leaves a length that was set by hand", async () => {
    const one = await song(288);
    expect((await one.send(variable, "variable.mp3")).answer.duration).toBeNull();
    await one.measured();
    expect((await one.read()).length).toBe(288);
  });

  it("sets one that was the recording's before", async () => {
    const one = await song();
    await one.send(wav(12));
    await one.send(variable, "variable.mp3");
    await one.measured();
    const { length, recordingDuration } = await one.read();
    expect(length).toBe(Math.round(recordingDuration ?? 0));
    expect(length).toBeGreaterThan(190);
  });
});
