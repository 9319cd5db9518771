/** What stands in place of the rows: their skeleton, nothing, or a failure. */
import type { CSSProperties, ReactNode } from "react";
import { Button } from "../buttons/button.tsx";
import { VisuallyHidden } from "../marks/visually-hidden.tsx";
import type { ListColumn } from "./columns.ts";
import styles from "./list-frame.module.css";

const SKELETON_ROWS = ["100%", "82%", "94%", "70%", "88%", "76%", "98%", "84%", "92%", "72%"];

/** Grey bars on the tracks of the real rows. */
export function ListSkeleton<Row>({ columns }: { columns: readonly ListColumn<Row>[] }) {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {SKELETON_ROWS.map((share) => (
        <div key={share} className={styles.skeletonRow} aria-hidden>
          {columns.map(({ key, align, skeletonWidth }) => (
            <div key={key} className={styles.cell} data-align={align}>
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

interface NoRowsProps {
  /** Given where a search leaves nothing. */
  onClearSearch: (() => void) | undefined;
  onClearFilters: (() => void) | undefined;
}

/** There are rows, but not these. */
export function NoRows({ onClearSearch, onClearFilters }: NoRowsProps) {
  return (
    <div className={styles.nothing} role="status">
      <p className={styles.nothingTitle}>No Rows</p>
      <div className={styles.nothingActions}>
        {onClearSearch && <Button onClick={onClearSearch}>Clear search</Button>}
        {onClearFilters && <Button onClick={onClearFilters}>Reset filters</Button>}
      </div>
    </div>
  );
}

/** There is nothing at all yet. */
export function EmptyList({ children }: { children: ReactNode }) {
  return (
    <div className={styles.nothing}>
      {children ?? <p className={styles.nothingTitle}>No Rows</p>}
    </div>
  );
}

export function ListFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.nothing} role="alert">
      <p className={styles.nothingTitle}>Error Fetching Data</p>
      <p className={styles.nothingText}>{message}</p>
      <div className={styles.nothingActions}>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </div>
  );
}
