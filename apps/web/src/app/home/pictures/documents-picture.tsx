import styles from "./documents-picture.module.css";

/** Three sheets, the stage plot on top. */
export function DocumentsPicture() {
  return (
    <svg className={styles.sheets} viewBox="0 0 360 190" focusable="false">
      <g className={styles.sheet} transform="rotate(-9 110 110)">
        <rect x="40" y="26" width="124" height="166" rx="6" />
        <path
          className={styles.lines}
          d="M58 52h62M58 70h88M58 84h88M58 98h70M58 122h88M58 136h80"
        />
      </g>
      <g className={styles.sheet} transform="rotate(8 250 110)">
        <rect x="196" y="26" width="124" height="166" rx="6" />
        <path className={styles.lines} d="M214 52h48" />
        <path className={styles.chords} d="M214 74h18M252 74h12M214 104h12M262 104h20" />
        <path className={styles.lines} d="M214 86h88M214 116h80M214 132h60" />
      </g>
      <g className={styles.sheet}>
        <rect x="96" y="18" width="168" height="176" rx="6" />
        <path className={styles.lines} d="M114 40h70" />
        <path className={styles.stage} d="M114 150V76q66-24 132 0v74Z" />
        <g className={styles.kit}>
          <circle cx="180" cy="88" r="12" />
          <circle cx="163" cy="96" r="6" />
          <circle cx="197" cy="96" r="6" />
          <rect x="126" y="92" width="18" height="14" rx="2" />
          <rect x="216" y="92" width="18" height="14" rx="2" />
        </g>
        <g className={styles.people}>
          <circle cx="140" cy="132" r="6" />
          <circle cx="180" cy="138" r="6" />
          <circle cx="220" cy="132" r="6" />
        </g>
        <path className={styles.lines} d="M114 168h104" />
      </g>
    </svg>
  );
}
