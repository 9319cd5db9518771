/** After a gig: when it was played, which songs, and what to remember of the venue. */
import type { Event } from "@bandstand/contracts/events";
import type { GigReport } from "@bandstand/contracts/gig-reports";
import { LIMITS } from "@bandstand/contracts/limits";
import { addVenueNote } from "@bandstand/contracts/venue-notes";
import { LONGEST_BREAKS, type ReportedTimes, wrongTimes } from "@bandstand/domain/gig-report";
import { useState } from "react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useWhyOffline } from "../../../lib/services/why-offline.ts";
import { eventTitle } from "../../../records/events/event-words.ts";
import { useVenueChanges } from "../../../records/venues/venue-changes.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { EntryButtons } from "../../../ui/entry-form/entry-buttons.tsx";
import { useUnsavedLock } from "../../../ui/edit-session/use-unsaved-lock.ts";
import { EntryForm } from "../../../ui/entry-form/entry-form.tsx";
import { useSending } from "../../../ui/entry-form/use-sending.ts";
import { FieldGroup } from "../../../ui/form-frame/field-group.tsx";
import { TextAreaField } from "../../../ui/form-frame/text-area-field.tsx";
import { TimeField } from "../../../ui/form-frame/time-field.tsx";
import { uncheckedField } from "../../../ui/form-frame/unchecked-field.ts";
import { WholeNumberField } from "../../../ui/form-frame/whole-number-field.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useGigReportChanges } from "./gig-report-queries.ts";
import styles from "./gig-report.module.css";
import { PlayedSongs } from "./played-songs.tsx";
import { musicWords } from "./report-words.ts";
import { usePlayedSongs } from "./use-played-songs.ts";

type ToldReport = NonNullable<GigReport["report"]>;

type PlannedGig = Pick<
  Event,
  "id" | "name" | "eventType_name" | "venue_name" | "venueId" | "startTime" | "endTime"
>;

export interface GigReportFormProps {
  event: PlannedGig;
  told: GigReport;
  onDone: () => void;
  /** What was typed is asked about on the way. */
  onCancel: () => void;
}

export function GigReportForm({ event, told, onDone, onCancel }: GigReportFormProps) {
  const { report } = told;
  const changes = useGigReportChanges(event.id);
  const venues = useVenueChanges();
  const notify = useNotify();
  const offline = useWhyOffline();
  const mayNote = useMay(addVenueNote) && event.venueId !== null;
  const [before] = useState(() => timesBefore(event, told));
  const [startedAt, setStartedAt] = useState(before.startedAt);
  const [endedAt, setEndedAt] = useState(before.endedAt);
  const [breakMinutes, setBreakMinutes] = useState(before.breakMinutes);
  const songs = usePlayedSongs(told);
  const [good, setGood] = useState<string | null>(null);
  const [bad, setBad] = useState<string | null>(null);
  const { problem, busy, refuse, send } = useSending();
  const times = { startedAt, endedAt, breakMinutes };
  const wrong = wrongTimes(times);
  const hasNote = [good, bad].some((words) => words !== null && words.trim() !== "");
  const isTyped =
    startedAt !== before.startedAt ||
    endedAt !== before.endedAt ||
    breakMinutes !== before.breakMinutes ||
    songs.isChanged ||
    hasNote;
  const [isLetGo, setLetGo] = useState(false);
  const letGo = useUnsavedLock({
    changed: isTyped && !isLetGo,
    label: `What happened at ${eventTitle(event)}`,
    onRelease: () => setLetGo(true),
  });

  async function save(): Promise<void> {
    if (wrong) return refuse(wrong.message);
    await send(async () => {
      await changes.save({ ...times, ...(songs.played && { songs: songs.played }) });
      if (hasNote && event.venueId !== null)
        await venues.addNote({ venueId: event.venueId, eventId: event.id, good, bad });
      notify.success("Kept what happened");
      letGo();
      onDone();
    });
  }

  async function tellAgain(report: ToldReport): Promise<void> {
    const { startedAt, endedAt, breakMinutes, songs } = report;
    const ids = songs?.map(({ songId }) => songId);
    try {
      await changes.save({ startedAt, endedAt, breakMinutes, ...(ids && { songs: ids }) });
    } catch (error) {
      notify.failed("What was told was not brought back", error);
    }
  }

  async function forget(report: ToldReport): Promise<void> {
    await send(async () => {
      await changes.forget();
      notify.success({
        title: "What was told is forgotten",
        action: { label: "Undo", run: () => void tellAgain(report) },
      });
      letGo();
      onDone();
    });
  }

  return (
    <EntryForm problem={problem} focusRequests={0} onSubmit={() => void save()}>
      <FieldGroup title="When">
        <div className={styles.times}>
          <TimeField label="Started" field={uncheckedField("started", startedAt, setStartedAt)} />
          <TimeField label="Finished" field={uncheckedField("finished", endedAt, setEndedAt)} />
          <WholeNumberField
            label="Breaks"
            unit="min"
            min={0}
            max={LONGEST_BREAKS}
            field={uncheckedField("breaks", breakMinutes, setBreakMinutes)}
          />
        </div>
        <p role="status" className={styles.music}>
          {wrong ? wrong.message : musicWords(times, songs.isChanged ? null : reckonedOf(told))}
        </p>
      </FieldGroup>
      {told.planned && <PlayedSongs songs={songs} />}
      {mayNote && (
        <FieldGroup title={`For next time at ${event.venue_name ?? "this venue"}`}>
          <TextAreaField
            label="What was good"
            rows={2}
            maxLength={LIMITS.description}
            field={uncheckedField("report-good", good, setGood)}
          />
          <TextAreaField
            label="What was bad"
            rows={2}
            maxLength={LIMITS.description}
            field={uncheckedField("report-bad", bad, setBad)}
          />
        </FieldGroup>
      )}
      {report && (
        <Button kind="quiet" busy={busy} unavailable={offline} onClick={() => void forget(report)}>
          Forget what was told
        </Button>
      )}
      <EntryButtons submit="Keep" busy={busy} onCancel={onCancel} />
    </EntryForm>
  );
}

/** As they stand in the fields at first: what was told, else what was planned. */
function timesBefore(event: PlannedGig, { report, plannedBreakMinutes }: GigReport): ReportedTimes {
  if (report) return report;
  return { startedAt: event.startTime, endedAt: event.endTime, breakMinutes: plannedBreakMinutes };
}

/** Of the songs as they were told; as long as nobody has, nothing is reckoned. */
const reckonedOf = ({ report }: GigReport) => report?.reckonedSeconds ?? null;
