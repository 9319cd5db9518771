// Lets the engine of the studios play, and measures what comes out; for the flows and for the bench.

import type { PartCuts } from "@bandstand/domain/studio/settings";
import { EQUALIZER } from "@bandstand/domain/studio/ranges";
import { equalizerResponse } from "@bandstand/audio/engine/graph/equalizer-response";
import type { Page } from "@playwright/test";
import { cents, fitSine, type HeardJump, heardJumps, heardTone, samplesOf } from "./measure.ts";
import type { Studio } from "./page/main.ts";
import { chord, placed, places, recordingOf, sine } from "./recordings.ts";
import type { SoundSite } from "./sound-page.ts";

export interface HeardPitch {
  speed: number;
  pitch: number;
  way: string;
  /** Off what it should be. */
  cents: number;
  /** Decibels. */
  residual: number;
}

/** A tone of 440 Hz with each of some controls, all at once, in an engine each. */
export async function hearPitches(
  page: Page,
  site: SoundSite,
  controls: readonly { speed: number; pitch: number }[],
): Promise<HeardPitch[]> {
  const url = site.add("a440.wav", recordingOf({ seconds: 8 }, sine(440)));
  const heard = await page.evaluate(
    ({ url, controls }) =>
      Promise.all(
        controls.map(async ({ speed, pitch }) => {
          const studio = await window.openStudio();
          const sound = await studio.open(url, { speed, pitch });
          await sound.play();
          await window.until(() => sound.media.currentTime > 0.6 * speed);
          const recording = await studio.record(1);
          studio.close();
          return { speed, pitch, way: sound.snapshot().pitchMethod, recording };
        }),
      ),
    { url, controls },
  );
  return heard.map(({ recording, ...rest }) => {
    const expected = 440 * 2 ** (rest.pitch / 12);
    const tone = heardTone(samplesOf(recording.left), expected, recording.sampleRate);
    return { ...rest, cents: Math.abs(cents(tone.hz, expected)), residual: tone.residual };
  });
}

export interface HeardBand {
  frequency: number;
  /** Amplitude with the equaliser off, of 0.04. */
  plain: number;
  /** How much louder it is with it on. */
  decibels: number;
  /** Decibels that its answer is off the formula. */
  error: number;
}

/** The equaliser's answer at its bands, or at other frequencies. */
export async function hearBands(
  page: Page,
  site: SoundSite,
  gains: readonly number[],
  bands: readonly number[] = EQUALIZER.map(({ frequency }) => frequency),
): Promise<HeardBand[]> {
  const url = site.add("bands.wav", recordingOf({ seconds: 5 }, chord(bands, 0.04)));
  const { off, on } = await page.evaluate(
    async ({ url, gains }) => {
      const studio = await window.openStudio();
      const sound = await studio.open(url);
      await sound.play();
      await window.until(() => sound.media.currentTime > 0.2);
      const off = await studio.record(0.5);
      sound.set({ gains });
      await window.wait(200);
      const on = await studio.record(0.5);
      studio.close();
      return { off, on };
    },
    { url, gains },
  );
  const { sampleRate } = on;
  return bands.map((frequency) => {
    const [plain = 0, shaped = 0] = [off, on].map(
      ({ left }) => fitSine(samplesOf(left), frequency, sampleRate).amplitude,
    );
    const decibels = 20 * Math.log10(shaped / plain);
    const error = Math.abs(decibels - equalizerResponse(gains, frequency, sampleRate));
    return { frequency, plain, decibels, error };
  });
}

/** How parts are heard against how they are recorded, in decibels. */
export interface HeardParts {
  voice: number;
  guitar: number;
  bass: number;
  /** Without drums, and with nothing but drums. */
  withoutDrums: { drums: number; tones: number };
  onlyDrums: { drums: number; tones: number };
}

const VOICE = [330, 660, 990, 1980];
const GUITAR = [294, 587, 1175, 2349];
const BASS = [55];

/** A voice and a bass in the middle and a guitar on the left; then a chord on the left and a snare on the right. */
export async function hearParts(page: Page, site: SoundSite): Promise<HeardParts> {
  const [middle, left, low] = [chord(VOICE, 0.05), chord(GUITAR, 0.05), chord(BASS, 0.1)];
  const band = site.add(
    "band.wav",
    recordingOf({ seconds: 8 }, (time, channel) => {
      return middle(time) + low(time) + (channel === 0 ? left(time) : 0);
    }),
  );
  const held = chord([110, 220, 277, 330, 440, 660, 880], 0.05);
  const snare = site.add(
    "snare.wav",
    recordingOf({ seconds: 16 }, (time, channel) => (channel === 0 ? held(time) : snareAt(time))),
  );
  const heardWith = async (url: string, cuts: readonly PartCuts[]) => {
    const { recordings, sampleRate } = await page.evaluate(
      async ({ url, cuts }) => {
        const studio = await window.openStudio();
        const sound = await studio.open(url);
        await sound.play();
        await window.until(() => sound.media.currentTime > 0.3);
        const recordings = [await studio.record(1)];
        for (const parts of cuts) {
          sound.set({ parts });
          // The module comes, the frames fill.
          await window.wait(1200);
          recordings.push(await studio.record(1));
        }
        studio.close();
        return { recordings, sampleRate: studio.context.sampleRate };
      },
      { url, cuts },
    );
    const channels = recordings.map(({ left, right }) => ({
      left: samplesOf(left),
      right: samplesOf(right),
    }));
    return { channels, sampleRate };
  };
  const ofBand = await heardWith(band, [{ centre: 1, drums: 0 }]);
  const [plain, out] = ofBand.channels;
  const levelOf = (side: "left" | "right", tones: readonly number[], of: typeof plain) =>
    tones.reduce((sum, hz) => {
      const samples = of?.[side] ?? new Float32Array();
      return sum + fitSine(samples, hz, ofBand.sampleRate).amplitude ** 2;
    }, 0);
  const changed = (side: "left" | "right", tones: readonly number[]) =>
    10 * Math.log10(levelOf(side, tones, out) / levelOf(side, tones, plain));
  const ofDrums = await heardWith(snare, [
    { centre: 0, drums: 1 },
    { centre: 0, drums: -1 },
  ]);
  const [both, without, only] = ofDrums.channels;
  const told = (of: typeof both) => ({
    drums: 10 * Math.log10(energyOf(of?.right) / energyOf(both?.right)),
    tones: 10 * Math.log10(energyOf(of?.left) / energyOf(both?.left)),
  });
  return {
    voice: changed("right", VOICE),
    guitar: changed("left", GUITAR),
    bass: changed("right", BASS),
    withoutDrums: told(without),
    onlyDrums: told(only),
  };
}

/** Noise that dies away, every quarter of a second: as much of it in any second. */
function snareAt(time: number): number {
  const since = time % 0.25;
  const noise = (((Math.sin(time * 91_733) * 43_758.5453) % 1) + 1) % 1;
  return since < 0.1 ? (noise - 0.5) * Math.exp(-since / 0.025) : 0;
}

function energyOf(samples: Float32Array = new Float32Array()): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0);
}

/** The jumps of a loop from 1 to 1.5 s in so many seconds, and the rounds that were counted. */
export async function hearLoop(
  page: Page,
  site: SoundSite,
  seconds: number,
): Promise<{ jumps: HeardJump[]; rounds: number }> {
  const sampleRate = await page.evaluate(() => new AudioContext().sampleRate);
  const url = site.add("placed.wav", recordingOf({ seconds: 8, sampleRate }, placed(sampleRate)));
  const { left, right, rounds } = await page.evaluate(
    async ({ url, seconds }) => {
      const studio = await window.openStudio();
      const sound = await studio.open(url, { loop: { start: 1, end: 1.5 } });
      sound.seek(1);
      await sound.play();
      const recording = await studio.record(seconds);
      studio.close();
      return { ...recording, rounds: sound.snapshot().rounds };
    },
    { url, seconds },
  );
  return { jumps: heardJumps(places(samplesOf(left), samplesOf(right)), sampleRate), rounds };
}

/** What is left behind by opening, playing and closing studios. */
export interface LeftBehind {
  /** Bytes of JavaScript. */
  heap: number;
  /** Nodes of audio graphs. */
  nodes: number;
  worklets: number;
}

/** Opens and closes so many, after some that make what is made once. */
export async function closeStudios(
  page: Page,
  site: SoundSite,
  times: number,
): Promise<LeftBehind> {
  const url = site.add("short.wav", recordingOf({ seconds: 2 }, sine(440)));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  await page.evaluate(async () => {
    window.studio = await window.openStudio();
  });
  const cycle = (count: number) =>
    page.evaluate(
      async ({ url, count, gains }) => {
        const { studio }: { studio: Studio } = window;
        for (let time = 0; time < count; time += 1) {
          const parts = { centre: 1, drums: 1 };
          const controls = { pitch: 5, gains, parts, loop: { start: 0, end: 1 } };
          const sound = await studio.open(url, controls);
          await sound.play();
          await window.until(() => sound.position() > 0.02);
          sound.close();
        }
      },
      { url, count, gains: [-12, 6, 0, 0, 0, 0, 0] },
    );
  const counted = async (): Promise<LeftBehind> => {
    // Nodes go with the objects that stand for them, and some only in a second sweep.
    for (let sweep = 0; sweep < 4; sweep += 1) {
      await devtools.send("HeapProfiler.collectGarbage");
      await page.waitForTimeout(200);
    }
    const { metrics } = await devtools.send("Performance.getMetrics");
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      heap: valueOf("JSHeapUsedSize"),
      nodes: valueOf("AudioHandlers"),
      worklets: valueOf("AudioWorkletProcessors"),
    };
  };
  await cycle(5);
  const before = await counted();
  await cycle(times);
  const after = await counted();
  return {
    heap: after.heap - before.heap,
    nodes: after.nodes - before.nodes,
    worklets: after.worklets - before.worklets,
  };
}
