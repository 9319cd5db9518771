/** What the dialogs that take files in are made of: a body, and a foot that stays in view with what can be done. */
import type { ReactNode } from "react";
import { bottomBar } from "../notifications/bottom-bars.ts";
import styles from "./window-parts.module.css";

export function WindowBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}

export function WindowFoot({ children }: { children: ReactNode }) {
  return (
    <footer ref={bottomBar} className={styles.foot}>
      {children}
    </footer>
  );
}

interface ButtonRowProps {
  /** At the right, the one that is meant last; on a phone as wide as it can be. */
  atEnd?: boolean;
  children: ReactNode;
}

export function ButtonRow({ atEnd = false, children }: ButtonRowProps) {
  return (
    <div className={styles.buttons} data-at-end={atEnd || undefined}>
      {children}
    </div>
  );
}

interface NoteProps {
  /** "status" where it changes while one works. */
  role?: "status";
  children: ReactNode;
}

export function Note({ role, children }: NoteProps) {
  return (
    <p role={role} className={styles.note}>
      {children}
    </p>
  );
}
