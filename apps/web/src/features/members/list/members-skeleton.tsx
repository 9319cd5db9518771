import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import pageStyles from "./members-page.module.css";
import styles from "./members-skeleton.module.css";

const CARDS = [46, 34, 40, 28, 38, 32];

export function MembersSkeleton() {
  return (
    <div role="status" className={pageStyles.group}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={pageStyles.cards} aria-hidden>
        {CARDS.map((share) => (
          <div key={share} className={styles.card}>
            <span className={styles.circle} />
            <span className={styles.lines}>
              <span className={styles.line} style={{ inlineSize: `${share}%` }} />
              <span className={styles.line} style={{ inlineSize: `${share + 30}%` }} />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
