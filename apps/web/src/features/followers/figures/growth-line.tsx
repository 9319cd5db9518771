import { monthName } from "./month-name.ts";
import type { Month } from "./follower-figures.ts";
import styles from "./follower-figures.module.css";

/** Units of the drawing, which is stretched to the width that there is. */
const WIDTH = 100;
const HEIGHT = 30;

interface GrowthLineProps {
  growth: readonly Month[];
}

/** How many follow, from nobody upwards, so that a slow year does not look like a steep one. */
export function GrowthLine({ growth }: GrowthLineProps) {
  const first = growth[0];
  const last = growth.at(-1);
  if (!first || !last) return null;
  const most = Math.max(1, ...growth.map(({ total }) => total));
  const points = growth.map(({ total }, at) => {
    const x = (at / Math.max(1, growth.length - 1)) * WIDTH;
    return `${x.toFixed(2)},${(HEIGHT - (total / most) * HEIGHT).toFixed(2)}`;
  });
  return (
    <figure className={styles.growth}>
      <svg
        role="img"
        aria-label={`From ${first.total} at the end of ${monthName(first.month)} to ${last.total} now`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <polygon
          className={styles.area}
          points={`0,${HEIGHT} ${points.join(" ")} ${WIDTH},${HEIGHT}`}
        />
        <polyline className={styles.line} points={points.join(" ")} />
      </svg>
      <figcaption className={styles.months}>
        <span>
          {monthName(first.month)}: {first.total}
        </span>
        <span>
          {monthName(last.month)}: {last.total}
        </span>
      </figcaption>
    </figure>
  );
}
