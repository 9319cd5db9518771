/** The mark: sound under a bandstand’s roof. public/favicon.svg is its twin. */
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
        d="M16 3.6c.55 0 1 .2 1.35.6 2.3 2.7 5.6 4.5 9.6 5.3.8.15 1.35.8 1.35 1.6v.7c0 .75-.6 1.3-1.3 1.3H5c-.7 0-1.3-.55-1.3-1.3v-.7c0-.8.55-1.45 1.35-1.6 4-.8 7.3-2.6 9.6-5.3.35-.4.8-.6 1.35-.6Z"
      />
      <g className={styles.ink}>
        <rect x="5.6" y="19.3" width="2.8" height="5" rx="1.4" />
        <rect x="10.1" y="17.1" width="2.8" height="9.4" rx="1.4" />
        <rect x="14.6" y="15.6" width="2.8" height="12.4" rx="1.4" />
        <rect x="19.1" y="18.1" width="2.8" height="7.4" rx="1.4" />
        <rect x="23.6" y="19.8" width="2.8" height="4" rx="1.4" />
      </g>
    </svg>
  );
}
