/** What happened at a gig, told in its window. */
import type { Event } from "@bandstand/contracts/events";
import { dayOfYear } from "@bandstand/domain/day-words";
import { useBandToday } from "../../../records/dashboard/dashboard-query.ts";
import { EventLoader } from "../../../records/events/event-loader.tsx";
import { hoursOf } from "../../../records/events/event-words.ts";
import { RecordFailed } from "../../../records/kit/record-failed.tsx";
import { RecordSkeleton } from "../../../ui/states/skeletons.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { GigReportForm, type GigReportFormProps } from "./gig-report-form.tsx";
import { useGigReport } from "./gig-report-queries.ts";
import styles from "./gig-report.module.css";

interface GigReportProps {
  eventId: number;
  /** On a page of its own; a window closes. */
  onClosed?: () => void;
}

export function GigReport({ eventId, onClosed }: GigReportProps) {
  const current = useCurrentWindow();
  const leave = onClosed ?? (() => current?.dismiss());
  const cancel = onClosed ?? (() => void current?.close());
  return (
    <EventLoader eventId={eventId}>
      {(event) => <OfGig event={event} onDone={leave} onCancel={cancel} />}
    </EventLoader>
  );
}

interface OfGigProps extends Pick<GigReportFormProps, "onDone" | "onCancel"> {
  event: Event;
}

function OfGig({ event, ...ways }: OfGigProps) {
  const { data, error, refetch } = useGigReport(event.id);
  const today = useBandToday();
  if (!data)
    return error ? (
      <RecordFailed error={error} noun="event" onRetry={() => void refetch()} />
    ) : (
      <RecordSkeleton />
    );
  const planned = [dayOfYear(event.eventDate, today), event.Venue?.name, hoursOf(event)];
  return (
    <div className={styles.panel}>
      <p className={styles.quiet}>{planned.filter(Boolean).join(" · ")}</p>
      <GigReportForm event={event} told={data} {...ways} />
    </div>
  );
}
