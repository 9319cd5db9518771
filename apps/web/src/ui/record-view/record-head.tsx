/** The head of a record to read: who or what it is in a line, what can be done with it, and its facts in another line. */
import type { ReactNode } from "react";
import styles from "./record-view.module.css";

export interface RecordHeadProps {
  /** "The Ardens · Feat. Mira" */
  byline?: ReactNode;
  /** Three at most, and a menu of the rest. */
  actions: ReactNode;
  /** Of `Fact`s. */
  facts: ReactNode;
  /** The actions keep their words where there is little room, and the line stands above them. */
  stacked?: boolean;
}

export function RecordHead({ byline, actions, facts, stacked }: RecordHeadProps) {
  return (
    <header className={styles.head} data-stacked={stacked === true || undefined}>
      <div className={styles.byline}>{byline}</div>
      <div className={styles.actions}>{actions}</div>
      {/* Where it scrolls with nothing in it to press, the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className={styles.facts} aria-label="Facts" tabIndex={stacked === true ? 0 : undefined}>
        {facts}
      </ul>
    </header>
  );
}
