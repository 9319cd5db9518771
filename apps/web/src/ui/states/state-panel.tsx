/** The common form of a screen that has something to say instead of something to show. */
import type { ReactNode } from "react";
import { BrandName } from "../brand/brand-name.tsx";
import styles from "./state-panel.module.css";

interface StatePanelProps {
  title: string;
  /** A drawing in our language above the words; decoration. */
  picture?: ReactNode;
  actions?: ReactNode;
  /** Fills the window: outside the frame, or in place of it. */
  whole?: boolean;
  /** Spoken at once: something went wrong while the person was here. */
  urgent?: boolean;
  children?: ReactNode;
}

export function StatePanel({
  title,
  picture,
  actions,
  whole = false,
  urgent = false,
  children,
}: StatePanelProps) {
  const Place = whole ? "main" : "div";
  return (
    <Place className={whole ? `${styles.page} ${styles.whole}` : styles.page}>
      {whole && (
        <header className={styles.brand}>
          <BrandName />
        </header>
      )}
      <section className={styles.panel} role={urgent ? "alert" : undefined}>
        {picture !== undefined && <div className={styles.picture}>{picture}</div>}
        <h1 className={styles.title}>{title}</h1>
        {children !== undefined && <div className={styles.text}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </section>
    </Place>
  );
}
