/** The mark: a bandstand, its roof over a row of level bars. One file for the page; public/favicon.svg is its twin. */
import styles from "./brand.module.css";

interface BrandMarkProps {
  /** Spoken name; left out where the word stands beside it. */
  label?: string;
}

export function BrandMark({ label }: BrandMarkProps) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 32 32"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <rect className={styles.ground} width="32" height="32" rx="8" />
      <path
        className={styles.ink}
        d="M16 5.2c.5 0 .9.2 1.2.5 2.6 2.6 5.7 4.1 9.3 4.7.7.1 1.2.7 1.2 1.4v.6c0 .6-.5 1.1-1.1 1.1H5.4c-.6 0-1.1-.5-1.1-1.1v-.6c0-.7.5-1.3 1.2-1.4 3.6-.6 6.7-2.1 9.3-4.7.3-.3.7-.5 1.2-.5Z"
      />
      <g className={styles.ink}>
        <rect x="6.2" y="19.6" width="3" height="7" rx="1.5" />
        <rect x="11.7" y="16" width="3" height="10.6" rx="1.5" />
        <rect x="17.2" y="18" width="3" height="8.6" rx="1.5" />
        <rect x="22.7" y="15.6" width="3" height="11" rx="1.5" />
      </g>
    </svg>
  );
}
