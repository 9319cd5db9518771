import type { ReactNode } from "react";
import styles from "./feature.module.css";

interface FeatureProps {
  id: string;
  title: string;
  /** Decoration: the words say the same. */
  picture: ReactNode;
  /** wide: words left, picture right; flipped: the other way round; cell: picture over words. */
  form?: "wide" | "flipped" | "cell";
  children: ReactNode;
}

/** One section of the home page. */
export function Feature({ id, title, picture, form = "cell", children }: FeatureProps) {
  return (
    <section
      id={id}
      className={`${styles.feature} ${styles[form]}`}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.words}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{children}</p>
      </div>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
    </section>
  );
}
