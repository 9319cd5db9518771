/** What a painter of a stretch of the recording is given: a canvas in CSS pixels whose left edge is `from`. */
import type { Palette } from "./palette.ts";

export interface PaintTarget {
  readonly context: CanvasRenderingContext2D;
  readonly palette: Palette;
  /** Seconds. */
  readonly from: number;
  readonly to: number;
  /** A second. */
  readonly pixels: number;
  readonly height: number;
}
