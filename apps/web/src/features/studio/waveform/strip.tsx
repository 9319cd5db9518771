import { useEffect, useRef, useState } from "react";
import { useColorScheme } from "../../../ui/color-scheme/color-scheme-context.ts";
import { keepPainted, type Painter } from "./keep-painted.ts";
import type { WaveformView } from "./waveform-view.ts";
import styles from "./studio-waveform.module.css";

/** A drawn part of the waveform: it lies in a track and is painted about what is seen. */
export function Strip({ view, paint }: { view: WaveformView; paint: Painter }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { scheme } = useColorScheme();
  const fail = useThrown();
  useEffect(() => {
    if (!canvas.current) return undefined;
    return keepPainted(canvas.current, view, (target) => {
      try {
        paint(target);
      } catch (error) {
        fail(error);
      }
    });
  }, [view, paint, scheme, fail]);
  return <canvas ref={canvas} className={styles.strip} aria-hidden="true" />;
}

/** Hands a fault that happens past React, in a frame or a measurement, to the boundary around the studio. */
function useThrown(): (error: unknown) => void {
  const [, setState] = useState(null);
  return (error) =>
    setState(() => {
      throw error;
    });
}
