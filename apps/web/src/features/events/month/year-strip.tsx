/** The year of the month that is shown: a bar for each month, as high as it has gigs, and the way to it. */
import { MONTHS } from "@bandstand/domain/date-format";
import { monthName } from "@bandstand/domain/month-weeks";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import styles from "./year-strip.module.css";

interface YearStripProps {
  /** `YYYY-MM`, the one that is shown. */
  month: string;
  /** Of each month, January first. */
  gigs: readonly number[];
  onMonth: (month: string) => void;
}

export function YearStrip({ month, gigs, onMonth }: YearStripProps) {
  const year = month.slice(0, 4);
  const most = Math.max(1, ...gigs);
  return (
    <ol className={styles.year} aria-label={`Gigs in ${year}`}>
      {gigs.map((count, index) => {
        const its = `${year}-${String(index + 1).padStart(2, "0")}`;
        return (
          <li key={its}>
            <button
              type="button"
              className={styles.month}
              aria-current={its === month ? "date" : undefined}
              onClick={() => onMonth(its)}
            >
              <VisuallyHidden>
                {monthName(its)}, {count === 1 ? "1 gig" : `${count} gigs`}
              </VisuallyHidden>
              <span aria-hidden className={styles.count}>
                {count === 0 ? "" : count}
              </span>
              <span className={styles.bar} style={{ blockSize: `${(count / most) * 100}%` }} />
              <span aria-hidden>{MONTHS[index]?.slice(0, 1)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
