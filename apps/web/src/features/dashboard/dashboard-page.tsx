/** Where a member arrives: what is next, and whether they are ready. */
import { dayOfYear } from "@bandstand/domain/day-words";
import type { ReactNode } from "react";
import { localDate } from "../../lib/local-date.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import styles from "./dashboard-page.module.css";
import { greeting } from "./greeting.ts";

/** main: what is next and whether one is ready for it; side: what else there is to know. */
export type CardPlace = "main" | "side";

interface DashboardPageProps {
  /** Null until one is given. */
  forename: string | null;
  now: Date;
  /** What a new band does first; null once it is done, and for who may not do it. */
  firstSteps: ReactNode;
  /** What everybody shall have read, above all else. */
  banners: ReactNode;
  /** Those that the member is shown; each draws nothing where it has nothing to show. */
  cards: Readonly<Record<CardPlace, ReactNode>>;
  /** Stands where there is no other. */
  calm: ReactNode;
}

export function DashboardPage(props: DashboardPageProps) {
  const { forename, now, banners, firstSteps, cards, calm } = props;
  const today = localDate(now);
  return (
    <>
      <PageTitle title="Dashboard" />
      <PageHeader
        title={greeting(now.getHours(), forename)}
        detail={<time dateTime={today}>{dayOfYear(today, today)}</time>}
      />
      <div className={styles.page}>
        {banners}
        {firstSteps}
        <div className={styles.cards}>
          <div className={styles.main}>{cards.main}</div>
          <div className={styles.side}>{cards.side}</div>
        </div>
        {firstSteps === null && <div className={styles.calm}>{calm}</div>}
      </div>
    </>
  );
}
