import { TooLong } from "@bandstand/audio/analysis/longest";
import { describe, expect, it, vi } from "vitest";
import { Offline } from "../../../lib/http/call-errors.ts";
import { type DecodedSound, type Decoder, decodeSound, NotDecodable } from "./decode-sound.ts";

function soundOf(channels: readonly (readonly number[])[], sampleRate = 22_050): DecodedSound {
  const length = channels[0]?.length ?? 0;
  return {
    numberOfChannels: channels.length,
    sampleRate,
    length,
    duration: length / sampleRate,
    getChannelData: (channel) => Float32Array.from(channels[channel] ?? []),
  };
}

const decoding = (sound: DecodedSound) => ({
  decodeAudioData: vi.fn<Decoder["decodeAudioData"]>(async () => sound),
});
const bytes = () => new Uint8Array([1, 2, 3]).buffer;
const { signal } = new AbortController();

describe("decoding a recording for its analysis", () => {
  it("makes one channel of all", async () => {
    const decoder = decoding(
      soundOf([
        [1, 0.5, 0],
        [0, 0.5, -1],
      ]),
    );
    const { samples, sampleRate } = await decodeSound(bytes(), { signal, duration: 1, decoder });
    expect([...samples]).toEqual([0.5, 0.5, -0.5]);
    expect(sampleRate).toBe(22_050);
  });

  it("downloads what has an address", async () => {
    const decoder = decoding(soundOf([[1]]));
    const fetch = vi.fn(async () => new Response(bytes()));
    await decodeSound("/uploads/1.mp3", { signal, duration: 1, decoder, fetch });
    expect(decoder.decodeAudioData.mock.calls[0]?.[0].byteLength).toBe(3);
  });

  it("refuses three hours unread", async () => {
    const decoder = decoding(soundOf([[1]]));
    const fetch = vi.fn(async () => new Response(bytes()));
    const long = decodeSound("/uploads/1.mp3", { signal, duration: 10_800, decoder, fetch });
    await expect(long).rejects.toThrow(TooLong);
    expect(fetch).not.toHaveBeenCalled();
    expect(decoder.decodeAudioData).not.toHaveBeenCalled();
  });

  it("refuses what turns out to be longer than it was said to be", async () => {
    const decoder = decoding({ ...soundOf([[1]]), duration: 1201 });
    const long = decodeSound(bytes(), { signal, duration: 60, decoder });
    await expect(long).rejects.toThrow(TooLong);
  });

  it("says that the browser cannot decode it", async () => {
    const decoder = {
      decodeAudioData: () => Promise.reject(new DOMException("no", "EncodingError")),
    };
    const broken = decodeSound(bytes(), { signal, duration: 60, decoder });
    await expect(broken).rejects.toThrow(NotDecodable);
    await expect(broken).rejects.toThrow(
      "This recording cannot be analysed, because the browser cannot decode it.",
    );
  });

  it("says that nobody answers", async () => {
    const decoder = decoding(soundOf([[1]]));
    const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    const away = decodeSound("/uploads/1.mp3", { signal, duration: 60, decoder, fetch });
    await expect(away).rejects.toThrow(Offline);
  });

  it("is given up where the signal says so while it decodes", async () => {
    const controller = new AbortController();
    const decoder = {
      decodeAudioData: async () => {
        controller.abort();
        return soundOf([[1]]);
      },
    };
    const given = decodeSound(bytes(), { signal: controller.signal, duration: 60, decoder });
    await expect(given).rejects.toBe(controller.signal.reason);
  });
});
