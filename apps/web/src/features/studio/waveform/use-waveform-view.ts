import { useState, useSyncExternalStore } from "react";
import { createWaveformView, type WaveformView } from "./waveform-view.ts";
import { isWhole, spanOf } from "./scale.ts";

export function useWaveformView(): WaveformView {
  const [view] = useState(() => createWaveformView(prefersStill));
  return view;
}

/** Seconds that are seen at once, to a tenth; null where all of it is seen. */
export function useSeen(view: WaveformView): number | null {
  return useSyncExternalStore(view.subscribe, () => {
    const scale = view.get();
    return isWhole(scale) ? null : Math.round(spanOf(scale) * 10) / 10;
  });
}

function prefersStill(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
