// Parts of a recording turned down to play along, recorded on their way to the speakers and measured.

import { hearParts } from "../support/sound/listen.ts";
import { median, onsets, samplesOf } from "../support/sound/measure.ts";
import { placed, places, recordingOf, sine } from "../support/sound/recordings.ts";
import { expect, test } from "../support/sound/sound-test.ts";

test.describe("parts", { tag: "@laptop" }, () => {
  test("are turned down by themselves: the middle, the drums, or all but them", async ({
    page,
    site,
  }) => {
    const { voice, guitar, bass, withoutDrums, onlyDrums } = await hearParts(page, site);
    expect(voice).toBeLessThan(-15);
    expect(guitar).toBeGreaterThan(-3);
    expect(bass).toBeGreaterThan(-1);
    expect(withoutDrums.drums).toBeLessThan(-8);
    expect(withoutDrums.tones).toBeGreaterThan(-3);
    expect(onlyDrums.tones).toBeLessThan(-8);
    expect(onlyDrums.drums).toBeGreaterThan(-3);
  });

  test("that are all back leave the recording's own samples", async ({ page, site }) => {
    const sampleRate = await page.evaluate(() => new AudioContext().sampleRate);
    const counted = placed(sampleRate);
    const url = site.add("placed.wav", recordingOf({ seconds: 8, sampleRate }, counted));
    const { left, right } = await page.evaluate(
      async ({ url }) => {
        const studio = await window.openStudio();
        const sound = await studio.open(url, { parts: { centre: 1, drums: -1 } });
        await sound.play();
        await window.until(() => sound.media.currentTime > 1.5);
        sound.set({ parts: { centre: 0, drums: 0 } });
        await window.wait(300);
        return studio.record(0.5);
      },
      { url },
    );
    const samples = samplesOf(left);
    const [first] = places(samples, samplesOf(right));
    const begin = Math.round(first ?? 0);
    const furthest = samples.reduce((most, sample, index) => {
      return Math.max(most, Math.abs(sample - counted((begin + index) / sampleRate, 0)));
    }, 0);
    // A step of 16 bits.
    expect(furthest).toBeLessThan(2 / 2 ** 15);
  });
});

test.describe("the click", { tag: "@laptop" }, () => {
  test("stays on the beats with parts turned down, when the speed changes and from round to round", async ({
    page,
    site,
  }) => {
    // Turned down by half, the left is heard yet.
    const beat = (time: number, channel: number) =>
      channel === 0 && time % 0.5 < 0.06 ? sine(900, 0.4)(time) : 0;
    const url = site.add("beats.wav", recordingOf({ seconds: 20 }, beat));
    const beats = Array.from({ length: 40 }, (_, index) => index / 2);
    const { left, right, sampleRate } = await page.evaluate(
      async ({ url, beats }) => {
        const studio = await window.openStudio();
        const sound = await studio.open(url, {
          parts: { centre: 0.5, drums: 0.25 },
          click: { beats, bars: [4, 6], division: "beats" },
          loop: { start: 4, end: 6 },
        });
        sound.seek(4);
        await sound.play();
        await window.until(() => sound.snapshot().rounds === 1);
        const recording = studio.record(8);
        await window.wait(2500);
        sound.set({ speed: 0.8 });
        return recording;
      },
      { url, beats },
    );
    const [music, clicked] = [samplesOf(left), samplesOf(right)];
    const clicks = onsets(clicked, 0.1, sampleRate);
    const heard = onsets(
      music.map((sample, index) => sample - (clicked[index] ?? 0)),
      0.05,
      sampleRate,
    );
    const distances = clicks.map((click) => Math.min(...heard.map((at) => Math.abs(at - click))));
    // Two seconds and a half have five beats, the rest of eight at four fifths nine.
    expect(clicks.length).toBeGreaterThan(11);
    expect(clicks.length).toBeLessThan(15);
    expect(median(distances)).toBeLessThan(0.03);
    expect(heard.length - clicks.length).toBeLessThan(3);
  });
});
