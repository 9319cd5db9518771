/** The whole recording in little, with a frame about what is seen: pull the frame, or press anywhere to look there. */
import { clamp } from "@bandstand/domain/clamp";
import type { LoopRegion, Marker } from "@bandstand/domain/studio/settings";
import { useEffect, useRef } from "react";
import { useColorScheme } from "../../../ui/color-scheme/color-scheme-context.ts";
import { paintClass } from "../../../ui/tags/tag-paint.ts";
import { usePointerDrag } from "../../../ui/windows/use-pointer-drag.ts";
import { loudestOf, type StudioPeaks } from "./bar-levels.ts";
import { sized } from "./keep-painted.ts";
import { paintBars } from "./paint-bars.ts";
import { paletteOf } from "./palette.ts";
import type { WaveformView, View } from "./waveform-view.ts";
import { isWhole, spanOf, percentOf } from "./scale.ts";
import { xWithin } from "./time-axis.ts";
import styles from "./minimap.module.css";
import { shift, stretch } from "./track.tsx";
import { useMotion } from "./use-motion.ts";

interface MinimapProps {
  view: WaveformView;
  peaks: StudioPeaks;
  duration: number;
  loop: LoopRegion | null;
  markers: readonly Marker[];
}

export function Minimap({ view, peaks, duration, loop, markers }: MinimapProps) {
  const drag = usePointerDrag((event) => {
    const element = event.currentTarget;
    const pointAt = (clientX: number): number =>
      (xWithin(element, clientX) / Math.max(1, element.offsetWidth)) * 100;
    const pressed = pointAt(event.clientX);
    const { clientX } = event;
    const seen = view.get();
    const half = (spanOf(seen) / Math.max(1, duration)) * 50;
    // Within the frame it is the frame that is pulled, elsewhere it comes to the pointer.
    const offset = Math.abs(pressed - seen.centre) <= half ? seen.centre - pressed : 0;
    if (offset === 0) view.pull(pressed);
    return { move: ({ dx }) => view.pull(pointAt(clientX + dx) + offset) };
  });
  return (
    <div className={styles.minimap} aria-hidden="true" {...drag}>
      <Overview peaks={peaks} duration={duration} quiet="--wave" loud="--wave-loud" />
      <div ref={useMotion(view, movePlayedClip)} className={styles.played}>
        <div ref={useMotion(view, movePlayedContent)} className={styles.playedContent}>
          <Overview peaks={peaks} duration={duration} quiet="--accent-quiet" loud="--accent" />
        </div>
      </div>
      {loop !== null && (
        <div
          className={styles.loop}
          style={{
            insetInlineStart: percentOf(loop.start, duration),
            inlineSize: percentOf(loop.end - loop.start, duration),
          }}
        />
      )}
      {markers.map(({ id, time, color }) => (
        <div
          key={id}
          className={`${styles.marker} ${paintClass(color)}`}
          style={{ insetInlineStart: percentOf(time, duration) }}
        />
      ))}
      <div ref={useMotion(view, moveFrame)} className={styles.frame} />
    </div>
  );
}

interface OverviewProps {
  peaks: StudioPeaks;
  duration: number;
  quiet: `--${string}`;
  loud: `--${string}`;
}

function Overview({ peaks, duration, quiet, loud }: OverviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { scheme } = useColorScheme();
  useEffect(() => {
    const element = canvas.current;
    const room = element?.parentElement;
    if (!element || !room) return undefined;
    const paint = (): void => {
      const { clientWidth: width, clientHeight: height } = room;
      const context = width > 0 && duration > 0 ? sized(element, width, height) : null;
      if (!context) return;
      const palette = paletteOf(element);
      const target = { context, palette, from: 0, to: duration, pixels: width / duration, height };
      const colours = { quiet: palette.of(quiet), loud: palette.of(loud) };
      paintBars(target, peaks, loudestOf(peaks.coarse), colours);
    };
    paint();
    const observer = new ResizeObserver(paint);
    observer.observe(room);
    return () => observer.disconnect();
  }, [peaks, duration, quiet, loud, scheme]);
  return <canvas ref={canvas} className={styles.overview} />;
}

function shareOf({ playhead, duration }: View): number {
  return duration > 0 ? clamp(playhead / duration, 0, 1) : 0;
}

function movePlayedClip(element: HTMLDivElement, view: View): void {
  shift(element, (shareOf(view) - 1) * view.width);
}

function movePlayedContent(element: HTMLDivElement, view: View): void {
  shift(element, (1 - shareOf(view)) * view.width);
}

function moveFrame(element: HTMLDivElement, view: View): void {
  const { from, duration, width } = view;
  element.hidden = isWhole(view);
  if (duration <= 0) return;
  stretch(element, (spanOf(view) / duration) * width);
  shift(element, (from / duration) * width);
}
