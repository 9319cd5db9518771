/** One date that is looked for. */
import { type DatePoll as Poll, deleteDatePoll } from "@bandstand/contracts/date-polls";
import { addEvent } from "@bandstand/contracts/events";
import { useMay } from "../../../lib/services/use-may.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { useDatePollChanges } from "../../../records/availability/date-polls.ts";
import { useBandToday } from "../../../records/dashboard/dashboard-query.ts";
import { hoursOf } from "../../../records/events/event-words.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { useDeleteRecord } from "../../../records/kit/delete-record.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { SectionTitle } from "../../../ui/page/section-title.tsx";
import { PollDay } from "./poll-day.tsx";
import styles from "./polls.module.css";
import { usePollCounts } from "./use-poll-counts.ts";

export function DatePoll({ poll }: { poll: Poll }) {
  const today = useBandToday();
  const windows = useEventWindows();
  const mayAdd = useMay(addEvent);
  const { id, name, days, BandUser } = poll;
  const { answered, expected, best } = usePollCounts(poll);
  const about = [poll.venue_name, hoursOf(poll), BandUser && `proposed by ${BandUser.nickname}`];
  const make = (day: string) =>
    windows.addOn(day, {
      datePollId: id,
      name,
      eventTypeId: poll.eventTypeId,
      venueId: poll.venueId,
      startTime: poll.startTime,
      endTime: poll.endTime,
    });
  return (
    <section className={styles.poll} aria-label={name}>
      <header className={styles.head}>
        <SectionTitle className={styles.title}>{name}</SectionTitle>
        <p className={styles.soft}>{`${answered} of ${expected} answered`}</p>
      </header>
      <p className={styles.soft}>{about.filter(Boolean).join(" · ")}</p>
      <ol className={styles.days}>
        {days.map((day) => (
          <PollDay
            key={day.day}
            pollId={id}
            day={day}
            today={today}
            isBest={day === best}
            expected={expected}
            onMake={mayAdd && day.day >= today ? make : undefined}
          />
        ))}
      </ol>
      <DeletePoll poll={poll} />
    </section>
  );
}

function DeletePoll({ poll: { id, name } }: { poll: Poll }) {
  const mayDelete = useMay(deleteDatePoll);
  const changes = useDatePollChanges();
  const deleteRecord = useDeleteRecord();
  const offline = useWhyOffline();
  if (!mayDelete) return null;
  const remove = () =>
    deleteRecord({
      question: {
        title: "Delete Poll",
        yes: "Delete poll",
        text: `“${name}” goes, with what members have answered.`,
      },
      remove: () => changes.remove(id),
      failed: "The poll was not deleted",
      done: `“${name}” was deleted`,
    });
  return (
    <div>
      <Button kind="quiet" size="small" unavailable={offline} onClick={() => void remove()}>
        Delete poll
      </Button>
    </div>
  );
}
