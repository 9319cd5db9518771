/** Stars to look at: as a number beside one star, or as a row that is filled so far. */
import { IconStarFilled } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { VisuallyHiddenInline } from "../marks/visually-hidden.tsx";
import styles from "./rating.module.css";

interface StarFigureProps {
  label: string;
  stars: number;
  /** The most there can be, where nothing around it says so. */
  of?: number;
}

/** "★ 8.3", "★ 8.3/11" */
export function StarFigure({ label, stars, of }: StarFigureProps) {
  return (
    <span className={styles.figure}>
      <IconStarFilled aria-hidden />
      <span>
        <VisuallyHiddenInline>{label} </VisuallyHiddenInline>
        {stars.toFixed(1)}
        {of !== undefined && `/${of}`}
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
