/**
 * A slider that stays where it is while a finger scrolls over it. Browsers put the thumb where a finger comes down, before
 * anybody knows which way it goes: so nothing counts until it has gone along the slider, or was lifted where it came down.
 */
import { type ChangeEvent, type PointerEvent, useRef } from "react";
import { type Swipe, swipeOf } from "./swipe.ts";

interface Touch {
  x: number;
  y: number;
  /** Where the slider stood. */
  before: string;
  /** Where the browser has put it since. */
  asked: number | null;
  swipe: Swipe;
}

/** @param axis the direction of the slider @returns what an `<input type="range">` is given */
export function useSteadySlide(axis: "x" | "y", onSlide: (value: number) => void) {
  const touch = useRef<Touch | null>(null);

  function answer(): void {
    const asked = touch.current?.asked ?? null;
    if (asked !== null) onSlide(asked);
  }

  return {
    onPointerDown({
      pointerType,
      clientX,
      clientY,
      currentTarget,
    }: PointerEvent<HTMLInputElement>) {
      if (pointerType !== "touch") return;
      const before = currentTarget.value;
      touch.current = { x: clientX, y: clientY, before, asked: null, swipe: "undecided" };
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLInputElement>) {
      const { current } = touch;
      if (current?.swipe !== "undecided") return;
      const [dx, dy] = [clientX - current.x, clientY - current.y];
      current.swipe = axis === "x" ? swipeOf(dx, dy) : swipeOf(dy, dx);
      if (current.swipe === "along") answer();
    },
    onPointerUp() {
      if (touch.current?.swipe === "undecided") answer();
      touch.current = null;
    },
    /** The browser scrolls instead. */
    onPointerCancel() {
      touch.current = null;
    },
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      const { current } = touch;
      if (current === null || current.swipe === "along") {
        onSlide(currentTarget.valueAsNumber);
        return;
      }
      current.asked = currentTarget.valueAsNumber;
      currentTarget.value = current.before;
    },
  };
}
