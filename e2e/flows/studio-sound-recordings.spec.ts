// What the engine of the studios makes of recordings that are not as they should be.

import { cents, fitSine, heardTone, samplesOf } from "../support/sound/measure.ts";
import { recordingOf, sine } from "../support/sound/recordings.ts";
import { expect, test } from "../support/sound/sound-test.ts";

const A = sine(440);

test.describe("a recording", { tag: "@laptop" }, () => {
  test("that is missing has failed, and is tried again by playing", async ({ page, site }) => {
    const before = await page.evaluate(async () => {
      const studio = await window.openStudio();
      const sound = await studio.open("/later.wav");
      const { status } = sound.snapshot();
      Object.assign(window, { sound });
      return status;
    });
    expect(before).toBe("failed");
    site.add("later.wav", recordingOf({ seconds: 3 }, A));
    const after = await page.evaluate(async () => {
      const { sound } = window as unknown as {
        sound: Awaited<ReturnType<Awaited<ReturnType<typeof window.openStudio>>["open"]>>;
      };
      await sound.play();
      await window.until(() => sound.position() > 0.2);
      return sound.snapshot();
    });
    expect(after).toMatchObject({ status: "ready", isPlaying: true, duration: 3 });
  });

  test("of any shape plays as it is", async ({ page, site }) => {
    const shapes = {
      "mono.wav": { seconds: 3, channels: 1 },
      "8000.wav": { seconds: 3, sampleRate: 8000 },
      "96000.wav": { seconds: 3, sampleRate: 96_000 },
      "surround.wav": { seconds: 3, channels: 6 },
    };
    const urls = Object.entries(shapes).map(([name, shape]) =>
      site.add(name, recordingOf(shape, A)),
    );
    const heard = await page.evaluate(
      ({ urls }) =>
        Promise.all(
          urls.map(async (url) => {
            const studio = await window.openStudio();
            const sound = await studio.open(url, { pitch: 12 });
            await sound.play();
            await window.until(() => sound.media.currentTime > 0.6);
            const recording = await studio.record(0.8);
            return { url, recording, snapshot: sound.snapshot() };
          }),
        ),
      { urls },
    );
    for (const { url, recording, snapshot } of heard) {
      const { left, right, sampleRate } = recording;
      expect(snapshot.duration, url).toBeCloseTo(3, 1);
      for (const channel of [left, right]) {
        const { hz } = heardTone(samplesOf(channel), 880, sampleRate);
        expect(Math.abs(cents(hz, 880)), url).toBeLessThan(5);
      }
    }
  });

  test("that was cut short plays to where it ends", async ({ page, site }) => {
    const whole = recordingOf({ seconds: 4 }, A);
    const url = site.add("cut.wav", whole.subarray(0, whole.length / 4));
    const snapshot = await page.evaluate(
      async ({ url }) => {
        const studio = await window.openStudio();
        const sound = await studio.open(url);
        await sound.play();
        await window.until(() => !sound.snapshot().isPlaying);
        return { ...sound.snapshot(), at: sound.position() };
      },
      { url },
    );
    expect(snapshot.at).toBeGreaterThan(0.8);
    expect(snapshot.isBlocked).toBe(false);
  });

  test("of silence plays, and one that is alike on both sides has no centre to reduce", async ({
    page,
    site,
  }) => {
    const silent = site.add(
      "silent.wav",
      recordingOf({ seconds: 4 }, () => 0),
    );
    const mono = site.add("one.wav", recordingOf({ seconds: 6, channels: 1 }, A));
    const wide = (time: number, channel: number) =>
      sine(440, 0.3)(time) + (channel === 0 ? sine(1000, 0.2)(time) : 0);
    const stereo = site.add("wide.wav", recordingOf({ seconds: 8 }, wide));
    const [quiet, one, two] = await page.evaluate(
      ({ urls }) =>
        Promise.all(
          urls.map(async (url) => {
            const studio = await window.openStudio();
            const sound = await studio.open(url, { parts: { centre: 1, drums: 0 } });
            await sound.play();
            await window.until(() => sound.media.currentTime > 3);
            return { snapshot: sound.snapshot(), recording: await studio.record(0.5) };
          }),
        ),
      { urls: [silent, mono, stereo] },
    );
    expect(quiet?.snapshot).toMatchObject({ status: "ready", isPlaying: true });
    expect(one?.snapshot.canCutCentre).toBe(false);
    expect(two?.snapshot.canCutCentre).toBe(true);
    const amplitude = (of: typeof one, hz: number) =>
      of && fitSine(samplesOf(of.recording.right), hz, of.recording.sampleRate).amplitude;
    // Reducing it would leave nothing.
    expect(amplitude(one, 440)).toBeCloseTo(0.4, 2);
    expect(amplitude(two, 440)).toBeLessThan(0.03);
    // What stands on the left stays there.
    expect(amplitude(two, 1000)).toBeLessThan(0.01);
  });

  test("of three hours is there as quickly, to its end", async ({ page, site }) => {
    const url = site.addSilence("three-hours.wav", 3 * 60 * 60);
    const { duration, at, opened } = await page.evaluate(
      async ({ url }) => {
        const studio = await window.openStudio();
        const begin = performance.now();
        const sound = await studio.open(url);
        const opened = performance.now() - begin;
        sound.seek(3 * 60 * 60 - 60);
        await sound.play();
        await window.until(() => sound.position() > 3 * 60 * 60 - 59.5);
        return { duration: sound.snapshot().duration, at: sound.position(), opened };
      },
      { url },
    );
    expect(duration).toBeCloseTo(10_800, 0);
    expect(at).toBeGreaterThan(10_740);
    expect(opened).toBeLessThan(5000);
  });

  test("in a video is heard as well", async ({ page, site }) => {
    const url = site.add("video.wav", recordingOf({ seconds: 4 }, A));
    const { name, recording } = await page.evaluate(
      async ({ url }) => {
        const studio = await window.openStudio();
        const sound = await studio.open(url, { pitch: -5 }, { kind: "video" });
        await sound.play();
        await window.until(() => sound.media.currentTime > 0.6);
        return { name: sound.media.tagName, recording: await studio.record(0.6) };
      },
      { url },
    );
    const expected = 440 * 2 ** (-5 / 12);
    const { hz } = heardTone(samplesOf(recording.left), expected, recording.sampleRate);
    expect(name).toBe("VIDEO");
    expect(Math.abs(cents(hz, expected))).toBeLessThan(5);
  });
});
