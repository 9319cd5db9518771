/** A recording that falls silent: the picture of a place where nothing plays. */
import { levels } from "./levels.ts";
import styles from "./pictures.module.css";

const BARS = 64;
const SOUNDING = 34;

export function FlatLine() {
  return (
    <svg
      className={styles.wave}
      viewBox={`0 0 ${BARS * 4} 48`}
      aria-hidden="true"
      focusable="false"
    >
      {levels(BARS).map((level, index) => {
        // Fades over the last third of what still sounds.
        const fade = Math.min(1, Math.max(0, (SOUNDING - index) / 12));
        const height = 2 + level * 44 * fade;
        return (
          <rect
            // The bars never change place.
            key={index}
            className={index < SOUNDING ? styles.played : styles.coming}
            x={index * 4}
            y={24 - height / 2}
            width="2"
            height={height}
            rx="1"
          />
        );
      })}
    </svg>
  );
}
