// What the engine of the studios sounds, recorded on its way to the speakers and measured.

import { EQUALIZER } from "@bandstand/domain/studio/ranges";
import { equalizerResponse } from "@bandstand/audio/engine/graph/equalizer-response";
import {
  cents,
  fitSine,
  heardJumps,
  heardTone,
  median,
  onsets,
  samplesOf,
} from "../support/sound/measure.ts";
import { chord, placed, places, recordingOf, sine } from "../support/sound/recordings.ts";
import { expect, test } from "../support/sound/sound-test.ts";

const A = sine(440);

test.describe("pitch", { tag: "@laptop" }, () => {
  test("moves by semitones and cents, within 5 cents and without residual", async ({
    page,
    site,
  }) => {
    const url = site.add("a440.wav", recordingOf({ seconds: 6 }, A));
    const heard = await page.evaluate(
      ({ url }) =>
        Promise.all(
          [12, -5, 0.5].map(async (pitch) => {
            const studio = await window.openStudio();
            const sound = await studio.open(url, { pitch });
            await sound.play();
            await window.until(() => sound.media.currentTime > 0.5);
            const recording = await studio.record(1);
            return { pitch, way: sound.snapshot().pitchWay, recording };
          }),
        ),
      { url },
    );
    for (const { pitch, way, recording } of heard) {
      const { sampleRate, left } = recording;
      const expected = 440 * 2 ** (pitch / 12);
      const tone = heardTone(samplesOf(left), expected, sampleRate);
      expect(way).toBe("stretch");
      expect(Math.abs(cents(tone.hz, expected)), `${pitch} semitones`).toBeLessThan(5);
      expect(tone.residual, `${pitch} semitones`).toBeLessThan(-45);
    }
  });

  test("stays as recorded at every speed", async ({ page, site }) => {
    const url = site.add("a440-long.wav", recordingOf({ seconds: 12 }, A));
    const heard = await page.evaluate(
      ({ url }) =>
        Promise.all(
          [0.25, 0.5, 1.5, 3].map(async (speed) => {
            const studio = await window.openStudio();
            const sound = await studio.open(url, { speed });
            await sound.play();
            await window.until(() => sound.media.currentTime > 0.2);
            return { speed, recording: await studio.record(1) };
          }),
        ),
      { url },
    );
    for (const { speed, recording } of heard) {
      const { hz } = heardTone(samplesOf(recording.left), 440, recording.sampleRate);
      expect(Math.abs(cents(hz, 440)), `speed ${speed}`).toBeLessThan(5);
    }
  });

  test("is left alone within a thousandth: the sound is the recording's own", async ({
    page,
    site,
  }) => {
    const url = site.add("a440.wav", recordingOf({ seconds: 6 }, A));
    const { sampleRate, left } = await page.evaluate(
      async ({ url }) => {
        const studio = await window.openStudio();
        const sound = await studio.open(url, { pitch: 0.01, gains: [0, 0, 0, 0, 0, 0, 0] });
        await sound.play();
        await window.until(() => sound.media.currentTime > 0.3);
        return studio.record(1);
      },
      { url },
    );
    const tone = heardTone(samplesOf(left), 440, sampleRate);
    expect(tone.residual).toBeLessThan(-80);
    expect(tone.amplitude).toBeCloseTo(0.4, 3);
  });
});

test.describe("the equaliser", { tag: "@laptop" }, () => {
  test("answers at its seven bands as its formula says, and not at all when off", async ({
    page,
    site,
  }) => {
    const bands = EQUALIZER.map(({ frequency }) => frequency);
    const url = site.add("bands.wav", recordingOf({ seconds: 5 }, chord(bands, 0.04)));
    const gains = [-12, 6, -9, 4, -20, 10, -30];
    const [off, on] = await page.evaluate(
      async ({ url, gains }) => {
        const studio = await window.openStudio();
        const sound = await studio.open(url);
        await sound.play();
        await window.until(() => sound.media.currentTime > 0.2);
        const off = await studio.record(0.5);
        sound.set({ gains });
        await window.wait(200);
        return [off, await studio.record(0.5)];
      },
      { url, gains },
    );
    for (const frequency of bands) {
      const [before, after] = [off, on].map(({ left, sampleRate }) =>
        fitSine(samplesOf(left), frequency, sampleRate),
      );
      const decibels = 20 * Math.log10((after?.amplitude ?? 0) / (before?.amplitude ?? 1));
      const expected = equalizerResponse(gains, frequency, on.sampleRate);
      expect(before?.amplitude, `${frequency} Hz, off`).toBeCloseTo(0.04, 3);
      expect(Math.abs(decibels - expected), `${frequency} Hz`).toBeLessThan(1);
    }
  });
});

test.describe("a loop", { tag: "@laptop" }, () => {
  test("ends where it ends and goes on from its start with hardly a gap", async ({
    page,
    site,
  }) => {
    const sampleRate = await page.evaluate(() => new AudioContext().sampleRate);
    const recording = recordingOf({ seconds: 8, sampleRate }, placed(sampleRate));
    const url = site.add("placed.wav", recording);
    const { left, right, rounds } = await page.evaluate(
      async ({ url }) => {
        const studio = await window.openStudio();
        const sound = await studio.open(url, { loop: { start: 1, end: 1.5 } });
        sound.seek(1);
        await sound.play();
        const recording = await studio.record(3.5);
        return { ...recording, rounds: sound.snapshot().rounds };
      },
      { url },
    );
    const jumps = heardJumps(places(samplesOf(left), samplesOf(right)), sampleRate);
    expect(jumps.length).toBeGreaterThan(3);
    expect(Math.abs(rounds - jumps.length)).toBeLessThan(2);
    for (const { from, to } of jumps) {
      expect(from).toBeLessThan(1.51);
      expect(from).toBeGreaterThan(1.45);
      expect(to).toBeCloseTo(1, 2);
    }
    expect(median(jumps.map(({ silence }) => silence))).toBeLessThan(0.06);
  });
});

test.describe("the click", { tag: "@laptop" }, () => {
  test("falls on the beats at any speed, and with the pitch moved", async ({ page, site }) => {
    // The left channel beats; clicks are on both.
    const beat = (time: number, channel: number) =>
      channel === 0 && time % 0.5 < 0.03 ? sine(300, 0.3)(time) : 0;
    const url = site.add("beats.wav", recordingOf({ seconds: 10 }, beat));
    const beats = Array.from({ length: 20 }, (_, index) => index / 2);
    const heard = await page.evaluate(
      ({ url, beats }) =>
        Promise.all(
          [
            { speed: 1, pitch: 0 },
            { speed: 1.5, pitch: 0 },
            { speed: 1, pitch: 5 },
          ].map(async (controls) => {
            const studio = await window.openStudio();
            const click = { beats, bars: [0, 2, 4] };
            const sound = await studio.open(url, { ...controls, click });
            await sound.play();
            await window.until(() => sound.media.currentTime > 0.8);
            return { controls, recording: await studio.record(2.5) };
          }),
        ),
      { url, beats },
    );
    for (const { controls, recording } of heard) {
      const { sampleRate } = recording;
      const [left, right] = [samplesOf(recording.left), samplesOf(recording.right)];
      const clicks = onsets(right, 0.1, sampleRate);
      // The shifted sound has soft edges and comes a little to the right as well.
      const music = onsets(
        left.map((sample, index) => sample - (right[index] ?? 0)),
        0.1,
        sampleRate,
      );
      const distances = clicks.map((click) =>
        Math.min(...music.map((beat) => Math.abs(beat - click))),
      );
      const name = JSON.stringify(controls);
      expect(clicks.length, name).toBeGreaterThan(3);
      expect(median(distances), name).toBeLessThan(0.03);
    }
  });

  test("counts in before playing starts", async ({ page, site }) => {
    const url = site.add("a440.wav", recordingOf({ seconds: 6 }, A));
    const { left, sampleRate, counted } = await page.evaluate(
      async ({ url }) => {
        const studio = await window.openStudio();
        const countIn = { beats: 3, secondsABeat: 0.4 };
        const sound = await studio.open(url, { countIn, speed: 2 });
        const counted: number[] = [];
        sound.subscribe(() => {
          const { countedBeat } = sound.snapshot();
          if (countedBeat !== (counted.at(-1) ?? 0)) counted.push(countedBeat);
        });
        const recording = studio.record(1.2);
        await sound.play();
        return { ...(await recording), counted };
      },
      { url },
    );
    expect(counted).toEqual([1, 2, 3, 0]);
    const [first = 0, second = 0, third = 0, music = 0] = onsets(samplesOf(left), 0.1, sampleRate);
    expect(second - first).toBeCloseTo(0.2, 2);
    expect(third - second).toBeCloseTo(0.2, 2);
    expect(music - third).toBeGreaterThan(0.19);
    expect(music - third).toBeLessThan(0.35);
  });
});
