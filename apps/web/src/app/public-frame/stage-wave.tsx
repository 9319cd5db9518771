/** A recording along the whole width, played to somewhere in its first half. */
import { levels } from "../../ui/pictures/levels.ts";
import { wavePath } from "../../ui/pictures/wave-path.ts";
import styles from "./public-form.module.css";

const BARS = 90;
const STEP = 10;
const HEIGHT = 170;
const NOW = 38;

export function StageWave() {
  const sound = levels(BARS);
  return (
    <svg className={styles.wave} viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`} focusable="false">
      <path className={styles.coming} d={wavePath(sound, HEIGHT, STEP, NOW)} />
      <path className={styles.played} d={wavePath(sound, HEIGHT, STEP, 0, NOW)} />
    </svg>
  );
}
