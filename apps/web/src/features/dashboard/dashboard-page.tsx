/** Where a member arrives: what to do first, and what is new. */
import type { SongRow } from "@bandstand/contracts/songs";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { formatDuration } from "@bandstand/domain/duration";
import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { localDate } from "../../lib/local-date.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { KeyBadge } from "../../ui/marks/key-badge.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { PageTitle } from "../../ui/page/page-title.tsx";
import styles from "./dashboard-page.module.css";
import { type FirstStep, firstSteps } from "./first-steps.ts";
import { greeting } from "./greeting.ts";

interface DashboardPageProps {
  name: string;
  now: Date;
  /** Undefined while they load, and where the member may not read songs. */
  songs: readonly SongRow[] | undefined;
  /** How many there are; undefined while they load, and where the member may not change them. */
  setlists: number | undefined;
  /** Undefined for those who may not edit songs. */
  onStep: ((step: FirstStep["key"]) => void) | undefined;
  onOpenSong: (song: SongRow) => void;
  playButton: (song: SongRow) => ReactNode;
}

/** Songs shown as new. */
const NEWEST = 6;

export function DashboardPage({
  name,
  now,
  songs,
  setlists,
  onStep,
  onOpenSong,
  playButton,
}: DashboardPageProps) {
  const steps = firstSteps({
    songs: songs?.length ?? 0,
    recordings: songs?.filter(({ recordingFilename }) => recordingFilename !== null).length ?? 0,
    setlists,
  });
  const newest = (songs ?? [])
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, NEWEST);
  return (
    <>
      <PageTitle title="Dashboard" />
      <PageHeader
        title={greeting(now.getHours(), name)}
        detail={<time>{formatDateWithWeekday(localDate(now))}</time>}
      />
      <div className={styles.panels}>
        {songs && onStep && steps.some(({ done }) => !done) && (
          <FirstSteps steps={steps} onStep={onStep} />
        )}
        {newest.length > 0 && (
          <section className={styles.panel} aria-labelledby="newest-songs">
            <h2 id="newest-songs">Newest songs</h2>
            <ul className={styles.songs}>
              {newest.map((song) => (
                <li key={song.id}>
                  {playButton(song)}
                  <button type="button" className={styles.song} onClick={() => onOpenSong(song)}>
                    <strong>{song.title}</strong>
                    <span>{song.artist}</span>
                  </button>
                  <KeyBadge song={song} />
                  <span className={styles.length}>
                    {song.seconds ? formatDuration(song.seconds) : ""}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

function FirstSteps({
  steps,
  onStep,
}: {
  steps: readonly FirstStep[];
  onStep: (step: FirstStep["key"]) => void;
}) {
  return (
    <section className={styles.panel} data-main aria-labelledby="first-steps">
      <h2 id="first-steps">First steps</h2>
      <ol className={styles.steps}>
        {steps.map(({ key, title, text, action, done, unavailable }, index) => (
          <li key={key} data-done={done || undefined}>
            <span className={styles.number}>
              {done ? <IconCheck aria-label="Done" /> : index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {!done && (
              <Button
                kind={unavailable === undefined ? "main" : "plain"}
                unavailable={unavailable}
                onClick={() => onStep(key)}
              >
                {action}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
