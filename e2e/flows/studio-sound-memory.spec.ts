// What the engine of the studios plays from memory, for browsers that stretch an element too late.

import { cents, heardTone, samplesOf } from "../support/sound/measure.ts";
import { recordingOf, sine } from "../support/sound/recordings.ts";
import { expect, test } from "../support/sound/sound-test.ts";

const A = sine(440);

test.describe("a browser whose elements are stretched too late", { tag: "@laptop" }, () => {
  test("plays from memory: speed, pitch and loop as elsewhere", async ({ page, site }) => {
    const url = site.add("a440.wav", recordingOf({ seconds: 6 }, A));
    const heard = await page.evaluate(
      ({ url }) =>
        Promise.all(
          [
            { speed: 0.5, pitch: 0 },
            { speed: 1.5, pitch: 0 },
            { speed: 1, pitch: 12 },
          ].map(async (controls) => {
            const lacking = { tapsBeforeStretch: true, stretchLead: () => 0 };
            const studio = await window.openStudio(lacking);
            const loop = { start: 1, end: 4 };
            const sound = await studio.open(url, { ...controls, loop });
            sound.seek(1.2);
            await sound.play();
            await window.until(() => sound.position() > 1.4);
            const recording = await studio.record(1);
            const { position } = sound;
            sound.seek(3.9);
            await window.until(() => sound.snapshot().rounds > 0 && position() < 2);
            sound.pause();
            return { controls, recording, at: position(), duration: sound.snapshot().duration };
          }),
        ),
      { url },
    );
    for (const { controls, recording, at, duration } of heard) {
      const expected = 440 * 2 ** (controls.pitch / 12);
      const { hz } = heardTone(samplesOf(recording.left), expected, recording.sampleRate);
      const name = JSON.stringify(controls);
      expect(Math.abs(cents(hz, expected)), name).toBeLessThan(5);
      expect(duration, name).toBeCloseTo(6, 2);
      expect(at, name).toBeGreaterThan(0.99);
    }
  });

  test("plays what is kept on the device", async ({ page, site }) => {
    const url = site.add("a440.wav", recordingOf({ seconds: 6 }, A));
    const snapshot = await page.evaluate(
      async ({ url }) => {
        const kept = URL.createObjectURL(await (await fetch(url)).blob());
        const studio = await window.openStudio({ tapsBeforeStretch: true });
        const sound = await studio.open(kept);
        await sound.play();
        await window.until(() => sound.position() > 0.2);
        return sound.snapshot();
      },
      { url },
    );
    expect(snapshot).toMatchObject({ status: "ready", isPlaying: true });
  });

  test("plays recordings of any shape from memory", async ({ page, site }) => {
    const shapes = {
      "mono.wav": { seconds: 3, channels: 1 },
      "8000.wav": { seconds: 3, sampleRate: 8000 },
      "96000.wav": { seconds: 3, sampleRate: 96_000 },
      "surround.wav": { seconds: 3, channels: 6 },
    };
    // Of six channels the singer has the third to himself.
    const sung = (time: number, channel: number) => (channel === 2 ? sine(440, 0.6)(time) : 0);
    const urls = Object.entries(shapes).map(([name, shape]) =>
      site.add(name, recordingOf(shape, name === "surround.wav" ? sung : A)),
    );
    const heard = await page.evaluate(
      ({ urls }) =>
        Promise.all(
          urls.map(async (url) => {
            const studio = await window.openStudio({ tapsBeforeStretch: true });
            const sound = await studio.open(url, { speed: 0.75 });
            await sound.play();
            await window.until(() => sound.position() > 0.5);
            const recording = await studio.record(0.8);
            return { url, recording, duration: sound.snapshot().duration };
          }),
        ),
      { urls },
    );
    for (const { url, recording, duration } of heard) {
      expect(duration, url).toBeCloseTo(3, 1);
      for (const channel of [recording.left, recording.right]) {
        const { hz, amplitude } = heardTone(samplesOf(channel), 440, recording.sampleRate);
        expect(Math.abs(cents(hz, 440)), url).toBeLessThan(5);
        expect(amplitude, url).toBeGreaterThan(0.3);
      }
    }
  });

  test("plays what would take too much memory by the element alone, slower and not lower", async ({
    page,
    site,
  }) => {
    const url = site.addSilence("long.wav", 3 * 60 * 60);
    const { snapshot, media } = await page.evaluate(
      async ({ url }) => {
        const studio = await window.openStudio({ tapsBeforeStretch: true });
        const controls = { speed: 0.5, pitch: -5, volume: 0.3 };
        const sound = await studio.open(url, controls, { duration: 3 * 60 * 60 });
        await sound.play();
        await window.until(() => sound.position() > 0.2);
        const { playbackRate, preservesPitch, volume } = sound.media;
        return { snapshot: sound.snapshot(), media: { playbackRate, preservesPitch, volume } };
      },
      { url },
    );
    expect(snapshot).toMatchObject({
      status: "ready",
      isPlaying: true,
      pitchMethod: "none",
      hasEqualizer: false,
    });
    expect(media).toEqual({ playbackRate: 0.5, preservesPitch: true, volume: 0.3 });
  });

  test("has failed where the recording is missing", async ({ page }) => {
    const status = await page.evaluate(async () => {
      const studio = await window.openStudio({ tapsBeforeStretch: true });
      const sound = await studio.open("/missing.wav");
      return sound.snapshot().status;
    });
    expect(status).toBe("failed");
  });
});
