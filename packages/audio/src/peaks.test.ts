import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coarsen, createPeakMeter, FINE, readPeaks, writePeaks } from "./peaks.ts";

const measure = (samples: ArrayLike<number>, sampleRate: number, channels = 1, rate = 2) => {
  const meter = createPeakMeter({ sampleRate, channels, rate });
  meter.add(Float32Array.from(samples));
  return [...meter.finish().values];
};

describe("peaks", () => {
  it("are the least and the greatest sample of each stretch", () => {
    expect(measure([0.5, -0.25, 0, 0.125, -1, 1, 0.75, 0.5], 8)).toEqual([-32, 64, -127, 127]);
  });

  it("are those of the loudest channel", () => {
    expect(measure([0.5, -0.5, 0, 0.25, 0.1, -0.75, 0, 0], 4, 2)).toEqual([-63, 64, -95, 13]);
  });

  it("end with what a last, shorter stretch holds", () => {
    expect(measure([0.5, 0.5, 0.25], 4)).toEqual([64, 64, 32, 32]);
  });

  it("of nothing are none", () => {
    expect(measure([], 44_100)).toEqual([]);
  });

  it("cut what is too loud, and take what is no number for silence", () => {
    expect(measure([7, -7, Number.NaN, Number.POSITIVE_INFINITY], 4)).toEqual([-127, 127, 0, 127]);
  });

  it("keep to the clock where a stretch is no whole number of samples", () => {
    expect(measure(new Float32Array(220_500), 22_050, 1, FINE)).toHaveLength(2 * 2000);
  });

  it("repeat themselves where there are fewer samples than points", () => {
    expect(measure([0.5, 0.25], 1)).toEqual([64, 64, 64, 64, 32, 32, 32, 32]);
  });

  it("grow with long recordings", () => {
    const meter = createPeakMeter({ sampleRate: 200, channels: 1, rate: 200 });
    for (let minute = 0; minute < 60; minute += 1) meter.add(new Float32Array(12_000).fill(0.5));
    const { values } = meter.finish();
    expect(values).toHaveLength(2 * 60 * 12_000);
    expect(values.every((value) => value === 64)).toBe(true);
  });

  it("are those of the first day of what claims to last longer", () => {
    const meter = createPeakMeter({ sampleRate: 1, channels: 1, rate: 2 });
    const hour = new Float32Array(3600).fill(0.5);
    for (let hours = 0; hours < 30; hours += 1) meter.add(hour);
    expect(meter.finish().values).toHaveLength(2 * 2 * 86_400);
    const short = createPeakMeter({ sampleRate: 1, channels: 1, rate: FINE });
    short.add(new Float32Array(1_000_000));
    expect(short.finish().values).toHaveLength(2 * FINE * 86_400);
  });

  const sound = fc.record({
    samples: fc.float32Array({ noNaN: true, min: -1, max: 1, maxLength: 600 }),
    sampleRate: fc.integer({ min: 1, max: 500 }),
    channels: fc.integer({ min: 1, max: 3 }),
    pieces: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1 }),
  });

  it("do not depend on the pieces that a recording comes in", () => {
    fc.assert(
      fc.property(sound, ({ samples, sampleRate, channels, pieces }) => {
        const options = { sampleRate, channels, rate: 20 };
        const whole = createPeakMeter(options);
        whole.add(samples);
        const parts = createPeakMeter(options);
        const frames = Math.floor(samples.length / channels);
        for (let at = 0, i = 0; at < frames; i += 1) {
          const next = Math.min(frames, at + (pieces[i % pieces.length] ?? 1));
          parts.add(samples.subarray(at * channels, next * channels));
          at = next;
        }
        expect(parts.finish()).toEqual(whole.finish());
      }),
    );
  });

  it("gather to a lower rate without losing an extreme", () => {
    const fine = { rate: 200, values: Int8Array.of(-1, 1, -9, 2, -3, 8, 0, 0) };
    expect([...coarsen(fine, 100).values]).toEqual([-9, 2, -3, 8]);
    expect(() => coarsen(fine, 30)).toThrow(RangeError);
  });

  it("gather to the very peaks that the lower rate has", () => {
    fc.assert(
      fc.property(sound, ({ samples, channels }) => {
        const [fine, coarse] = [200, 20].map((rate) => {
          const meter = createPeakMeter({ sampleRate: 400, channels, rate });
          meter.add(samples);
          return meter.finish();
        });
        expect(fine && coarsen(fine, 20)).toEqual(coarse);
      }),
    );
  });
});

describe("a file of peaks", () => {
  const peaks = { rate: 20, values: Int8Array.of(-127, 127, -3, 4) };
  const bytes = () => writePeaks(peaks);

  it("has the documented bytes", () => {
    expect([...bytes()]).toEqual([
      0x50, 0x45, 0x41, 0x4b, 1, 1, 20, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0x81, 0x7f, 0xfd, 0x04,
    ]);
  });

  it("gives back what was written, from the middle of other bytes too", () => {
    const surrounded = new Uint8Array(100).fill(9);
    surrounded.set(bytes(), 7);
    expect(readPeaks(surrounded.subarray(7, 7 + bytes().length))).toEqual(peaks);
  });

  it.each([
    ["nothing", new Uint8Array(0)],
    ["text", new TextEncoder().encode("just some text, long enough")],
    ["other letters", bytes().fill(0x41, 0, 1)],
    ["another version", bytes().fill(2, 4, 5)],
    ["two channels", bytes().fill(2, 5, 6)],
    ["no points a second", bytes().fill(0, 6, 8)],
    ["fewer points than it claims", bytes().subarray(0, 18)],
    ["more bytes than points", Uint8Array.of(...bytes(), 0, 0)],
    ["a least value above the greatest", bytes().fill(0x7f, 16, 17).fill(0, 17, 18)],
  ])("is not read from %s", (_case, wrong) => {
    expect(readPeaks(wrong)).toBeNull();
  });

  it("is never an error, whatever the bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (rest) => {
        const file = Uint8Array.of(...bytes().subarray(0, 8), ...rest);
        const read = readPeaks(file);
        if (read) expect(readPeaks(writePeaks(read))).toEqual(read);
      }),
    );
  });
});
