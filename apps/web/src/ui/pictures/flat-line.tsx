/** A recording that falls silent: the picture of a place where nothing plays. */
import { clamp } from "@bandstand/domain/clamp";
import { levels } from "./levels.ts";
import styles from "./pictures.module.css";
import { wavePath } from "./wave-path.ts";

const BARS = 64;
const SOUNDING = 34;
const STEP = 4;
const HEIGHT = 48;

export function FlatLine() {
  // Fades over the last third of what still sounds.
  const fading = levels(BARS).map((level, bar) => level * clamp((SOUNDING - bar) / 12, 0, 1));
  return (
    <svg
      className={styles.wave}
      viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.coming} d={wavePath(fading, HEIGHT, STEP, SOUNDING)} />
      <path className={styles.played} d={wavePath(fading, HEIGHT, STEP, 0, SOUNDING)} />
    </svg>
  );
}
