/** Draws the bars of a recording, the louder the stronger. */
import { BAR_PITCH, BAR_WIDTH, barLevels, barsBetween, type StudioPeaks } from "./bar-levels.ts";
import type { PaintTarget } from "./paint-target.ts";

const LEAST_HEIGHT = 2;
/** Shades from quiet to loud: as many fills a painting. */
const SHADES = 6;

interface BarColours {
  readonly quiet: string;
  readonly loud: string;
}

export function paintBars(
  { context, from, to, pixels, height }: PaintTarget,
  peaks: StudioPeaks,
  loudest: number,
  { quiet, loud }: BarColours,
): void {
  const { first, count } = barsBetween(from * pixels, to * pixels);
  const levels = barLevels(peaks, { pixels, first, count, loudest });
  const shades = Array.from({ length: SHADES }, () => new Path2D());
  levels.forEach((level, index) => {
    const barHeight = Math.max(LEAST_HEIGHT, level * height);
    const x = (first + index) * BAR_PITCH - from * pixels;
    const shade = Math.min(SHADES - 1, Math.floor(level * SHADES));
    shades[shade]?.roundRect(x, (height - barHeight) / 2, BAR_WIDTH, barHeight, BAR_WIDTH / 2);
  });
  shades.forEach((path, shade) => {
    const share = (shade / (SHADES - 1)) * 100;
    context.fillStyle = loud;
    context.fillStyle = `color-mix(in oklab, ${loud} ${share}%, ${quiet})`;
    context.fill(path);
  });
}
