/** The common form of a screen that has something to say instead of something to show. */
import type { ReactNode } from "react";
import { BrandName } from "../brand/brand-name.tsx";
import { SectionTitle } from "../page/section-title.tsx";
import styles from "./state-panel.module.css";

interface StatePanelProps {
  title: string;
  /** A drawing in our language above the words; decoration. */
  picture?: ReactNode;
  /** An icon in its place. */
  mark?: ReactNode;
  /** In the words of the documents, below plainer ones. */
  said?: string | undefined;
  actions?: ReactNode;
  /** Fills the window: outside the frame, or in place of it. */
  whole?: boolean;
  /** In place of a page and its title. */
  alone?: boolean;
  /** Spoken at once: something went wrong while the person was here. */
  urgent?: boolean;
  children?: ReactNode;
}

export function StatePanel({
  title,
  picture,
  mark,
  said,
  actions,
  whole = false,
  alone = whole,
  urgent = false,
  children,
}: StatePanelProps) {
  const Place = whole ? "main" : "div";
  const Title = alone ? "h1" : SectionTitle;
  return (
    <Place className={whole ? `${styles.page} ${styles.whole}` : styles.page}>
      {whole && (
        <header className={styles.brand}>
          <BrandName />
        </header>
      )}
      <section className={styles.panel} role={urgent ? "alert" : undefined}>
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
        {mark !== undefined && (
          <span className={styles.mark} aria-hidden>
            {mark}
          </span>
        )}
        <Title className={styles.title}>{title}</Title>
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {said !== undefined && <p className={styles.said}>{said}</p>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </section>
    </Place>
  );
}
