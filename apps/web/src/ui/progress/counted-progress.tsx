import styles from "./counted-progress.module.css";
import { ProgressBar, type ProgressBarProps } from "./progress-bar.tsx";

interface CountedProgressProps extends ProgressBarProps {
  /** How far it is; left out, in per cent. */
  words?: string;
}

/** The bar, and below it how far it is. */
export function CountedProgress({ label, share, words }: CountedProgressProps) {
  return (
    <div className={styles.progress}>
      <ProgressBar label={label} share={share} />
      <span>{words ?? (share === null ? "…" : `${Math.floor(share * 100)} %`)}</span>
    </div>
  );
}
