import { VisuallyHidden } from "../../ui/marks/visually-hidden.tsx";
import styles from "./bookmarks-skeleton.module.css";

const WIDTHS = ["46%", "34%", "52%", "28%", "40%", "36%"];

/** Grey shapes where the cards will stand. */
export function BookmarksSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {WIDTHS.map((width) => (
        <div key={width} className={styles.card} aria-hidden>
          <span className={styles.circle} />
          <span className={styles.placeholder} style={{ width }} />
        </div>
      ))}
    </div>
  );
}
