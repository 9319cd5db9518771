/** From a score to a finished stereo recording: parts, room, loudness, limiter. Pure: same score, same samples. */
import { limit } from "./effects/limiter.ts";
import { loudness } from "./effects/loudness.ts";
import { addRoom } from "./effects/reverb.ts";
import { desk } from "./mix.ts";
import { durationOf } from "./parts/timeline.ts";
import { renderDrums } from "./render-drums.ts";
import { renderPart } from "./render-part.ts";
import type { Score } from "./score.ts";
import { decibels, type Stereo } from "./signal/stereo.ts";

/** Samples per second: treble to 16 kHz, and a quarter less to make and keep than the CD's. */
export const SAMPLE_RATE = 32_000;

/** Loudness of every recording, in LUFS, so that songs follow one another without a hand on the volume. */
export const LOUDNESS = -15;
/** Decibels full scale that no sample passes. */
export const CEILING = -1;

const FADE_SECONDS = 0.6;
const LOWEST_HERTZ = 12;

/** Multiplies by `gain` and takes out what lies below hearing, direct current included. */
function finish(channel: Float32Array, gain: number, rate: number): void {
  const keep = 1 - (2 * Math.PI * LOWEST_HERTZ) / rate;
  let before = 0;
  let last = 0;
  for (let index = 0; index < channel.length; index += 1) {
    const input = (channel[index] ?? 0) * gain;
    last = input - before + keep * last;
    before = input;
    channel[index] = last;
  }
}

function fadeOut(channel: Float32Array, rate: number): void {
  const samples = Math.min(channel.length, Math.round(FADE_SECONDS * rate));
  for (let index = 0; index < samples; index += 1) {
    const place = channel.length - samples + index;
    channel[place] = (channel[place] ?? 0) * (1 - index / samples) ** 2;
  }
}

/** Renders a score; both channels hold `durationOf(score)` × `rate` samples, rounded. Throws a RangeError on a faulty score. */
export function renderSong(score: Score, rate: number = SAMPLE_RATE): Stereo {
  const { main, send } = desk(Math.round(durationOf(score) * rate));
  renderDrums(score, { main, send }, rate);
  for (const [name, part] of Object.entries(score.parts))
    renderPart(score, name, part, { main, send }, rate);
  addRoom(main, send, score.room, rate);

  const channels = [main.left, main.right];
  const gain = decibels(LOUDNESS - loudness(channels, rate, 2));
  for (const channel of channels) finish(channel, gain, rate);
  limit(main, decibels(CEILING), rate);
  for (const channel of channels) fadeOut(channel, rate);
  return main;
}
