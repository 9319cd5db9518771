import type { Share } from "./follower-figures.ts";
import styles from "./follower-figures.module.css";

interface SharesProps {
  title: string;
  shares: readonly Share[];
}

/** Who is told first has the longest bar. */
export function Shares({ title, shares }: SharesProps) {
  const most = shares[0]?.count ?? 1;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <ol className={styles.shares}>
        {shares.map(({ name, count }) => (
          <li key={name} className={styles.share}>
            <span className={styles.name}>{name}</span>
            <span className={styles.count}>{count}</span>
            <span
              className={styles.bar}
              style={{ inlineSize: `${(100 * count) / most}%` }}
              aria-hidden
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
