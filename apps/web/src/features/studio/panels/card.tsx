import { type ReactNode, useId } from "react";
import styles from "./card.module.css";

interface CardProps {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One panel of the studio. */
export function Card({ title, action, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {action}
      </header>
      {children}
    </section>
  );
}
