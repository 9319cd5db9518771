import styles from "./followers-picture.module.css";

/** Followers over a year, with the jumps that gigs make. */
const GROWTH =
  "M0 150 L28 147 L56 144 L84 128 L112 124 L140 121 L168 104 L196 99 L224 96 L252 66 L280 60 L308 54 L340 28";
const GIGS = [
  { x: 84, y: 128 },
  { x: 168, y: 104 },
  { x: 252, y: 66 },
  { x: 340, y: 28 },
];

export function FollowersPicture() {
  return (
    <div className={styles.picture}>
      <p className={styles.count}>1,204</p>
      <svg
        className={styles.growth}
        viewBox="0 0 360 170"
        preserveAspectRatio="none"
        focusable="false"
      >
        <path className={styles.under} d={`${GROWTH} V170 H0 Z`} />
        <path className={styles.line} d={GROWTH} />
      </svg>
      <svg
        className={styles.growth}
        viewBox="0 0 360 170"
        preserveAspectRatio="none"
        focusable="false"
      >
        {GIGS.map(({ x, y }) => (
          // A line of no length with a round end: a dot that stays round in a stretched picture.
          <path key={x} className={styles.gig} d={`M${x} ${y}h0`} />
        ))}
      </svg>
    </div>
  );
}
