import styles from "./venue-picture.module.css";

/** A piece of town: river, streets, the way in, where to park, and the room itself. */
export function VenuePicture() {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 360 190"
      preserveAspectRatio="xMidYMid slice"
      focusable="false"
    >
      <path className={styles.river} d="M-10 150C60 120 90 176 150 158s90-50 220-20v70H-10Z" />
      <g className={styles.streets}>
        <path d="M-10 60 130 44l240 30" />
        <path d="M60-10 84 90l-14 50" />
        <path d="M200-10 188 60l12 78" />
        <path d="M290-10 268 66l22 70" />
        <path d="M84 92l108 8 92-18 90 14" />
      </g>
      <path className={styles.way} d="M60-10 84 90l0 2 108 8 8 40-12-40" />
      <g className={styles.blocks}>
        <path d="M100 58l34-4 4 30-34 2Z" />
        <path d="M150 54l26 2-2 30-24-2Z" />
        <path d="M208 74l44 6-2 8-42 8Z" />
        <path d="M20 70l42-4 8 22-46 4Z" />
        <path d="M218 20l40 4-4 24-38-6Z" />
        <path d="M110 4l60 2-6 24-50 4Z" />
      </g>
      <g className={styles.parking}>
        <rect x="212" y="104" width="22" height="22" rx="5" />
        <path d="M220 120.5v-11h4a3.3 3.3 0 0 1 0 6.6h-4" />
      </g>
      <g className={styles.pin}>
        <path d="M192 106c-12-14-17-21-17-30a17 17 0 0 1 34 0c0 9-5 16-17 30Z" />
        <circle cx="192" cy="76" r="6" />
      </g>
    </svg>
  );
}
