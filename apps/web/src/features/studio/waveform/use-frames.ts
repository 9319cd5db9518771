/** Tells the view at every frame where the playhead is while it plays; at rest it looks now and then whether it was moved. */
import { useEffect } from "react";
import type { WaveformView } from "./waveform-view.ts";

/** Milliseconds. */
const REST = 50;

export function useFrames(view: WaveformView, position: () => number, isPlaying: boolean): void {
  useEffect(() => {
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const step = (now: number): void => {
      const isMoving = view.tick(position(), now, isPlaying);
      if (isPlaying || isMoving) frame = requestAnimationFrame(step);
      else rest = setTimeout(() => (frame = requestAnimationFrame(step)), REST);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, [view, position, isPlaying]);
}
