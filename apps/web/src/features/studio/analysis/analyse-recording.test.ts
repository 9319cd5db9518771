import { analyse } from "@bandstand/audio/analysis/analyse";
import { TooLong } from "@bandstand/audio/analysis/longest";
import type { Sound } from "@bandstand/audio/analysis/sound";
import { describe, expect, it, vi } from "vitest";
import {
  AnalysisFailed,
  analyseRecording,
  type AnalysisWorker,
  hearChords,
} from "./analyse-recording.ts";
import type { AnalysisReply } from "./analysis-messages.ts";

/** A worker that answers by hand. */
function setUp() {
  const target = new EventTarget();
  const terminate = vi.fn();
  const postMessage = vi.fn();
  const worker: AnalysisWorker = {
    postMessage,
    terminate,
    addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
      target.addEventListener(type, listener),
  };
  const answer = (data: AnalysisReply) =>
    target.dispatchEvent(new MessageEvent("message", { data }));
  const breakDown = (message: string) =>
    target.dispatchEvent(Object.assign(new Event("error"), { message }));
  return { startWorker: vi.fn(() => worker), terminate, postMessage, answer, breakDown };
}

const silence = (seconds: number): Sound => ({
  samples: new Float32Array(8000 * seconds),
  sampleRate: 8000,
});
const { signal } = new AbortController();

describe("the analysis of a recording", () => {
  it("comes from a worker that ends with it, and tells how far it is", async () => {
    const { startWorker, terminate, answer } = setUp();
    const onProgress = vi.fn();
    const found = analyseRecording(silence(2), { signal, onProgress, startWorker });
    answer({ type: "progress", share: 0.5 });
    const analysis = analyse(silence(2));
    answer({ type: "all", analysis });
    expect(await found).toBe(analysis);
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.5);
    expect(terminate).toHaveBeenCalledOnce();
  });

  it("gives the samples away instead of copying them", () => {
    const { startWorker, postMessage } = setUp();
    const sound = silence(2);
    void analyseRecording(sound, { signal, startWorker });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: "all", sound }, [
      sound.samples.buffer,
    ]);
  });

  it("is given up with its worker", async () => {
    const { startWorker, terminate } = setUp();
    const controller = new AbortController();
    const found = analyseRecording(silence(2), { signal: controller.signal, startWorker });
    controller.abort();
    await expect(found).rejects.toBe(controller.signal.reason);
    expect(terminate).toHaveBeenCalledOnce();
  });

  it("is refused for more than 20 minutes before a worker starts", async () => {
    const { startWorker } = setUp();
    await expect(analyseRecording(silence(1201), { signal, startWorker })).rejects.toThrow(TooLong);
    expect(startWorker).not.toHaveBeenCalled();
  });

  it("fails with what the worker says", async () => {
    const { startWorker, terminate, answer } = setUp();
    const found = analyseRecording(silence(2), { signal, startWorker });
    answer({ type: "failed", message: "Invalid array length" });
    await expect(found).rejects.toThrow(new AnalysisFailed("Invalid array length"));
    expect(terminate).toHaveBeenCalledOnce();
  });

  it("hears chords again from what it was heard from, which stays", async () => {
    const { startWorker, postMessage, terminate, answer } = setUp();
    const { harmony } = analyse(silence(2));
    const song = { beats: [0, 0.5], bars: [0], beatsPerBar: 4, duration: 2 };
    const found = hearChords(harmony, song, { signal, startWorker });
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: "chords", harmony, song }, []);
    const chords = [{ time: 0, label: "G", confidence: 1 }];
    answer({ type: "chords", chords });
    expect(await found).toBe(chords);
    expect(terminate).toHaveBeenCalledOnce();
  });

  it("fails where the worker breaks down", async () => {
    const { startWorker, breakDown } = setUp();
    const found = analyseRecording(silence(2), { signal, startWorker });
    breakDown("out of memory");
    await expect(found).rejects.toThrow(new AnalysisFailed("out of memory"));
  });
});
