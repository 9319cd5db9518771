import { RATE } from "@bandstand/audio/analysis/fixtures/sounds.fixture";
import { expect, it } from "vitest";
import { throughMp3 } from "./mp3.ts";

const STRUCK = [0.5, 1.25, 2.1];

it("what was an MP3 is as long as before, and struck when it was", async () => {
  const samples = new Float32Array(3 * RATE);
  for (const time of STRUCK)
    for (let i = 0; i < 300; i += 1)
      samples[Math.round(time * RATE) + i] = Math.exp(-i / 50) * Math.sin(0.3 * i);
  const heard = await throughMp3(samples);
  expect(heard).toHaveLength(samples.length);
  expect(heard).not.toEqual(samples);
  for (const time of STRUCK) {
    const from = Math.round((time - 0.1) * RATE);
    const part = heard.subarray(from, from + Math.round(0.2 * RATE));
    const loudest = part.reduce((at, value, i) => (value > (part[at] ?? 0) ? i : at), 0);
    expect((from + loudest) / RATE).toBeCloseTo(time, 3);
  }
});
