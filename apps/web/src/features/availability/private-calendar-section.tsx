/** One's own calendar: its address, how fetching it went, and the days that came of it. */
import type { PrivateCalendar } from "@bandstand/contracts/private-calendar";
import { IconCalendarUser } from "@tabler/icons-react";
import { useState } from "react";
import { useWhyOffline } from "../../lib/services/why-offline.ts";
import {
  usePrivateCalendar,
  usePrivateCalendarChanges,
} from "../../records/availability/private-calendar.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { useConfirm } from "../../ui/confirm/confirm-context.ts";
import { useAction } from "../../ui/notifications/use-action.ts";
import { useNotify } from "../../ui/notifications/notifications-context.ts";
import { describeError } from "../../ui/states/describe-error.ts";
import { PanelSkeleton } from "../../ui/states/skeletons.tsx";
import styles from "./blocked-dates-section.module.css";
import { CalendarOutcome } from "./calendar-outcome.tsx";
import { PrivateCalendarForm } from "./private-calendar-form.tsx";

export function PrivateCalendarSection({ today }: { today: string }) {
  const { data, error, refetch } = usePrivateCalendar();
  const [isWritten, setWritten] = useState(false);
  const offline = useWhyOffline();
  const done = () => setWritten(false);
  if (!data) {
    if (!error) return <PanelSkeleton />;
    return (
      <div className={styles.section} role="alert">
        <p className={styles.soft}>Your calendar did not load. {describeError(error).message}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  }
  const { calendar } = data;
  return (
    <div className={styles.section}>
      <h3 className={styles.heading}>From your own calendar</h3>
      <p className={styles.soft}>
        All-day entries and those that reach into the evening, after 18:00, make you unavailable.
        Your bands see the days and nothing else. What an entry is about is not even kept.
      </p>
      {calendar && !isWritten && (
        <Kept calendar={calendar} today={today} onChange={() => setWritten(true)} />
      )}
      {isWritten && <PrivateCalendarForm isNew={!calendar} onDone={done} />}
      {!calendar && !isWritten && (
        <Button
          icon={<IconCalendarUser aria-hidden />}
          unavailable={offline}
          onClick={() => setWritten(true)}
        >
          Use my calendar
        </Button>
      )}
    </div>
  );
}

interface KeptProps {
  calendar: PrivateCalendar;
  today: string;
  onChange: () => void;
}

function Kept({ calendar, today, onChange }: KeptProps) {
  const changes = usePrivateCalendarChanges();
  const confirm = useConfirm();
  const notify = useNotify();
  const offline = useWhyOffline();
  const fetching = useAction("Your calendar was not fetched");
  const removing = useAction("Your calendar was not removed");

  async function remove(): Promise<void> {
    const isSure = await confirm({
      title: "Remove Calendar",
      text: "Its address is forgotten, and the days that came from it are free again. Days that you added yourself stay.",
      destructive: true,
      yes: "Remove calendar",
      no: "Keep",
    });
    if (isSure && (await removing.run(() => changes.remove())))
      notify.success("Your calendar is removed, and its days with it");
  }

  return (
    <>
      <CalendarOutcome calendar={calendar} today={today} />
      <div className={styles.ways}>
        <Button
          size="small"
          busy={calendar.isWaiting || fetching.isRunning}
          unavailable={offline}
          onClick={() => void fetching.run(() => changes.fetchNow())}
        >
          Fetch now
        </Button>
        <Button kind="quiet" size="small" unavailable={offline} onClick={onChange}>
          Change address
        </Button>
        <Button
          kind="quiet"
          size="small"
          busy={removing.isRunning}
          unavailable={offline}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      </div>
    </>
  );
}
