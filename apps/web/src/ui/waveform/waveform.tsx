import { useEffect, useRef } from "react";
import { useColorScheme } from "../color-scheme/color-scheme-context.ts";
import { barHeights } from "./bars.ts";
import styles from "./waveform.module.css";

/** Pixels of a bar with its gap; the picture holds as many as fit. */
const PITCH = 4;
const BAR = 2.5;
const LEAST_HEIGHT = 2;

interface WaveformProps {
  /** Least and greatest value by turns, −128 to 127; null draws a calm line while there are none. */
  peaks: Int8Array | null;
  /** From 0 to 1: what has been played. */
  progress: number;
}

/** The picture alone: whoever shows it adds the slider that can be reached by keyboard. */
export function Waveform({ peaks, progress }: WaveformProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // A canvas does not follow the tokens by itself.
  const { scheme } = useColorScheme();

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const paint = () => draw(element, peaks, progress);
    paint();
    const observer = new ResizeObserver(paint);
    observer.observe(element);
    return () => observer.disconnect();
  }, [peaks, progress, scheme]);

  return <canvas ref={canvas} className={styles.waveform} aria-hidden="true" />;
}

function draw(canvas: HTMLCanvasElement, peaks: Int8Array | null, progress: number): void {
  const context = canvas.getContext("2d");
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!context || width === 0) return;
  const scale = window.devicePixelRatio;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  context.scale(scale, scale);

  const style = getComputedStyle(canvas);
  const bars = Math.floor(width / PITCH);
  const heights = peaks ? barHeights(peaks, bars) : new Float32Array(bars);
  heights.forEach((share, bar) => {
    const barHeight = Math.max(LEAST_HEIGHT, share * height);
    const isPlayed = (bar + 0.5) / bars <= progress;
    context.fillStyle = style.getPropertyValue(isPlayed ? "--accent" : "--wave");
    context.beginPath();
    context.roundRect(bar * PITCH, (height - barHeight) / 2, BAR, barHeight, BAR / 2);
    context.fill();
  });
}
