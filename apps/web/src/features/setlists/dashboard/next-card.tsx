/** The set list that is played next: when, how long, and whether one is ready for it. */
import { dayFromToday, dayOfYear } from "@bandstand/domain/day-words";
import { IconMicrophone2 } from "@tabler/icons-react";
import { useState } from "react";
import { localDate } from "../../../lib/local-date.ts";
import { RunningTimeBar } from "../../../records/setlists/running-time/running-time-bar.tsx";
import { minutesOfPlan } from "../../../records/setlists/running-time/running-time-words.ts";
import { contentsOf, timingOf } from "../../../records/setlists/setlist-facts.ts";
import { useSetlists } from "../../../records/setlists/setlists-query.ts";
import { useSetlistWindows } from "../../../records/setlists/setlist-windows.ts";
import { ButtonLink } from "../../../ui/buttons/button-link.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { Card, CardSkeleton } from "../../../ui/card/card.tsx";
import styles from "./next-card.module.css";
import { nextSetlist } from "../../../records/setlists/next-setlist.ts";
import { Readiness } from "./readiness.tsx";

export function NextCard() {
  const { data: setlists, isPending } = useSetlists();
  const windows = useSetlistWindows();
  const [today] = useState(() => localDate(new Date()));
  if (isPending) return <CardSkeleton lines={4} />;
  const next = nextSetlist(setlists ?? [], today);
  if (next === null) return null;
  const { setlist, event } = next;
  const timing = timingOf(setlist);
  const isEmpty = setlist.songs.length === 0;
  return (
    <Card
      main
      title={event ? "Next gig" : "Next set list"}
      {...(event && {
        detail: [dayOfYear(event.eventDate, today), setlist.startTime].filter(Boolean).join(" · "),
      })}
      action={
        isEmpty ? (
          <Button onClick={() => windows.view(setlist)}>Open set list</Button>
        ) : (
          <ButtonLink
            kind="main"
            icon={<IconMicrophone2 aria-hidden />}
            to="/setlist/$setlistId/stage"
            params={{ setlistId: String(setlist.id) }}
          >
            Stage view
          </ButtonLink>
        )
      }
    >
      <div className={styles.next}>
        {event && <p className={styles.when}>{dayFromToday(event.eventDate, today)}</p>}
        <p className={event ? styles.what : styles.when}>
          <button type="button" className={styles.name} onClick={() => windows.view(setlist)}>
            {setlist.name}
          </button>
          {event?.name && <span className={styles.event}>{event.name}</span>}
        </p>
        {!isEmpty && (
          <div className={styles.time}>
            <RunningTimeBar
              setlist={setlist}
              timing={timing}
              entries={setlist.songs}
              interludes={setlist.interludes}
            />
            <p>
              <strong>{minutesOfPlan(timing.totalMinutes, setlist.plannedLength)}</strong>
              {" · "}
              {contentsOf(setlist)}
            </p>
          </div>
        )}
        <Readiness setlist={setlist} />
      </div>
    </Card>
  );
}
