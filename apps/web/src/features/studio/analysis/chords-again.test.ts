import type { DetectedChord } from "@bandstand/audio/analysis/detected-chord";
import type { Harmony } from "@bandstand/audio/analysis/harmony";
import { describe, expect, it, vi } from "vitest";
import { createChordsAgain } from "./chords-again.ts";

const HARMONY: Harmony = { notes: new Float32Array(36), tuned: new Float32Array(1) };
const songOf = (...beats: number[]) => ({ beats, bars: beats, beatsPerBar: 4, duration: 8 });
const chord = (label: string): DetectedChord => ({ time: 0, label, confidence: 1 });
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Chords come when they are given. */
function setUp(harmony: () => Promise<Harmony> = () => Promise.resolve(HARMONY)) {
  const asked: { signal: AbortSignal; give: (chords: DetectedChord[]) => void }[] = [];
  const work = {
    hearHarmony: vi.fn(harmony),
    hearChords: vi.fn((_harmony: Harmony, _song: unknown, signal: AbortSignal) => {
      const { promise, resolve } = Promise.withResolvers<DetectedChord[]>();
      asked.push({ signal, give: resolve });
      return promise;
    }),
    onHeard: vi.fn(),
    onFailed: vi.fn(),
  };
  return { again: createChordsAgain(work), work, asked };
}

describe("the chords on beats that were put right", () => {
  it("are heard from what the analysis kept, without the recording", async () => {
    const { again, work, asked } = setUp();
    again.keep(HARMONY);
    again.hear(songOf(1, 2), 0);
    await settled();
    asked[0]?.give([chord("G")]);
    await settled();
    expect(work.hearHarmony).not.toHaveBeenCalled();
    expect(work.onHeard).toHaveBeenCalledExactlyOnceWith([chord("G")], songOf(1, 2));
  });

  it("read the recording once where nothing was kept", async () => {
    const { again, work, asked } = setUp();
    for (const beat of [1, 2]) {
      again.hear(songOf(beat), 0);
      await settled();
      asked.at(-1)?.give([chord("G")]);
      await settled();
    }
    expect(work.hearHarmony).toHaveBeenCalledOnce();
    expect(work.onHeard).toHaveBeenCalledTimes(2);
  });

  it("read it once for corrections that come meanwhile, and wait for the last of the taps", async () => {
    const reading = Promise.withResolvers<Harmony>();
    const { again, work, asked } = setUp(() => reading.promise);
    again.hear(songOf(1), 0);
    await settled();
    again.hear(songOf(2), 0);
    await settled();
    again.hear(songOf(3), 20);
    reading.resolve(HARMONY);
    await settled();
    expect(asked).toHaveLength(0);
    await new Promise((resolve) => setTimeout(resolve, 30));
    asked[0]?.give([chord("G")]);
    await settled();
    expect(work.hearHarmony).toHaveBeenCalledOnce();
    expect(work.onHeard).toHaveBeenCalledExactlyOnceWith([chord("G")], songOf(3));
  });

  it("are those of the last correction, however late others come", async () => {
    const { again, work, asked } = setUp();
    again.keep(HARMONY);
    again.hear(songOf(1), 0);
    await settled();
    again.hear(songOf(2), 0);
    await settled();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.give([chord("D")]);
    asked[0]?.give([chord("G")]);
    await settled();
    expect(work.onHeard).toHaveBeenCalledExactlyOnceWith([chord("D")], songOf(2));
  });

  it("do not come any more once they are given up, or the recording is analysed anew", async () => {
    const { again, work, asked } = setUp();
    again.keep(HARMONY);
    again.hear(songOf(1), 0);
    await settled();
    again.cancel();
    again.hear(songOf(2), 0);
    await settled();
    again.keep(HARMONY);
    for (const { give } of asked) give([chord("G")]);
    await settled();
    expect(asked).toHaveLength(2);
    expect(work.onHeard).not.toHaveBeenCalled();
    expect(work.onFailed).not.toHaveBeenCalled();
  });

  it("say what went wrong, and are heard at the next correction", async () => {
    const away = new Error("Offline");
    const { again, work, asked } = setUp(
      vi.fn(() => Promise.resolve(HARMONY)).mockRejectedValueOnce(away),
    );
    again.hear(songOf(1), 0);
    await settled();
    expect(work.onFailed).toHaveBeenCalledExactlyOnceWith(away);
    again.hear(songOf(2), 0);
    await settled();
    asked[0]?.give([chord("G")]);
    await settled();
    expect(work.onHeard).toHaveBeenCalledOnce();
  });
});
