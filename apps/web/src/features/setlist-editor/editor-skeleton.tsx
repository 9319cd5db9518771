import { VisuallyHidden } from "../../ui/marks/visually-hidden.tsx";
import styles from "./editor-skeleton.module.css";

const COLUMNS = [
  { key: "available", rows: 7 },
  { key: "first", rows: 6 },
  { key: "second", rows: 5 },
  { key: "encore", rows: 2 },
];

/** Grey shapes where the columns will stand. */
export function EditorSkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <span className={styles.time} aria-hidden />
      <div className={styles.columns} aria-hidden>
        {COLUMNS.map(({ key, rows }) => (
          <div key={key} className={styles.column}>
            {[...Array.from({ length: rows }).keys()].map((row) => (
              <span key={row} className={styles.row} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
