/** In the view of a gig that is over: what was told of it, or the question. */
import type { Event } from "@bandstand/contracts/events";
import { type GigReport, saveGigReport } from "@bandstand/contracts/gig-reports";
import { IconPencil } from "@tabler/icons-react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { namedEvent } from "../../../records/events/event-words.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import styles from "../view/event-view.module.css";
import { useGigReport } from "./gig-report-queries.ts";
import { musicWords, playedAgainstPlan, timesWords } from "./report-words.ts";

export function ToldGig({ event }: { event: Event }) {
  const { data } = useGigReport(event.id);
  const windows = useEventWindows();
  const mayTell = useMay(saveGigReport);
  const offline = useWhyOffline();
  const open = () => windows.report(namedEvent(event));
  if (!data || (data.report === null && !mayTell)) return null;
  return (
    <section className={styles.part} aria-label="What happened">
      <p className={styles.name}>What happened</p>
      {data.report === null ? (
        <p className={styles.quiet}>
          Nobody has said yet what was played. It tells when songs were played last, and how long
          set lists really take.
        </p>
      ) : (
        <Told report={data.report} planned={data.planned} />
      )}
      {mayTell && (
        <p className={styles.missing}>
          <Button
            kind={data.report === null ? "main" : "plain"}
            icon={<IconPencil aria-hidden />}
            unavailable={offline}
            onClick={open}
          >
            {data.report === null ? "Say what happened" : "Change"}
          </Button>
        </p>
      )}
    </section>
  );
}

function Told({
  report,
  planned,
}: Pick<GigReport, "planned"> & { report: NonNullable<GigReport["report"]> }) {
  const times = [timesWords(report), musicWords(report, report.reckonedSeconds)];
  const songs = report.songs && playedAgainstPlan(report.songs, planned ?? []);
  return (
    <>
      <p>{times.filter(Boolean).join(" · ")}</p>
      {songs && (
        <p className={styles.quiet} dir="auto">
          {[
            songs.count === 1 ? "1 song" : `${songs.count} songs`,
            ...(songs.leftOut.length > 0 ? [`left out: ${songs.leftOut.join(", ")}`] : []),
            ...(songs.besides.length > 0 ? [`besides: ${songs.besides.join(", ")}`] : []),
          ].join(" · ")}
        </p>
      )}
    </>
  );
}
