/** A bar for each day of the last weeks, as high as it was practised. */
import { formatRunningTime } from "@bandstand/domain/duration";
import { formatDate } from "@bandstand/domain/date-format";
import styles from "./practice-log.module.css";

interface Day {
  readonly day: string;
  readonly seconds: number;
}

interface PracticeWeeksProps {
  /** Each from Monday to Sunday. */
  weeks: readonly (readonly Day[])[];
  today: string;
}

/** Units of the picture. */
const BAR = 4;
const STEP = 6;
const GAP = 4;
const HEIGHT = 40;
/** Minutes that fill the picture when no day had more. */
const FULL = 30 * 60;

export function PracticeWeeks({ weeks, today }: PracticeWeeksProps) {
  const days = weeks.flat();
  const most = Math.max(FULL, ...days.map(({ seconds }) => seconds));
  const practised = days.filter(({ seconds }) => seconds > 0);
  const sum = practised.reduce((total, { seconds }) => total + seconds, 0);
  const width = weeks.length * (7 * STEP + GAP) - GAP;
  return (
    <svg
      className={styles.weeks}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`The last ${weeks.length} weeks: ${formatRunningTime(sum)} on ${
        practised.length === 1 ? "1 day" : `${practised.length} days`
      }`}
    >
      {weeks.map((week, weekAt) =>
        week.map(({ day, seconds }, dayAt) => {
          const height = seconds === 0 ? 1 : Math.max(3, (seconds / most) * HEIGHT);
          return (
            <rect
              key={day}
              className={barClass(day, today, seconds)}
              x={weekAt * (7 * STEP + GAP) + dayAt * STEP}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            >
              <title>{`${formatDate(day)}: ${formatRunningTime(seconds)}`}</title>
            </rect>
          );
        }),
      )}
    </svg>
  );
}

function barClass(day: string, today: string, seconds: number): string | undefined {
  if (day === today && seconds > 0) return styles.today;
  return seconds > 0 ? styles.practised : styles.rest;
}
