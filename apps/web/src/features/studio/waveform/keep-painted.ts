/**
 * Keeps a canvas painted about what is seen: a stretch of the recording thrice as wide, so that while it plays the canvas is
 * only moved, and painted anew when the view leaves it.
 */
import { paletteOf } from "./palette.ts";
import type { WaveformView } from "./waveform-view.ts";
import { spanOf } from "./scale.ts";
import type { PaintTarget } from "./paint-target.ts";

export type Painter = (target: PaintTarget) => void;

/** Views on either side. */
const MARGIN = 1;

/** @returns the way to stop. The canvas lies in a layer that begins with the recording. */
export function keepPainted(
  canvas: HTMLCanvasElement,
  view: WaveformView,
  paint: Painter,
): () => void {
  let height = canvas.clientHeight;
  let painted = { from: 0, to: -1, pixels: 0, height: 0 };

  const update = (): void => {
    const { from, pixels, width, duration } = view.get();
    if (width === 0 || height === 0) return;
    const span = spanOf({ pixels, width, duration });
    const isWithin = from >= painted.from && Math.min(duration, from + span) <= painted.to;
    if (isWithin && pixels === painted.pixels && height === painted.height) return;
    // On a whole pixel, else everything is blurred.
    const left = Math.floor(Math.max(0, from - span * MARGIN) * pixels);
    const to = Math.min(duration, from + span * (1 + MARGIN));
    painted = { from: left / pixels, to, pixels, height };
    const context = sized(canvas, Math.ceil(to * pixels) - left, height);
    canvas.style.insetInlineStart = `${left}px`;
    if (context) paint({ context, palette: paletteOf(canvas), ...painted });
  };

  const observer = new ResizeObserver(() => {
    height = canvas.clientHeight;
    update();
  });
  observer.observe(canvas);
  const leave = view.subscribe(update);
  update();
  return () => {
    leave();
    observer.disconnect();
  };
}

/** An empty canvas of so many CSS pixels, at the resolution of the screen. */
export function sized(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D | null {
  const scale = window.devicePixelRatio;
  canvas.style.inlineSize = `${width}px`;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext("2d");
  context?.setTransform(scale, 0, 0, scale, 0, 0);
  return context;
}
