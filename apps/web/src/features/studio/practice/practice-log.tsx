/** What one practised of a song in the last weeks, for oneself alone. */
import { formatRunningTime } from "@bandstand/domain/duration";
import { lastWeeks } from "@bandstand/domain/studio/practice";
import { useState } from "react";
import { localDate } from "../../../lib/local-date.ts";
import { usePracticeLog } from "../../../records/studio/use-practice-log.ts";
import { VisuallyHidden } from "../../../ui/marks/visually-hidden.tsx";
import { percent } from "../transport/numbers.ts";
import styles from "./practice-log.module.css";
import { PracticeWeeks } from "./practice-weeks.tsx";
import { TrainingHistory } from "./training-history.tsx";

const WEEKS = 8;

interface PracticeLogProps {
  songId: number;
  /** Beats a minute of the recording; null where nobody knows. */
  bpm: number | null;
}

export function PracticeLog({ songId, bpm }: PracticeLogProps) {
  const { data, isPending } = usePracticeLog(songId);
  const [today] = useState(() => localDate(new Date()));
  const weeks = lastWeeks(data?.days ?? [], today, WEEKS);
  const thisWeek = weeks.at(-1)?.reduce((sum, { seconds }) => sum + seconds, 0) ?? 0;
  if (isPending)
    return (
      <div className={styles.skeleton} role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
      </div>
    );
  if (data === undefined)
    return <p className={styles.words}>Your practice shows here when the server is back.</p>;
  const { seconds, loops, cleanSpeed } = data.total;
  if (seconds === 0)
    return (
      <p className={styles.words}>
        Play, and what you practise adds up here. Nobody but you sees it.
      </p>
    );
  return (
    <div className={styles.log}>
      <PracticeWeeks weeks={weeks} today={today} />
      <dl className={styles.facts}>
        <Fact name="This week" value={formatRunningTime(thisWeek)} />
        <Fact name="In all" value={formatRunningTime(seconds)} />
        <Fact name="Loops" value={loops.toLocaleString("en-GB")} />
        <Fact
          name="Best clean speed"
          value={cleanSpeed === null ? "–" : percent(cleanSpeed)}
          hint="The fastest that a loop went round twice in a row"
        />
      </dl>
      <TrainingHistory trainings={data.trainings} bpm={bpm} />
    </div>
  );
}

function Fact({ name, value, hint }: { name: string; value: string; hint?: string }) {
  return (
    <div className={styles.fact} title={hint}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
