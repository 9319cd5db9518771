/** Moves an element with the view, past React. */
import { type RefObject, useEffect, useRef } from "react";
import type { WaveformView, View } from "./waveform-view.ts";

export function useMotion<E extends HTMLElement>(
  view: WaveformView,
  move: (element: E, view: View) => void,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const update = (): void => move(element, view.get());
    update();
    return view.subscribe(update);
  }, [view, move]);
  return ref;
}
