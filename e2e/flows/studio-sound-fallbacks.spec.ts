// What the engine of the studios does where the browser has less to offer, or the system wants silence.

import { cents, fitSine, heardTone, samplesOf } from "../support/sound/measure.ts";
import { recordingOf, sine } from "../support/sound/recordings.ts";
import { expect, test } from "../support/sound/sound-test.ts";

const A = sine(440);

test.describe("a browser without", { tag: "@laptop" }, () => {
  test("the first pitch engine takes the second", async ({ page, site }) => {
    const url = site.add("a440.wav", recordingOf({ seconds: 6 }, A));
    const { way, left, sampleRate } = await page.evaluate(
      async ({ url }) => {
        const soundtouch = (await window.openStudio()).platform.modules.soundtouch;
        const modules = { stretch: "/missing.mjs", soundtouch };
        const studio = await window.openStudio({ modules });
        const sound = await studio.open(url, { pitch: 12 });
        await sound.play();
        await window.until(() => sound.media.currentTime > 1);
        return { ...(await studio.record(1)), way: sound.snapshot().pitchMethod };
      },
      { url },
    );
    expect(way).toBe("soundtouch");
    const { hz } = heardTone(samplesOf(left), 880, sampleRate);
    expect(Math.abs(cents(hz, 880))).toBeLessThan(10);
  });

  test("WebAssembly takes the second, at once", async ({ page, site }) => {
    const url = site.add("a440.wav", recordingOf({ seconds: 6 }, A));
    await page.route(site.url, async (route) => {
      const response = await route.fetch();
      const policy = response.headers()["content-security-policy"] ?? "";
      const stricter = policy.replace("'wasm-unsafe-eval'", "");
      expect(stricter).not.toBe(policy);
      await route.fulfill({
        response,
        headers: { ...response.headers(), "content-security-policy": stricter },
      });
    });
    await page.goto(site.url);
    const way = await page.evaluate(
      async ({ url }) => {
        const studio = await window.openStudio();
        const sound = await studio.open(url);
        await Promise.race([
          window.until(() => sound.snapshot().pitchMethod !== "stretch"),
          window.wait(2500),
        ]);
        return sound.snapshot().pitchMethod;
      },
      { url },
    );
    expect(way).toBe("soundtouch");
  });

  test("an answer of the first takes the second after three seconds", async ({ page, site }) => {
    const url = site.add("a440.wav", recordingOf({ seconds: 6 }, A));
    const silent = `registerProcessor("signalsmith-stretch", class extends AudioWorkletProcessor {
      process() { return true; }
    });`;
    const stretch = site.add("silent.mjs", Buffer.from(silent));
    const { way, waited } = await page.evaluate(
      async ({ url, stretch }) => {
        const soundtouch = (await window.openStudio()).platform.modules.soundtouch;
        const studio = await window.openStudio({ modules: { stretch, soundtouch } });
        const sound = await studio.open(url);
        const begin = performance.now();
        await window.until(() => sound.snapshot().pitchMethod !== "stretch");
        return { way: sound.snapshot().pitchMethod, waited: performance.now() - begin };
      },
      { url, stretch },
    );
    expect(way).toBe("soundtouch");
    expect(waited).toBeGreaterThan(2500);
  });

  test("either shifts pitch by the playback rate", async ({ page, site }) => {
    const url = site.add("a440.wav", recordingOf({ seconds: 6 }, A));
    const { way, left, sampleRate } = await page.evaluate(
      async ({ url }) => {
        const modules = { stretch: "/missing.mjs", soundtouch: "/missing.mjs" };
        const studio = await window.openStudio({ modules });
        const sound = await studio.open(url, { pitch: 7 });
        await window.until(() => sound.snapshot().pitchMethod === "rate");
        await sound.play();
        await window.until(() => sound.media.currentTime > 0.5);
        return { ...(await studio.record(1)), way: sound.snapshot().pitchMethod };
      },
      { url },
    );
    expect(way).toBe("rate");
    const expected = 440 * 2 ** (7 / 12);
    expect(
      Math.abs(cents(heardTone(samplesOf(left), expected, sampleRate).hz, expected)),
    ).toBeLessThan(5);
  });

  test("worklets, as on a page that came over plain http, does so from the first", async ({
    page,
    site,
  }) => {
    const url = site.add("a440.wav", recordingOf({ seconds: 6 }, A));
    const { snapshot, rate } = await page.evaluate(
      async ({ url }) => {
        const studio = await window.openStudio();
        Reflect.deleteProperty(BaseAudioContext.prototype, "audioWorklet");
        const sound = await studio.open(url, { pitch: 12 });
        await sound.play();
        return { snapshot: sound.snapshot(), rate: sound.media.playbackRate };
      },
      { url },
    );
    expect(snapshot).toMatchObject({ pitchMethod: "rate", hasEqualizer: true, isPlaying: true });
    expect(rate).toBe(2);
  });

  test("a connection to its engine keeps the equaliser", async ({ page, site }) => {
    const url = site.add("a440.wav", recordingOf({ seconds: 6 }, A));
    const { snapshot, before, after } = await page.evaluate(
      async ({ url }) => {
        const studio = await window.openStudio();
        const sound = await studio.open(url);
        const connect = AudioWorkletNode.prototype.connect;
        AudioWorkletNode.prototype.connect = () => {
          throw new DOMException("No", "InvalidAccessError");
        };
        sound.set({ pitch: 5 });
        await window.until(() => sound.snapshot().pitchMethod === "none");
        AudioWorkletNode.prototype.connect = connect;
        await sound.play();
        await window.until(() => sound.media.currentTime > 0.3);
        const before = await studio.record(0.4);
        sound.set({ gains: [0, 0, -12, 0, 0, 0, 0] });
        await window.wait(200);
        return { before, after: await studio.record(0.4), snapshot: sound.snapshot() };
      },
      { url },
    );
    expect(snapshot).toMatchObject({ hasEqualizer: true, pitchMethod: "none", isPlaying: true });
    const [plain, cut] = [before, after].map(
      ({ left, sampleRate }) => fitSine(samplesOf(left), 440, sampleRate).amplitude,
    );
    expect(plain).toBeCloseTo(0.4, 2);
    expect(cut).toBeLessThan(0.15);
  });

  test("Web Audio plays by the element alone", async ({ page, site }) => {
    const url = site.add("a440.wav", recordingOf({ seconds: 6 }, A));
    const { snapshot, volume, position } = await page.evaluate(
      async ({ url }) => {
        const studio = await window.openStudio({ newContext: null });
        const sound = await studio.open(url, { volume: 0.5 });
        await sound.play();
        await window.until(() => sound.position() > 0.3);
        return {
          snapshot: sound.snapshot(),
          volume: sound.media.volume,
          position: sound.position(),
        };
      },
      { url },
    );
    expect(snapshot).toMatchObject({
      status: "ready",
      isPlaying: true,
      hasEqualizer: false,
      canCutCentre: false,
      canCutDrums: false,
      pitchMethod: "rate",
    });
    expect(volume).toBe(0.5);
    expect(position).toBeGreaterThan(0.3);
  });
});

test.describe("the system", { tag: "@laptop" }, () => {
  test("holds the sound back until somebody presses play", async ({ page, site }) => {
    const url = site.add("a440.wav", recordingOf({ seconds: 6 }, A));
    const [held, resumed] = await page.evaluate(
      async ({ url }) => {
        const studio = await window.openStudio();
        const sound = await studio.open(url);
        await sound.play();
        await window.until(() => sound.position() > 0.2);
        await studio.context.suspend();
        await window.until(() => sound.snapshot().isBlocked);
        const held = { ...sound.snapshot(), isPaused: sound.media.paused };
        const at = sound.media.currentTime;
        await sound.play();
        await window.until(() => sound.media.currentTime > at + 0.2);
        return [held, sound.snapshot()];
      },
      { url },
    );
    expect(held).toMatchObject({ isBlocked: true, isPlaying: false, isPaused: true });
    expect(resumed).toMatchObject({ isBlocked: false, isPlaying: true });
  });
});
