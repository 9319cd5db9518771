/** What this browser has for the engine of the studios. */
// oxlint-disable-next-line import/default -- Vite makes it the address of a bundle
import partsUrl from "@bandstand/audio/engine/parts/parts.worklet?worker&url";
import soundtouchUrl from "@soundtouchjs/audio-worklet/processor?url&no-inline";
import stretchUrl from "signalsmith-stretch?url&no-inline";
import type { AudioPlatform } from "@bandstand/audio/engine/audio-platform";
import { chromiumLead } from "./stretch-lead.ts";
import { tapsBeforeStretch } from "./taps-before-stretch.ts";
import { workerTimers } from "./worker-timers.ts";

/** Milliseconds between two looks in a hidden tab, which draws no frames. */
const HIDDEN_STEP = 10;
/**
 * Seconds of sound made at a time, instead of the browser's 10 ms for games: waking for them takes a fifth of what five
 * studios cost. What is heard is late by as much, and the position knows.
 */
const LATENCY = 0.02;
/**
 * Frames that nodes make at a time, where the browser lets a page choose: otherwise 128, and calling each node and the
 * pitch engine four times as often takes a tenth more. Nothing is later for it, as less than `LATENCY` is made at once.
 */
const QUANTUM = 512;

export function browserAudio(browser: Window & typeof globalThis): AudioPlatform {
  const { document } = browser;
  const { after } = workerTimers(
    () => new Worker(new URL("./ticks.worker.ts", import.meta.url), { type: "module" }),
  );

  const newContext = () => {
    soundThoughSilent(browser.navigator);
    const options: AudioContextOptions & { renderSizeHint: number } = {
      latencyHint: LATENCY,
      renderSizeHint: QUANTUM,
    };
    return new browser.AudioContext(options);
  };

  return {
    newContext: "AudioContext" in browser ? newContext : null,
    newMedia(kind) {
      const media = document.createElement(kind);
      // A telephone would otherwise fill its screen with a video.
      if (media instanceof browser.HTMLVideoElement) media.playsInline = true;
      return media;
    },
    tapsBeforeStretch: tapsBeforeStretch(browser.navigator),
    stretchLead: "chrome" in browser ? chromiumLead : () => 0,
    partsModule: partsUrl,
    modules: { stretch: stretchUrl, soundtouch: soundtouchUrl },
    after,
    frame(run) {
      let cancel = () => {};
      const ask = () => {
        cancel();
        if (document.hidden) cancel = after(HIDDEN_STEP, come);
        else {
          const frame = browser.requestAnimationFrame(come);
          cancel = () => browser.cancelAnimationFrame(frame);
        }
      };
      const stop = () => {
        cancel();
        document.removeEventListener("visibilitychange", ask);
      };
      const come = () => {
        stop();
        run();
      };
      // A frame that was asked for may never come once the tab is hidden.
      document.addEventListener("visibilitychange", ask);
      ask();
      return stop;
    },
  };
}

/** An iPhone that is set to silent lets media elements be heard, and Web Audio only if it is asked to. */
function soundThoughSilent(navigator: Navigator & { audioSession?: { type: string } }): void {
  if (navigator.audioSession) navigator.audioSession.type = "playback";
}
