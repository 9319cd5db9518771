import { randomBytes } from "node:crypto";
import { getPlayback, getSong } from "@bandstand/contracts/songs";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newSong, upload } from "../../../test/recordings.ts";
import { mp3File, wavFile } from "../../../test/sounds.ts";
import { copyFiles } from "./copies.ts";
import { addDocument, bring, filesOfBand, rowsOf, twoBands } from "./two-bands.fixture.ts";

const api = await testApi();
const wav = wavFile({ seconds: 1, rate: 8_000, channels: 1 });

describe("importing the files of songs", () => {
  it("copies the recording with its waveform: each band's is its own", async () => {
    const bands = await twoBands(api);
    const { source, target } = bands;
    const song = await newSong(api, source.token);
    await upload(api, { songId: song.id, token: source.token, content: wav, name: "rain.wav" });
    const params = { id: String(song.id) };
    await expect
      .poll(async () => (await api.call(getPlayback, { params }, source.token)).answer.peaks)
      .not.toBeNull();
    const { recordingFilename: original } = (await api.call(getSong, { params }, source.token))
      .answer;
    await bring(api, bands, [{ id: song.id, nameConflict: false }]);
    const [copy] = await rowsOf(api, target);
    expect(copy?.recordingFilename).not.toBe(original);
    await api.fetch(`/api/deletesong/${song.id}`, { method: "DELETE", token: source.token });

    const { answer } = await api.call(
      getPlayback,
      { params: { id: String(copy?.id) } },
      target.token,
    );
    expect(answer).toMatchObject({ type: "audio/wav", size: wav.length });
    expect(answer.duration).toBeCloseTo(1, 2);
    expect(Buffer.from(await (await api.fetch(answer.url)).arrayBuffer())).toEqual(wav);
    expect((await api.fetch(answer.peaks?.fine ?? "")).status).toBe(200);
    const kept = await filesOfBand(api, target);
    expect(kept).toMatchObject({ unattached: [], missing: [] });
    expect(kept.attached).toHaveLength(3);
  });

  it("leaves no file once it was cancelled", async () => {
    const bands = await twoBands(api);
    const { source, target } = bands;
    const song = await newSong(api, source.token);
    await upload(api, { songId: song.id, token: source.token, content: wav, name: "rain.wav" });
    const [row] = await rowsOf(api, source);
    const recording = {
      filename: row?.recordingFilename ?? "",
      kind: "recording" as const,
      type: "audio/wav",
      size: wav.length,
    };
    await expect(
      copyFiles(api.services, target.bandId, [recording], AbortSignal.abort()),
    ).rejects.toThrow("Nothing was changed.");
    expect(await filesOfBand(api, target)).toEqual({ attached: [], unattached: [], missing: [] });
  });

  it("makes the waveform that the source band's copy does not have yet", async () => {
    const bands = await twoBands(api);
    const song = await newSong(api, bands.source.token);
    const mp3 = mp3File({ seconds: 1, channels: 1 });
    await upload(api, {
      songId: song.id,
      token: bands.source.token,
      content: mp3,
      name: "rain.mp3",
    });
    await bring(api, bands, [{ id: song.id, nameConflict: false }]);
    const [copy] = await rowsOf(api, bands.target);
    const { answer } = await api.call(
      getPlayback,
      { params: { id: String(copy?.id) } },
      bands.target.token,
    );
    expect(answer).toMatchObject({ type: "audio/mpeg", peaks: null });
  });

  it("brings documents where asked, with files of their own", async () => {
    const bands = await twoBands(api);
    const song = await newSong(api, bands.source.token);
    const filename = `${randomBytes(20).toString("hex")}.pdf`;
    await addDocument(api, bands.source, { songId: song.id }, filename);
    await bring(api, bands, [{ id: song.id, nameConflict: false }], true);
    const [row] = await rowsOf(api, bands.target);
    const copied = await api.asSuperuser<{ filename: string }>(
      `select title, notes, filename, original_name, song_id, band_user_id from bandstand.documents
       where band_id = $1`,
      [bands.target.bandId],
    );
    expect(copied).toMatchObject([
      {
        title: "Chart",
        notes: "in G",
        original_name: "chart.pdf",
        song_id: row?.id,
        band_user_id: bands.target.bandUserId,
      },
    ]);
    expect(copied[0]?.filename).not.toBe(filename);
    expect(await api.services.files.stat(copied[0]?.filename ?? "")).toMatchObject({ size: 7 });
    const kept = await api.asSuperuser(
      "select kind from bandstand.stored_files where band_id = $1 and attached_at is not null",
      [bands.target.bandId],
    );
    expect(kept).toEqual([{ kind: "document" }]);
  });

  it("leaves documents there where not asked", async () => {
    const bands = await twoBands(api);
    const song = await newSong(api, bands.source.token);
    await addDocument(api, bands.source, { songId: song.id });
    await bring(api, bands, [{ id: song.id, nameConflict: false }]);
    const copied = await api.asSuperuser("select 1 from bandstand.documents where band_id = $1", [
      bands.target.bandId,
    ]);
    expect(copied).toEqual([]);
  });

  it("brings a song whose recording is missing in the store, without it", async () => {
    const bands = await twoBands(api);
    const song = await newSong(api, bands.source.token);
    const sent = await upload(api, {
      songId: song.id,
      token: bands.source.token,
      content: wav,
      name: "rain.wav",
    });
    await api.services.files.remove(sent.answer.recordingFilename);
    expect((await bring(api, bands, [{ id: song.id, nameConflict: false }])).answer.imported).toBe(
      1,
    );
    expect(await rowsOf(api, bands.target)).toMatchObject([
      { recordingFilename: null, recordingDate: null },
    ]);
  });

  it("brings each song once, however many imports run at the same time", async () => {
    const bands = await twoBands(api);
    const song = await newSong(api, bands.source.token);
    await upload(api, {
      songId: song.id,
      token: bands.source.token,
      content: wav,
      name: "rain.wav",
    });
    const items = [{ id: song.id, nameConflict: false }];
    const answers = await Promise.all([1, 2, 3].map(() => bring(api, bands, items)));
    expect(answers.map(({ answer }) => answer.imported).toSorted((a, b) => a - b)).toEqual([
      0, 0, 1,
    ]);
    expect(await rowsOf(api, bands.target)).toHaveLength(1);
    // Waveforms may be in the making.
    const recordings = ({ attached, unattached }: Awaited<ReturnType<typeof filesOfBand>>) =>
      [attached, unattached].map((names) => names.filter((name) => name.endsWith(".wav")).length);
    expect(recordings(await filesOfBand(api, bands.target))).toEqual([1, 0]);
  });

  it("leaves no row and no file where copying fails half-way", async () => {
    const bands = await twoBands(api);
    const songs = [];
    for (const title of ["One", "Two", "Three", "Four", "Five", "Six"]) {
      const song = await newSong(api, bands.source.token, title);
      await upload(api, {
        songId: song.id,
        token: bands.source.token,
        content: wav,
        name: "a.wav",
      });
      songs.push(song);
    }
    const { files } = api.services;
    const { copy } = files;
    let copies = 0;
    files.copy = async (from, to) => {
      copies += 1;
      if (copies > 3) throw new Error("the disk is gone");
      return copy(from, to);
    };
    try {
      const { status } = await bring(
        api,
        bands,
        songs.map(({ id }) => ({ id, nameConflict: false })),
      );
      expect(status).toBe(500);
    } finally {
      files.copy = copy;
    }
    expect(await rowsOf(api, bands.target)).toEqual([]);
    expect(await filesOfBand(api, bands.target)).toEqual({
      attached: [],
      unattached: [],
      missing: [],
    });
  });
});
