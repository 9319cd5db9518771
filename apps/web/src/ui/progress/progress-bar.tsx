import styles from "./progress-bar.module.css";

export interface ProgressBarProps {
  /** What is on its way, for screen readers. */
  label: string;
  /** From 0 to 1; null while nobody can tell. */
  share: number | null;
}

/** The browser's own bar in our colours. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <progress
      className={styles.bar}
      aria-label={label}
      max={1}
      {...(share !== null && { value: share })}
    />
  );
}
