/** Grey bars on the tracks of the real rows, while those load. */
import type { CSSProperties } from "react";
import { VisuallyHidden } from "../marks/visually-hidden.tsx";
import type { ListColumn } from "./columns.ts";
import rowStyles from "./list-row.module.css";
import styles from "./list-skeleton.module.css";

const SKELETON_ROWS = ["100%", "82%", "94%", "70%", "88%", "76%", "98%", "84%", "92%", "72%"];

export function ListSkeleton<Row>({ columns }: { columns: readonly ListColumn<Row>[] }) {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {SKELETON_ROWS.map((share) => (
        <div key={share} className={rowStyles.skeletonRow} aria-hidden>
          {columns.map(({ key, align, hangs, skeletonWidth }) => (
            <div
              key={key}
              className={`${rowStyles.cell} ${styles.cell}`}
              data-align={align}
              data-hangs={hangs}
            >
              {skeletonWidth !== undefined && (
                <span className={styles.placeholder} {...skeletonShape(skeletonWidth, share)} />
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function skeletonShape(
  skeletonWidth: string,
  share: string,
): { style?: CSSProperties; "data-circle"?: true } {
  if (skeletonWidth === "circle") return { "data-circle": true };
  return { style: { width: `calc(${skeletonWidth} * ${Number.parseInt(share, 10) / 100})` } };
}
