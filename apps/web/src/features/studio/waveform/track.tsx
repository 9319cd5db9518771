/** Layers that are as long as the recording. Places in them are shares of 100 of it. */
import { clamp } from "@bandstand/domain/clamp";
import type { ReactNode } from "react";
import type { WaveformView, View } from "./waveform-view.ts";
import styles from "./studio-waveform.module.css";
import { useMotion } from "./use-motion.ts";

interface TrackProps {
  view: WaveformView;
  children: ReactNode;
}

export function Track({ view, children }: TrackProps) {
  return (
    <div ref={useMotion(view, moveTrack)} className={styles.track}>
      {children}
    </div>
  );
}

/** Shows only what has been played. */
export function PlayedTrack({ view, children }: TrackProps) {
  return (
    <div ref={useMotion(view, movePlayedClip)} className={styles.played} aria-hidden="true">
      <div ref={useMotion(view, movePlayedContent)} className={styles.track}>
        {children}
      </div>
    </div>
  );
}

export function Playhead({ view }: { view: WaveformView }) {
  return <div ref={useMotion(view, movePlayhead)} className={styles.playhead} aria-hidden="true" />;
}

function moveTrack(element: HTMLDivElement, { from, pixels, duration }: View): void {
  stretch(element, duration * pixels);
  shift(element, -from * pixels);
}

/** As wide as the waveform, its right edge at the playhead. */
function movePlayedClip(element: HTMLDivElement, view: View): void {
  shift(element, playheadX(view) - view.width);
}

function movePlayedContent(element: HTMLDivElement, view: View): void {
  stretch(element, view.duration * view.pixels);
  shift(element, view.width - playheadX(view) - view.from * view.pixels);
}

function movePlayhead(element: HTMLDivElement, view: View): void {
  shift(element, (view.playhead - view.from) * view.pixels);
}

function playheadX({ playhead, from, pixels, width }: View): number {
  return clamp((playhead - from) * pixels, 0, width);
}

/** To a quarter of a pixel, and only when that changes: what moves slowly costs no frame. */
export function shift(element: HTMLElement, x: number): void {
  const transform = `translate3d(${Math.round(x * 4) / 4}px, 0px, 0px)`;
  if (element.style.transform !== transform) element.style.transform = transform;
}

/** Only when it changes: another width is another layout. */
export function stretch(element: HTMLElement, width: number): void {
  const size = `${Math.round(width * 100) / 100}px`;
  if (element.style.inlineSize !== size) element.style.inlineSize = size;
}
