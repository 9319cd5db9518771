/** Brings pointers and the wheel on the waveform to what they mean there. */
import { clamp } from "@bandstand/domain/clamp";
import { ZOOM } from "@bandstand/domain/studio/ranges";
import type { LoopRegion } from "@bandstand/domain/studio/settings";
import { clampZoom } from "@bandstand/domain/studio/zoom";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { createGestures, type GestureActions, type Touch } from "./gestures.ts";
import { drawnLoop, movedLoop } from "./loop-shape.ts";
import type { WaveformView } from "./waveform-view.ts";
import { xWithin } from "./time-axis.ts";
import { createWheel } from "./wheel-steps.ts";

export interface WaveformActions {
  view: WaveformView;
  duration: number;
  zoom: number;
  loop: LoopRegion | null;
  snap: (time: number) => number;
  onZoom: (pixelsASecond: number) => void;
  onSeek: (time: number) => void;
  /** A press on the lane of the beats. */
  onBeats: (x: number, time: number) => void;
  /** While a loop is drawn or moved. */
  onDraft: (loop: LoopRegion | null) => void;
  onLoop: (loop: LoopRegion | null) => void;
}

/** Milliseconds between two notches of one turn. */
const TURN = 400;

/** What the waveform listens to. */
export function useWaveformGestures(
  element: RefObject<HTMLElement | null>,
  actions: WaveformActions,
) {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  /** The press that is held began on the lane of the beats. */
  const isOnBeats = useRef(false);
  /** Until the click: a menu that opens before is taken for what the press leaves. */
  const pressed = useRef<(() => void) | null>(null);
  const [gestures] = useState(() =>
    createGestures(
      meaningOf(() => latest.current, {
        isOnBeats: () => isOnBeats.current,
        onClick: (act) => {
          pressed.current = act;
        },
      }),
    ),
  );

  useEffect(() => {
    const area = element.current;
    if (!area) return undefined;
    const wheel = createWheel();
    let asked = { zoom: 0, at: -Infinity };
    const turn = (event: WheelEvent): void => {
      event.preventDefault();
      const { view, onZoom } = latest.current;
      // A wheel turns faster than a busy page renders what the last notch asked for.
      const isTurning = event.timeStamp - asked.at < TURN;
      const zoom = isTurning ? asked.zoom : latest.current.zoom;
      const { zoom: steps, pan } = wheel(event);
      if (pan !== 0) view.pullBy(pan / view.get().pixels);
      if (steps === 0) return;
      asked = { zoom: clampZoom(zoom + steps * ZOOM.wheelStep), at: event.timeStamp };
      view.aim(xWithin(area, event.clientX));
      onZoom(asked.zoom);
    };
    // React listens passively, and the page would scroll as well.
    area.addEventListener("wheel", turn, { passive: false });
    return () => area.removeEventListener("wheel", turn);
  }, [element]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return;
      const { target } = event;
      isOnBeats.current = target instanceof Element && target.closest("[data-beats]") !== null;
      event.currentTarget.setPointerCapture(event.pointerId);
      gestures.down(touchOf(event));
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => gestures.move(touchOf(event)),
    onPointerUp: (event: PointerEvent<HTMLElement>): void => gestures.up(touchOf(event)),
    onPointerCancel: gestures.cancel,
    onClick(): void {
      pressed.current?.();
      pressed.current = null;
    },
  };
}

function touchOf(event: PointerEvent<HTMLElement>): Touch {
  return {
    id: event.pointerId,
    x: xWithin(event.currentTarget, event.clientX),
    isFinger: event.pointerType === "touch",
    at: event.timeStamp,
  };
}

interface BeatPresses {
  isOnBeats: () => boolean;
  onClick: (act: () => void) => void;
}

/** A press seeks, a drag draws a loop or moves the one it began in, a double press clears it. */
function meaningOf(
  now: () => WaveformActions,
  { isOnBeats, onClick }: BeatPresses,
): GestureActions {
  let release: (() => void) | null = null;
  let pinched = { zoom: 0, time: 0 };

  const timeAt = (x: number): number => {
    const { from, pixels } = now().view.get();
    return from + x / pixels;
  };
  const shapeOf = (from: number, to: number): LoopRegion | null => {
    const { loop, duration, snap } = now();
    const [began, ends] = [timeAt(from), timeAt(to)];
    return loop !== null && isWithin(loop, began)
      ? movedLoop(loop, loop.start + ends - began, duration, snap)
      : drawnLoop(began, ends, duration, snap);
  };
  const endDrag = (): void => {
    release?.();
    release = null;
    now().onDraft(null);
  };

  return {
    press(x) {
      const time = clamp(timeAt(x), 0, now().duration);
      if (isOnBeats()) onClick(() => now().onBeats(x, time));
      else now().onSeek(time);
    },
    doublePress(x, isFinger) {
      const { view, loop, zoom, onLoop, onZoom } = now();
      if (loop !== null && isWithin(loop, timeAt(x))) {
        onLoop(null);
      } else if (isFinger) {
        view.aim(x);
        onZoom(clampZoom(zoom + ZOOM.buttonStep));
      }
    },
    drag(from, to) {
      release ??= now().view.freeze();
      now().onDraft(shapeOf(from, to));
    },
    drop(from, to) {
      const shape = shapeOf(from, to);
      endDrag();
      if (shape !== null) now().onLoop(shape);
    },
    dragCancelled: endDrag,
    pan: (by) => now().view.pullBy(-by / now().view.get().pixels),
    pinchBegins(middle) {
      pinched = { zoom: now().view.get().pixels, time: timeAt(middle) };
    },
    pinch(factor, middle) {
      const { view, zoom, onZoom } = now();
      const next = Math.round(clampZoom(pinched.zoom * factor));
      if (next === zoom) return;
      view.aim(middle, pinched.time);
      onZoom(next);
    },
  };
}

function isWithin({ start, end }: LoopRegion, time: number): boolean {
  return time >= start && time <= end;
}
