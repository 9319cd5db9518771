import { type ReactNode, useId } from "react";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
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
        <SectionTitle id={id} className={styles.title}>
          {title}
        </SectionTitle>
        {action}
      </header>
      {children}
    </section>
  );
}
