/** What long recordings of one band cost the others, with a program that decodes them as slowly as it likes. */
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { deleteSong, getPlayback } from "@bandstand/contracts/songs";
import { sendPasswordReset } from "@bandstand/contracts/sign-in";
import { afterAll, describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { newSong, upload } from "../../../test/recordings.ts";
import { mp3File, wavFile } from "../../../test/sounds.ts";
import { fakeFfmpeg } from "../../platform/media/ffmpeg.fixture.ts";

// Never ends by itself; leaves a file with its name for each time it was begun.
const program = await fakeFfmpeg(
  `
case "$*" in *libx264*) touch "$0.film.$$";; esac
echo $$ > "$0.pid.$$"
exec sleep 600`,
  afterAll,
);
const api = await testApi({ ffmpeg: program });
const mp3 = mp3File({ seconds: 2, channels: 1 });

async function pids(): Promise<number[]> {
  const folder = dirname(program);
  const names = (await readdir(folder)).filter((name) => name.startsWith("ffmpeg.pid."));
  const read = await Promise.all(
    names.map(async (name) => Number(await readFile(join(folder, name), "utf8"))),
  );
  // The file is there a moment before the number in it, and 0 would stand for this process's own group.
  return read.filter((pid) => pid > 0);
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const alive = async () => (await pids()).filter(isAlive);

async function songWith(token: string, content: Buffer, name: string) {
  const song = await newSong(api, token);
  await upload(api, { songId: song.id, token, content, name });
  return { params: { id: String(song.id) }, songId: song.id };
}

describe("four long recordings of one band", () => {
  it("keep neither another band's mail waiting nor its waveform, and end with their songs", async () => {
    const { token } = await api.newBand("The Long Ones");
    const songs = [];
    for (const name of ["a.mp3", "b.mp3", "c.mp3", "d.mp3"])
      songs.push(await songWith(token, mp3, name));
    await expect.poll(async () => (await alive()).length).toBe(1);

    const other = await api.newBand("The Others");
    const email = other.bandUser.TheUser.email ?? "";
    await api.mailTo(email);
    await api.call(sendPasswordReset, { body: { email } });
    expect((await api.mailTo(email)).subject).toContain("password");

    const short = await songWith(other.token, wavFile({ seconds: 1 }), "short.wav");
    const peaks = async () =>
      (await api.call(getPlayback, { params: short.params }, other.token)).answer.peaks;
    await expect.poll(peaks).not.toBeNull();
    expect(await alive()).toHaveLength(1);

    for (const { params } of songs) await api.call(deleteSong, { params }, token);
    await expect.poll(alive).toEqual([]);
    const jobs = () => api.asSuperuser("select 1 from graphile_worker._private_jobs");
    await expect.poll(jobs).toEqual([]);
  });

  it("end when they are replaced", async () => {
    const { token } = await api.newBand("The Changing Ones");
    const { songId } = await songWith(token, mp3, "first.mp3");
    await expect.poll(async () => (await alive()).length).toBe(1);
    const [first] = await alive();
    await upload(api, { songId, token, content: wavFile({ seconds: 1 }), name: "second.wav" });
    await expect.poll(() => isAlive(first ?? 0)).toBe(false);
  });
});

describe("films of three bands", () => {
  it("are copied one at a time", async () => {
    const clip = await readFile(new URL("../../platform/media/fixtures/clip.mkv", import.meta.url));
    for (const name of ["The First", "The Second", "The Third"])
      await songWith((await api.newBand(name)).token, clip, "clip.mkv");
    const films = async () =>
      (await readdir(dirname(program))).filter((name) => name.startsWith("ffmpeg.film."));
    // Two waveforms and a film.
    await expect.poll(async () => (await alive()).length).toBe(3);
    await wait(500);
    expect(await films()).toHaveLength(1);
  });
});
