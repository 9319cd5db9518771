import { parseBuffer } from "music-metadata";
import { describe, expect, it } from "vitest";
import { cutShort, mp3File, notSound, scratched, wavFile, withClaimedLength } from "./sounds.ts";

describe("sound files for tests", () => {
  it.each([
    { seconds: 2, rate: 44_100, channels: 2, bits: 16 },
    { seconds: 0.5, rate: 8_000, channels: 1, bits: 24 },
    { seconds: 1, rate: 96_000, channels: 2, bits: 32 },
  ] as const)("a WAV of $bits bits at $rate Hz lasts $seconds s", async (options) => {
    const { format } = await parseBuffer(wavFile(options), { mimeType: "audio/wav" });
    expect(format.duration).toBeCloseTo(options.seconds, 3);
    expect(format.sampleRate).toBe(options.rate);
    expect(format.numberOfChannels).toBe(options.channels);
    expect(format.bitsPerSample).toBe(options.bits);
  });

  it.each([
    { seconds: 2, rate: 44_100, channels: 2, kbps: 128 },
    { seconds: 3, rate: 32_000, channels: 1, kbps: 64 },
  ] as const)("an MP3 of $kbps kbit/s lasts about $seconds s", async (options) => {
    const { format } = await parseBuffer(
      mp3File(options),
      { mimeType: "audio/mpeg" },
      { duration: true },
    );
    expect(format.container).toBe("MPEG");
    expect(format.sampleRate).toBe(options.rate);
    expect(format.numberOfChannels).toBe(options.channels);
    expect(format.duration).toBeGreaterThan(options.seconds);
    expect(format.duration).toBeLessThan(options.seconds + 0.15);
    expect(format.bitrate).toBe(options.kbps * 1000);
  });

  it("clicks once a beat", () => {
    const file = wavFile({
      seconds: 2,
      rate: 8_000,
      channels: 1,
      content: { kind: "clicks", bpm: 120 },
    });
    const loud = Array.from({ length: 20 }, (_, tenth) => {
      const from = 44 + tenth * 800 * 2;
      const samples = Array.from({ length: 800 }, (__, index) =>
        Math.abs(file.readInt16LE(from + index * 2)),
      );
      return Math.max(...samples) > 8_000;
    });
    expect(loud.flatMap((isLoud, tenth) => (isLoud ? [tenth] : []))).toEqual([0, 5, 10, 15]);
  });

  it("can be cut, scratched and lied about", () => {
    const whole = wavFile({ seconds: 1 });
    expect(cutShort(whole, 0.25).length).toBe(Math.floor(whole.length / 4));
    const broken = scratched(whole);
    expect(broken.length).toBe(whole.length);
    expect(broken.equals(whole)).toBe(false);
    expect(broken.subarray(0, 44).equals(whole.subarray(0, 44))).toBe(true);
    expect(withClaimedLength(whole, 0xffffffff).readUInt32LE(40)).toBe(0xffffffff);
    expect(notSound().toString()).toContain("no song");
  });
});
