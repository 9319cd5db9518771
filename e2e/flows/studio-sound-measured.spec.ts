// What the engine of the studios sounds, recorded on its way to the speakers and measured.

import { closeStudios, hearBands, hearLoop, hearPitches } from "../support/sound/listen.ts";
import { fitSine, heardTone, median, onsets, pieces, samplesOf } from "../support/sound/measure.ts";
import { recordingOf, sine } from "../support/sound/recordings.ts";
import { expect, test } from "../support/sound/sound-test.ts";

const A = sine(440);

test.describe("pitch", { tag: "@laptop" }, () => {
  test("moves by semitones and cents, within 5 cents and without residual", async ({
    page,
    site,
  }) => {
    const shifts = [12, -5, 0.5].map((pitch) => ({ pitch, speed: 1 }));
    for (const { pitch, way, cents, residual } of await hearPitches(page, site, shifts)) {
      expect(way).toBe("stretch");
      expect(cents, `${pitch} semitones`).toBeLessThan(5);
      expect(residual, `${pitch} semitones`).toBeLessThan(-45);
    }
  });

  test("stays as recorded at every speed", async ({ page, site }) => {
    const speeds = [0.25, 0.5, 1.5, 3].map((speed) => ({ pitch: 0, speed }));
    for (const { speed, cents } of await hearPitches(page, site, speeds)) {
      expect(cents, `speed ${speed}`).toBeLessThan(5);
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
    for (const band of await hearBands(page, site, [-12, 6, -9, 4, -20, 10, -30])) {
      expect(band.plain, `${band.frequency} Hz, off`).toBeCloseTo(0.04, 3);
      expect(band.error, `${band.frequency} Hz`).toBeLessThan(1);
    }
  });
});

test.describe("a loop", { tag: "@laptop" }, () => {
  test("ends where it ends and goes on from its start with hardly a gap", async ({
    page,
    site,
  }) => {
    const { jumps, rounds } = await hearLoop(page, site, 3.5);
    expect(jumps.length).toBeGreaterThan(3);
    expect(Math.abs(rounds - jumps.length)).toBeLessThan(2);
    for (const { from, to } of jumps) {
      expect(from).toBeLessThan(1.51);
      expect(from).toBeGreaterThan(1.45);
      expect(to).toBeCloseTo(1, 2);
    }
    expect(median(jumps.map(({ silence }) => silence))).toBeLessThan(0.06);
  });

  test("keeps its time in a tab that nobody sees, which draws no frames", async ({
    page,
    site,
  }) => {
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      window.requestAnimationFrame = () => 0;
    });
    const { jumps } = await hearLoop(page, site, 5);
    expect(jumps.length).toBeGreaterThan(5);
    for (const { from } of jumps) expect(from).toBeLessThan(1.51);
    expect(median(jumps.map(({ silence }) => silence))).toBeLessThan(0.06);
  });
});

test.describe("the position", { tag: "@laptop" }, () => {
  test("is what is heard, with the pitch moved and at half the speed", async ({ page, site }) => {
    // The tone begins at 2 s.
    const late = (time: number) => (time < 2 ? 0 : A(time));
    const url = site.add("late.wav", recordingOf({ seconds: 6 }, late));
    const heard = await page.evaluate(
      ({ url }) =>
        Promise.all(
          [
            { speed: 1, pitch: 0 },
            { speed: 1, pitch: 7 },
            { speed: 0.5, pitch: 0 },
          ].map(async (controls) => {
            const studio = await window.openStudio();
            const sound = await studio.open(url, controls);
            sound.seek(2 - controls.speed);
            await sound.play();
            await window.until(() => sound.media.currentTime > 2 - controls.speed / 2);
            const from = studio.context.currentTime;
            const recording = studio.record(1.2, from);
            const begins: number[] = [];
            for (let look = 0; look < 40; look += 1) {
              await window.wait(10);
              const earTime = studio.context.currentTime - studio.context.outputLatency;
              begins.push(sound.position() - (earTime - from) * controls.speed);
            }
            const start = begins.reduce((sum, begin) => sum + begin, 0) / begins.length;
            return { controls, start, recording: await recording };
          }),
        ),
      { url },
    );
    for (const { controls, start, recording } of heard) {
      const [onset = 0] = onsets(samplesOf(recording.left), 0.15, recording.sampleRate);
      const position = start + onset * controls.speed;
      expect(Math.abs(position - 2), JSON.stringify(controls)).toBeLessThan(0.03);
    }
  });
});

test.describe("a pause", { tag: "@laptop" }, () => {
  test("with the pitch moved is silent at once, and playing goes on from what was heard last", async ({
    page,
    site,
  }) => {
    // Ever louder, so that it tells its place.
    const louder = (time: number) => 0.05 * time * sine(440, 1)(time);
    const url = site.add("louder.wav", recordingOf({ seconds: 10 }, louder));
    const { left, sampleRate, pausedAt } = await page.evaluate(
      async ({ url }) => {
        const studio = await window.openStudio();
        const sound = await studio.open(url, { pitch: 5 });
        sound.seek(4);
        await sound.play();
        await window.until(() => sound.media.currentTime > 5);
        const from = studio.context.currentTime;
        const recording = studio.record(1.6, from);
        await window.wait(500);
        sound.pause();
        const pausedAt = studio.context.currentTime - from;
        await window.wait(400);
        await sound.play();
        return { ...(await recording), pausedAt };
      },
      { url },
    );
    const step = 0.02;
    const levels = pieces(samplesOf(left), step, sampleRate).map(
      (piece) => fitSine(piece, 440 * 2 ** (5 / 12), sampleRate).amplitude,
    );
    const silentAt = levels.findIndex((level) => level < 0.002);
    const soundsAt = levels.findIndex((level, index) => index > silentAt && level > 0.12);
    expect(silentAt * step - pausedAt).toBeLessThan(0.08);
    expect((soundsAt - silentAt) * step).toBeGreaterThan(0.35);
    expect(Math.max(...levels.slice(silentAt, soundsAt - 5))).toBeLessThan(0.002);
    const placeOf = (piece: number) => (levels[piece] ?? 0) / 0.05;
    const lastHeard = placeOf(silentAt - 3) + 2 * step;
    const heardNext = placeOf(soundsAt + 6) - 6 * step;
    expect(Math.abs(heardNext - lastHeard)).toBeLessThan(0.06);
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
            { speed: 0.5, pitch: 0 },
            { speed: 1, pitch: 5 },
          ].map(async (controls) => {
            const studio = await window.openStudio();
            const click = { beats, bars: [0, 2, 4], division: "beats" as const };
            const sound = await studio.open(url, { ...controls, click });
            await sound.play();
            await window.until(() => sound.media.currentTime > 0.8);
            return { controls, recording: await studio.record(3) };
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
      expect(clicks.length, name).toBeGreaterThan(1);
      expect(median(distances), name).toBeLessThan(0.03);
    }
  });

  test("counts in before playing starts", async ({ page, site }) => {
    const url = site.add("a440.wav", recordingOf({ seconds: 6 }, A));
    const { left, sampleRate, counted } = await page.evaluate(
      async ({ url }) => {
        const studio = await window.openStudio();
        const countIn = { beats: 3, beatsABar: 4, secondsABeat: 0.4, isEachRound: false };
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
    // A page that is held up for a beat shows the next one: no beat comes twice or after a later one.
    const beats = counted.slice(0, -1);
    expect(beats).toEqual([...new Set(beats)].toSorted((a, b) => a - b));
    expect(counted.slice(-2)).toEqual([3, 0]);
    const [first = 0, second = 0, third = 0, music = 0] = onsets(samplesOf(left), 0.1, sampleRate);
    expect(second - first).toBeCloseTo(0.2, 2);
    expect(third - second).toBeCloseTo(0.2, 2);
    expect(music - third).toBeGreaterThan(0.19);
    expect(music - third).toBeLessThan(0.5);
  });
});

test.describe("a studio", { tag: "@laptop" }, () => {
  test("that is closed has no hold on the next, which plays by the same element", async ({
    page,
    site,
  }) => {
    const url = site.add("a440.wav", recordingOf({ seconds: 8 }, A));
    const next = await page.evaluate(
      async ({ url }) => {
        const studio = await window.openStudio();
        const closed = await studio.open(url, { pitch: 5 });
        closed.close();
        closed.close();
        const [one, other] = [await studio.open(url), await studio.open(url)];
        closed.seek(5);
        closed.set({ speed: 2, volume: 0 });
        closed.stop();
        await closed.play();
        return {
          isLent: one.media === closed.media,
          isShared: one.media === other.media,
          at: one.position(),
          rate: one.media.playbackRate,
          isPlaying: one.snapshot().isPlaying,
        };
      },
      { url },
    );
    expect(next).toEqual({ isLent: true, isShared: false, at: 0, rate: 1, isPlaying: false });
  });

  test("leaves nothing behind, however often it is opened and closed", async ({ page, site }) => {
    const left = await closeStudios(page, site, 50);
    expect(left.worklets).toBe(0);
    expect(left.nodes).toBeLessThan(50);
    expect(left.heap).toBeLessThan(500_000);
  });
});
