/** The fields of a form with many of them, in one to three columns by the width of the form. */
import type { ReactNode } from "react";
import styles from "./form-columns.module.css";

/** What holds all columns of a form: its width counts. */
export function FormSections({ children }: { children: ReactNode }) {
  return <div className={styles.sections}>{children}</div>;
}

interface FormColumnsProps {
  children: ReactNode;
  /** Two at most, for what is written at length. */
  halves?: boolean;
}

export function FormColumns({ children, halves = false }: FormColumnsProps) {
  return <div className={halves ? styles.halves : styles.thirds}>{children}</div>;
}

/** A field of two columns where there are three. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
