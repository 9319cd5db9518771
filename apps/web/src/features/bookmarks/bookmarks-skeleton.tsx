import { Heard } from "../../ui/marks/heard.tsx";
import styles from "./bookmarks-skeleton.module.css";

const WIDTHS = ["46%", "34%", "52%", "28%", "40%", "36%"];

/** Grey shapes where the cards will stand. */
export function BookmarksSkeleton() {
  return (
    <div role="status">
      <Heard>Loading</Heard>
      {WIDTHS.map((width) => (
        <div key={width} className={styles.card} aria-hidden>
          <span className={styles.circle} />
          <span className={styles.bone} style={{ width }} />
        </div>
      ))}
    </div>
  );
}
