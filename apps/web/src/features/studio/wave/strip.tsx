import { useEffect, useRef } from "react";
import { useColorScheme } from "../../../ui/color-scheme/color-scheme-context.ts";
import { keepPainted, type Painter } from "./keep-painted.ts";
import type { PictureView } from "./picture-view.ts";
import styles from "./studio-picture.module.css";

/** A drawn part of the picture: it lies in a track and is painted about what is seen. */
export function Strip({ view, paint }: { view: PictureView; paint: Painter }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { scheme } = useColorScheme();
  useEffect(
    () => (canvas.current ? keepPainted(canvas.current, view, paint) : undefined),
    [view, paint, scheme],
  );
  return <canvas ref={canvas} className={styles.strip} aria-hidden="true" />;
}
