import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./chip.module.css";
import { type Tone, toneClass } from "./tone.ts";

interface ChipFace {
  label: string;
  tone?: Tone;
  icon?: ReactNode;
  /** How many it stands for. */
  count?: number;
}

/** A small fact in a pill. */
export function Chip(face: ChipFace) {
  return (
    <span className={`${styles.chip} ${toneClass(face.tone ?? "none")}`}>
      <ChipInside {...face} />
    </span>
  );
}

/** As wide as the dot in whose place it stands. */
const TICK = (
  <span className={styles.tick} aria-hidden="true">
    <IconCheck />
  </span>
);

interface FilterChipProps extends ChipFace {
  pressed: boolean;
  onPress: () => void;
}

/** A pill that narrows a list while it is pressed. */
export function FilterChip({ pressed, onPress, ...face }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={`${styles.chip} ${styles.filter} ${toneClass(face.tone ?? "none")}`}
      onClick={onPress}
    >
      {pressed ? <ChipInside {...face} icon={TICK} /> : <ChipInside {...face} />}
    </button>
  );
}

function ChipInside({ label, tone, icon, count }: ChipFace) {
  return (
    <>
      {icon ?? (tone !== undefined && <span className={styles.dot} aria-hidden="true" />)}
      {label}
      {count !== undefined && <span className={styles.count}>{count.toLocaleString("en-GB")}</span>}
    </>
  );
}
