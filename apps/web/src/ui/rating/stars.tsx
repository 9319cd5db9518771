/** Stars to look at: as a number beside one star, or as a row that is filled so far. */
import { IconStarFilled } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { VisuallyHiddenInline } from "../marks/visually-hidden.tsx";
import styles from "./rating.module.css";

/** "★ 8.3" */
export function StarFigure({ label, stars }: { label: string; stars: number }) {
  return (
    <span className={styles.figure}>
      <IconStarFilled aria-hidden />
      <span>
        <VisuallyHiddenInline>{label} </VisuallyHiddenInline>
        {stars.toFixed(1)}
      </span>
    </span>
  );
}

/** A line as long as the share of stars. */
export function StarLine({ stars, of }: { stars: number; of: number }) {
  const style: CSSProperties = { inlineSize: `${(stars / of) * 100}%` };
  return (
    <span className={styles.line} aria-hidden>
      <span style={style} />
    </span>
  );
}
