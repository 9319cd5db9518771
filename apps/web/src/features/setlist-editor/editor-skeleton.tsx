import { Heard } from "../../ui/marks/heard.tsx";
import styles from "./editor-skeleton.module.css";

const COLUMNS = [7, 6, 5, 2];

/** Grey shapes where the columns will stand. */
export function EditorSkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <Heard>Loading</Heard>
      <span className={styles.time} aria-hidden />
      <div className={styles.columns} aria-hidden>
        {COLUMNS.map((rows, column) => (
          <div key={column} className={styles.column}>
            {[...Array.from({ length: rows }).keys()].map((row) => (
              <span key={row} className={styles.row} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
