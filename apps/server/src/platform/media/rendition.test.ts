import { readFile } from "node:fs/promises";
import { writeWav } from "@bandstand/audio/write-wav";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { fakeFfmpeg, installedFfmpeg } from "./ffmpeg.fixture.ts";
import { measureDuration } from "./duration.ts";
import { hugeFilm } from "./huge-film.fixture.ts";
import { NotEncoded, wantsRendition, withRendition } from "./rendition.ts";
import { elsewhere, newStore, storeBytes, storeFixture } from "./stored.fixture.ts";

const { signal } = new AbortController();
const log = pino({ level: "silent" });
const encoder = await installedFfmpeg();
const MEGABYTE = 1024 * 1024;

const tone = Float32Array.from({ length: 88_200 }, (_, i) => Math.sin(i / 16) / 2);
const wav = writeWav({ sampleRate: 44_100, channels: [tone, tone] });

/** Writes some bytes where its last argument says. */
const writes = (bytes: string) =>
  `for last; do :; done; printf '%s' '${bytes}' > "\${last#file:}"; echo "$@" > "$0.args"`;

describe("a rendition", () => {
  it.each(["song.wav", "song.flac", "SONG.WAV"])("is wanted of %s from 4 MB on", (name) => {
    expect(wantsRendition(name, 4 * MEGABYTE)).toBe(true);
    expect(wantsRendition(name, 4 * MEGABYTE - 1)).toBe(false);
  });

  it.each(["song.aiff", "song.aif", "clip.avi", "clip.mkv"])(
    "is wanted of %s whatever its size, since few browsers play it",
    (name) => expect(wantsRendition(name, 1000)).toBe(true),
  );

  it.each(["song.mp3", "song.m4a", "song.ogg", "clip.mp4", "clip.webm"])(
    "is not wanted of %s, which is small already",
    (name) => expect(wantsRendition(name, 100 * MEGABYTE)).toBe(false),
  );

  it("is AAC that plays while it is fetched, without what the original's maker wrote into it", async () => {
    const files = await newStore();
    await storeBytes(files, "song.wav", wav);
    const ffmpeg = await fakeFfmpeg(writes("small"));
    const used = await withRendition({ files, ffmpeg, log }, "song.wav", signal, (path) =>
      readFile(path, "utf8"),
    );
    expect(used).toBe("small");
    const given = await readFile(`${ffmpeg}.args`, "utf8");
    expect(given).toContain("-protocol_whitelist file -f wav -i file:");
    expect(given).toContain("-map_metadata -1 -c:a aac");
    expect(given).toContain("-movflags +faststart");
  });

  it("is none where it would be no smaller than an original that plays", async () => {
    const files = await newStore();
    await storeBytes(files, "song.flac", Buffer.from("few"));
    await storeBytes(files, "song.aiff", Buffer.from("few"));
    const ffmpeg = await fakeFfmpeg(writes("much more"));
    const make = (name: string) =>
      withRendition({ files, ffmpeg, log }, name, signal, async () => true);
    expect(await make("song.flac")).toBeNull();
    expect(await make("song.aiff")).toBe(true);
  });

  it("that cannot be made is told from one of a file that is not there", async () => {
    const files = await newStore();
    await storeBytes(files, "song.wav", wav);
    const ffmpeg = await fakeFfmpeg("exit 1");
    const make = (name: string) =>
      withRendition({ files, ffmpeg, log }, name, signal, async () => true);
    await expect(make("song.wav")).rejects.toThrow(NotEncoded);
    expect(await make("none.wav")).toBeNull();
  });

  it.skipIf(encoder === null)(
    "of a film whose pictures are beyond any camera is refused by the real program",
    async () => {
      const files = await newStore();
      await storeBytes(files, "small.avi", hugeFilm(320));
      await storeBytes(files, "huge.avi", hugeFilm(16_000));
      const services = { files, ffmpeg: encoder ?? "", log };
      const make = (name: string) =>
        withRendition(services, name, signal, async (_path, { type }) => type);
      expect(await make("small.avi")).toBe("video/mp4");
      await expect(make("huge.avi")).rejects.toThrow(NotEncoded);
    },
  );

  it.skipIf(encoder === null).each(["clip.avi", "clip.mkv"])(
    "of %s is a film that every browser plays",
    async (name) => {
      const files = await newStore();
      await storeFixture(files, name);
      const services = { files, ffmpeg: encoder ?? "", log };
      const made = await withRendition(services, name, signal, async (path, { type }) => ({
        type,
        bytes: await readFile(path, "latin1"),
      }));
      expect(made?.type).toBe("video/mp4");
      expect(made?.bytes).toContain("avc1");
      expect(made?.bytes).toContain("mp4a");
    },
  );

  it("of a film that cannot be made is its sound", async () => {
    const files = await newStore();
    await storeBytes(files, "clip.mkv", Buffer.from("a film"));
    const ffmpeg = await fakeFfmpeg(`case "$*" in *libx264*) exit 1;; esac; ${writes("sound")}`);
    const made = await withRendition(
      { files, ffmpeg, log },
      "clip.mkv",
      signal,
      async (path, { type }) => [type, await readFile(path, "utf8")],
    );
    expect(made).toEqual(["audio/mp4", "sound"]);
  });

  it.skipIf(encoder === null).each(["tone.aiff", "clip.avi", "clip.mkv", "long.wav"])(
    "of %s lasts as long as the original",
    async (name) => {
      const files = await newStore();
      if (name === "long.wav") await storeBytes(files, name, wav);
      else await storeFixture(files, name);
      const services = { files: elsewhere(files), ffmpeg: encoder ?? "", log };
      const made = await withRendition(services, name, signal, async (path) => {
        await storeBytes(files, "made.m4a", await readFile(path));
        return measureDuration(files, "made.m4a");
      });
      const seconds = name === "long.wav" ? 2 : 1;
      expect(made).toBeGreaterThan(seconds - 0.1);
      expect(made).toBeLessThan(seconds + 0.2);
    },
  );
});
