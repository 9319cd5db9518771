import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coarsen, createPeakMeter, readPeaks, writePeaks } from "./peaks.ts";

function measure(
  samples: number[],
  options: { sampleRate: number; channels: number; rate: number },
) {
  const meter = createPeakMeter(options);
  meter.add(Float32Array.from(samples));
  return meter.finish();
}

describe("peaks", () => {
  it("are the least and the greatest sample of each stretch, over all channels", () => {
    const { values } = measure([0.5, -1, 0.25, 0, 0, 0, 1, 0], {
      sampleRate: 4,
      channels: 2,
      rate: 2,
    });
    expect([...values]).toEqual([-127, 64, 0, 127]);
  });

  it("end with what a last, shorter stretch holds", () => {
    const { values } = measure([0, 0, 0.5], { sampleRate: 2, channels: 1, rate: 1 });
    expect([...values]).toEqual([0, 0, 64, 64]);
  });

  it("keep to the clock where a stretch is no whole number of samples", () => {
    const { values } = measure(
      Array.from({ length: 44_100 }, () => 0),
      { sampleRate: 44_100, channels: 1, rate: 200 },
    );
    expect(values).toHaveLength(400);
  });

  it("do not depend on the pieces that a recording comes in", () => {
    const sample = fc.float({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(sample, { maxLength: 300 }),
        fc.integer({ min: 1, max: 50 }),
        (samples, piece) => {
          const options = { sampleRate: 100, channels: 1, rate: 20 };
          const meter = createPeakMeter(options);
          for (let at = 0; at < samples.length; at += piece)
            meter.add(Float32Array.from(samples.slice(at, at + piece)));
          expect(meter.finish()).toEqual(measure(samples, options));
        },
      ),
    );
  });

  it("gather to a lower rate without losing an extreme", () => {
    const fine = { rate: 200, values: Int8Array.of(-1, 1, -9, 2, -3, 8, 0, 0) };
    expect([...coarsen(fine, 100).values]).toEqual([-9, 2, -3, 8]);
    expect(() => coarsen(fine, 30)).toThrow(RangeError);
  });

  it("come back from their file as they were, and a cut or foreign file is none", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.integer({ min: -127, max: 127 }), fc.integer({ min: -127, max: 127 })),
        ),
        (pairs) => {
          const peaks = { rate: 20, values: Int8Array.from(pairs.flat()) };
          const file = writePeaks(peaks);
          expect(readPeaks(file)).toEqual(peaks);
          expect(readPeaks(file.subarray(0, file.length - 1))).toBeNull();
        },
      ),
    );
    expect(readPeaks(new TextEncoder().encode("just some text, long enough"))).toBeNull();
  });
});
