/** What the engine of the studios sounds, recorded and measured in a Chromium, and what it costs. */
import type { Browser, Page } from "@playwright/test";
import {
  closeStudios,
  hearBands,
  hearLoop,
  hearParts,
  hearPitches,
} from "../../e2e/support/sound/listen.ts";
import { createPartSeparator } from "@bandstand/audio/parts/part-separator";
import { median } from "../../e2e/support/sound/measure.ts";
import { recordingOf, sine } from "../../e2e/support/sound/recordings.ts";
import { serveSoundPage, type SoundSite } from "../../e2e/support/sound/sound-page.ts";
import { timed } from "../cpu-time.ts";
import type { Figure, Measurement } from "../measurement.ts";
import { withBrowser } from "../product/browser.ts";

const AUTOPLAY = "--autoplay-policy=no-user-gesture-required";
const RATE = 44_100;
/** Frames at a time. */
const BLOCK = 512;
const STUDIOS = 5;
/** Seconds of a loop that is half a second long. */
const LOOPING = 10;
/** Milliseconds of the five studios: before the sides of the recording are known, and measured. */
const SETTLING = 2000;
const PLAYING = 8000;

export const studioSound: Measurement = {
  name: "studio-sound",
  async run() {
    const site = await serveSoundPage(null);
    try {
      const fresh = <T>(work: (page: Page, browser: Browser) => Promise<T>) =>
        withBrowser([AUTOPLAY], async (browser) => {
          const page = await browser.newPage();
          await page.goto(site.url);
          return work(page, browser);
        });
      return [
        ...(await fresh((page) => pitches(page, site))),
        ...(await fresh((page) => loop(page, site))),
        ...(await fresh((page) => equalizer(page, site))),
        ...(await fresh((page) => parts(page, site))),
        partsCost(),
        ...(await fresh((_page, browser) => cost(browser, site))),
        ...(await fresh((page) => memory(page, site))),
      ];
    } finally {
      await site.close();
    }
  },
};

async function pitches(page: Page, site: SoundSite): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [pitch, speed] of [
    [12, 1],
    [-5, 1],
    [0.5, 1],
    [0, 0.5],
    [0, 1.5],
  ] as const) {
    const [heard] = await hearPitches(page, site, [{ pitch, speed }]);
    const name = speed === 1 ? `440 Hz moved by ${pitch} semitones` : `440 Hz at speed ${speed}`;
    figures.push(figure(`${name}, off by`, heard?.cents ?? Number.NaN, "cents", 5));
    if (speed === 1)
      figures.push(figure(`${name}, residual`, heard?.residual ?? Number.NaN, "dB", -45));
  }
  return figures;
}

async function loop(page: Page, site: SoundSite): Promise<Figure[]> {
  const { jumps } = await hearLoop(page, site, LOOPING);
  const beyond = Math.max(...jumps.map(({ from }) => from - 1.5));
  const silences = jumps.map(({ silence }) => silence);
  const name = `loop, ${jumps.length} jumps`;
  return [
    figure(`${name}, furthest beyond its end`, 1000 * beyond, "ms", 10),
    figure(`${name}, silence in the middle one`, 1000 * median(silences), "ms", 60),
    figure(`${name}, longest silence`, 1000 * Math.max(...silences), "ms", 60),
  ];
}

async function equalizer(page: Page, site: SoundSite): Promise<Figure[]> {
  const bands = await hearBands(page, site, [-12, 6, -9, 4, -20, 10, -30]);
  const worst = Math.max(...bands.map(({ error }) => error));
  return [figure("equaliser, worst of seven bands off its formula", worst, "dB", 1)];
}

async function parts(page: Page, site: SoundSite): Promise<Figure[]> {
  const { voice, guitar, bass, withoutDrums, onlyDrums } = await hearParts(page, site);
  return [
    figure("centre out, the voice in the middle", voice, "dB", -15),
    lost("centre out, a guitar at the side loses", guitar),
    lost("centre out, the bass loses", bass),
    figure("no drums, the snare", withoutDrums.drums, "dB", -8),
    lost("no drums, a chord loses", withoutDrums.tones),
    figure("drums only, a chord", onlyDrums.tones, "dB", -8),
    lost("drums only, the snare loses", onlyDrums.drums),
  ];
}

const lost = (name: string, change: number) => figure(name, -change, "dB", 3);

/** Processor time of a minute of sound, here, as the thread of the sound spends it. */
function partsCost(): Figure {
  const separator = createPartSeparator(RATE);
  separator.set({ centre: 1, drums: 1 });
  const block = () => new Float32Array(BLOCK).map(() => Math.random() - 0.5);
  const [input, output] = [0, 1].map(() => ({ left: block(), right: block() }));
  if (!input || !output) throw new RangeError("There is nothing to hear.");
  const minute = () => {
    for (let at = 0; at < 60 * RATE; at += BLOCK) separator.process(input, output);
  };
  minute();
  return figure("parts told apart, a minute of sound", timed(minute).cost, "s", 3);
}

/** Processor time of all of Chromium while five studios play; bare are five media elements with nothing behind them. */
async function cost(browser: Browser, site: SoundSite): Promise<Figure[]> {
  const wide = (time: number, channel: number) => sine(channel === 0 ? 440 : 550)(time);
  const url = site.add("long.wav", recordingOf({ seconds: 60 }, wide));
  const devtools = await browser.newBrowserCDPSession();
  const used = async () => {
    const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const during = async (play: (page: Page) => Promise<void>): Promise<number> => {
    const page = await browser.newPage();
    await page.goto(site.url);
    await play(page);
    await page.waitForTimeout(SETTLING);
    const [before, begin] = [await used(), performance.now()];
    await page.waitForTimeout(PLAYING);
    const share = (1000 * (await used()) - 1000 * before) / (performance.now() - begin);
    await page.close();
    return 100 * share;
  };
  const ours = await during((page) =>
    page.evaluate(
      async ({ url, count }) => {
        const studio = await window.openStudio({}, false);
        for (let opened = 0; opened < count; opened += 1) {
          const sound = await studio.open(url, { pitch: 5 });
          await sound.play();
        }
      },
      { url, count: STUDIOS },
    ),
  );
  const bare = await during((page) =>
    page.evaluate(
      async ({ url, count }) => {
        for (let opened = 0; opened < count; opened += 1) await new Audio(url).play();
      },
      { url, count: STUDIOS },
    ),
  );
  const name = `${STUDIOS} studios playing 5 semitones higher, of one core`;
  return [{ ...figure(name, ours, "%", 25), bare }];
}

async function memory(page: Page, site: SoundSite): Promise<Figure[]> {
  const left = await closeStudios(page, site, 50);
  return [
    figure("50 studios opened and closed, left behind", left.heap / 1e6, "MB", 1),
    figure("50 studios opened and closed, pitch engines more", left.worklets, "count", 0),
  ];
}

function figure(name: string, ours: number, unit: Figure["unit"], most: number): Figure {
  return { name, ours, bare: null, unit, target: { of: "ours", is: "at most", value: most } };
}
