/** A card of the dashboard: what it is about, what there is to see, and the one thing to do about it. */
import { type ReactNode, useId } from "react";
import { VisuallyHidden } from "../marks/visually-hidden.tsx";
import styles from "./card.module.css";

interface CardProps {
  title: string;
  /** A quiet fact at the end of the title's line. */
  detail?: ReactNode;
  /** In stage light: what the page is for. */
  main?: boolean;
  /** Its one button, at the foot. */
  action?: ReactNode;
  children: ReactNode;
}

export function Card({ title, detail, main = false, action, children }: CardProps) {
  const id = useId();
  return (
    <section className={styles.card} data-main={main || undefined} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {detail !== undefined && <p>{detail}</p>}
      </header>
      <div className={styles.body}>{children}</div>
      {action !== undefined && <footer className={styles.foot}>{action}</footer>}
    </section>
  );
}

/** The place of a card whose content is on its way. */
export function CardSkeleton({ lines }: { lines: number }) {
  return (
    <div role="status" className={styles.card}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <span className={styles.placeholder} data-title />
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.placeholder} />
      ))}
    </div>
  );
}
