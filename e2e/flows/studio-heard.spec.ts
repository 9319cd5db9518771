// Each control of the studio's panels, worked in the product, and measured in what sounds.

import { EQUALIZER } from "@bandstand/domain/studio/ranges";
import { equalizerResponse } from "@bandstand/audio/engine/graph/equalizer-response";
import type { Song } from "@bandstand/contracts/songs";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/flow.ts";
import { signIn } from "../support/member.ts";
import { addSound } from "../support/recordings.ts";
import { addSongs } from "../support/songs.ts";
import { cents, fitSine, frequencyNear, onsets } from "../support/sound/measure.ts";
import { hear, listenTo, type Moment } from "../support/sound/page-ear.ts";
import { chord, recordingOf, sine } from "../support/sound/recordings.ts";
import { keepStudio, openStudio, placeOf, showPanels } from "../support/studio.ts";

const TITLE = "Northbound Train";
const BANDS = EQUALIZER.map(({ frequency }) => frequency);
/** On the left alone, between the bands: what is left where the centre is taken away. */
const SIDE = 3000;
const A = 440;

let song: Song;

test.beforeEach(async ({ page, request, administrator }) => {
  const [added] = await addSongs(request, administrator.session, [{ title: TITLE }]);
  if (!added) throw new Error("No song was added.");
  song = added;
  await listenTo(page);
});

/** Amplitude of a tone in half a second: all tones here go into it a whole number of times. */
function levelIn(moment: Moment, hz: number, side: "left" | "right" = "left"): number {
  const { sampleRate, [side]: samples } = moment;
  return fitSine(samples.subarray(0, sampleRate / 2), hz, sampleRate).amplitude;
}

async function level(page: Page, hz: number, side: "left" | "right" = "left"): Promise<number> {
  return levelIn(await hear(page), hz, side);
}

/** The shortest time between two beginnings. What sounds at once may have begun before. */
function gapIn({ left, sampleRate }: Moment): number {
  const times = onsets(left, 0.1, sampleRate).filter((time) => time > 0.05);
  return Math.min(...times.slice(1).map((time, index) => time - (times[index] ?? 0)));
}

const decibels = (amplitude: number, reference: number) => 20 * Math.log10(amplitude / reference);

async function play(studio: Locator): Promise<void> {
  await studio.getByRole("button", { name: "Play", exact: true }).click();
}

test(
  "volume, the seven bands and the centre are heard as they are set",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    const tones = chord(BANDS, 0.04);
    const side = sine(SIDE, 0.1);
    const wav = recordingOf(
      { seconds: 40 },
      (time, channel) => tones(time) + (channel === 0 ? side(time) : 0),
    );
    await addSound(request, administrator.session, song.id, wav);
    const loop = { loopRegion: { start: 0, end: 39 }, loopEnabled: true };
    await keepStudio(request, administrator.session, song.id, loop);
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    await play(studio);
    await expect.poll(() => level(page, 750)).toBeGreaterThan(0.028);
    const plain = await level(page, 750);
    expect(decibels(plain, 0.04 * 0.8)).toBeCloseTo(0, 0);

    await studio.getByRole("slider", { name: "Volume" }).fill("0.4");
    await expect.poll(async () => decibels(await level(page, 750), plain)).toBeCloseTo(-6, 0);
    await studio.getByRole("slider", { name: "Volume" }).fill("0.8");

    const gains = [-12, 6, -9, 4, -20, 10, -30];
    for (const [band, gain] of gains.entries()) {
      await studio
        .getByRole("slider", { name: `${BANDS[band]} Hz`, exact: true })
        .fill(String(gain));
    }
    const { sampleRate } = await hear(page);
    for (const frequency of BANDS) {
      const expected = equalizerResponse(gains, frequency, sampleRate);
      await expect
        .poll(async () => Math.abs(decibels(await level(page, frequency), plain) - expected), {
          message: `${frequency} Hz`,
        })
        .toBeLessThan(1);
    }
    await studio.getByRole("switch", { name: "Enable equaliser" }).click();
    for (const frequency of BANDS) {
      await expect
        .poll(async () => Math.abs(decibels(await level(page, frequency), plain)))
        .toBeLessThan(0.5);
    }

    await showPanels(studio, "Practice");
    const centre = studio.getByRole("slider", { name: "Centre out" });
    await centre.fill("1");
    for (const from of ["left", "right"] as const)
      await expect.poll(() => level(page, 750, from)).toBeLessThan(plain / 10);
    expect(Math.abs(decibels(await level(page, SIDE), 0.1 * 0.8))).toBeLessThan(1);
    await centre.fill("0.5");
    await expect.poll(async () => decibels(await level(page, 750), plain)).toBeCloseTo(-6, 0);
    await studio.getByRole("button", { name: "All parts" }).click();
    await expect
      .poll(async () => Math.abs(decibels(await level(page, 750), plain)))
      .toBeLessThan(0.1);
    await studio.getByRole("slider", { name: "Bass" }).fill("8");
    await expect.poll(async () => decibels(await level(page, 80), plain)).toBeGreaterThan(5);
  },
);

test(
  "semitones, cents and speed are heard as they are set",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    await addSound(request, administrator.session, song.id, recordingOf({ seconds: 40 }, sine(A)));
    const loop = { loopRegion: { start: 0, end: 39 }, loopEnabled: true };
    await keepStudio(request, administrator.session, song.id, loop);
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    await play(studio);
    /** Cents off a shift of so many semitones. */
    const off = async (semitones: number) => {
      const { left, sampleRate } = await hear(page);
      const expected = A * 2 ** (semitones / 12);
      return Math.abs(cents(frequencyNear(left, expected, sampleRate), expected));
    };
    /** Seconds of the recording in a second. */
    const pace = async () => {
      const [from, begin] = [await hear(page), await placeOf(studio)];
      await expect.poll(async () => (await hear(page)).at - from.at).toBeGreaterThan(1.5);
      const [to, end] = [await hear(page), await placeOf(studio)];
      return (end - begin) / (to.at - from.at);
    };
    await expect.poll(() => off(0)).toBeLessThan(5);
    await studio.getByRole("button", { name: "Semitones +7" }).click();
    await expect.poll(() => off(7)).toBeLessThan(5);
    await studio.getByRole("button", { name: "Cents −50" }).click();
    await expect.poll(() => off(6.5)).toBeLessThan(5);
    await studio.getByRole("slider", { name: "Semitones" }).fill("-12");
    await expect.poll(() => off(-12.5)).toBeLessThan(5);
    await studio.getByRole("button", { name: "Semitones 0" }).click();
    await studio.getByRole("button", { name: "Cents 0" }).click();
    await expect.poll(() => off(0)).toBeLessThan(5);

    for (const speed of [0.5, 1.5]) {
      await studio.getByRole("button", { name: `Speed ${speed}×` }).click();
      await expect.poll(pace).toBeCloseTo(speed, 0.5);
      await expect.poll(() => off(0)).toBeLessThan(5);
    }
  },
);

test(
  "the loop, the trainer, the click and the count-in are heard as they are set",
  { tag: "@laptop" },
  async ({ page, request, administrator }) => {
    // Four seconds of short tones, each second higher, then silence.
    const tones = [600, 800, 1000, 1200].map((hz) => sine(hz));
    const wav = recordingOf({ seconds: 40 }, (time) =>
      time % 0.2 < 0.08 ? (tones[Math.floor(time)]?.(time) ?? 0) : 0,
    );
    await addSound(request, administrator.session, song.id, wav);
    await keepStudio(request, administrator.session, song.id, {
      loopRegion: { start: 1.2, end: 2.7 },
      trainer: { isOn: false, start: 0.5, step: 0.25, repeats: 2, target: 1 },
      detectedBeats: Array.from({ length: 80 }, (_, beat) => beat / 2),
      barPositions: Array.from({ length: 20 }, (_, bar) => bar * 2),
      beatInterval: 0.5,
      beatsPerBar: 4,
    });
    await signIn(page, administrator, "/songs/index");
    const studio = await openStudio(page, TITLE);
    await showPanels(studio, "Practice");
    await studio.getByRole("switch", { name: "Speed trainer" }).click();
    await play(studio);
    const heard = new Set<number>();
    for (const wanted of [0.4, 0.267, 0.2]) {
      await expect
        .poll(
          async () => {
            const moment = await hear(page);
            for (const hz of [600, 800, 1000, 1200]) if (levelIn(moment, hz) > 0.05) heard.add(hz);
            return Math.abs(gapIn(moment) - wanted);
          },
          { timeout: 20_000, intervals: [150] },
        )
        .toBeLessThan(0.02);
    }
    expect([...heard].toSorted((a, b) => a - b)).toEqual([800, 1000]);
    await studio.getByRole("button", { name: "Loop", exact: true }).click();
    await studio.getByRole("button", { name: "Pause" }).click();

    const go = async (time: string) => {
      await studio.getByRole("button", { name: /^\d+:\d/ }).click();
      await studio.getByRole("dialog").getByLabel("Time").fill(time);
      await page.keyboard.press("Enter");
    };
    const clicks = async () => {
      const { left, sampleRate } = await hear(page);
      return onsets(left, 0.05, sampleRate).length;
    };
    await go("0:20");
    await studio.getByRole("button", { name: "Click", exact: true }).click();
    await play(studio);
    await expect.poll(clicks).toBeGreaterThan(0);
    await expect.poll(async () => gapIn(await hear(page))).toBeCloseTo(0.5, 1);
    await studio.getByRole("button", { name: "8ths" }).click();
    await expect.poll(async () => gapIn(await hear(page))).toBeCloseTo(0.25, 1.3);
    await studio.getByRole("button", { name: "Click", exact: true }).click();
    await expect.poll(clicks).toBe(0);
    await studio.getByRole("button", { name: "Pause" }).click();

    await studio.getByRole("slider", { name: "Count-in" }).fill("1");
    await go("0:30");
    await play(studio);
    await expect.poll(clicks).toBeGreaterThan(0);
    expect(await placeOf(studio)).toBe(30);
    await expect.poll(() => placeOf(studio)).toBeGreaterThan(30.5);
    await expect.poll(clicks).toBe(0);
  },
);
