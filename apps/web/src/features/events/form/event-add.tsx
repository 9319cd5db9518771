import { addEvent, type Event } from "@bandstand/contracts/events";
import { EVENT_MESSAGES, missingEventFields } from "@bandstand/domain/event-form";
import { formatDateWithWeekday } from "@bandstand/domain/date-format";
import { useDatePollChanges } from "../../../records/availability/date-polls.ts";
import { useEventChoices } from "../../../records/events/event-choices-query.ts";
import { useEventChanges } from "../../../records/events/event-changes.ts";
import { EVENTS_PLACE } from "../../../records/events/events-place.ts";
import { eventTitle, namedEvent } from "../../../records/events/event-words.ts";
import { type PolledEvent, useEventWindows } from "../../../records/events/event-windows.ts";
import { RecordFailed } from "../../../records/kit/record-failed.tsx";
import { useEventStatuses, useEventTypes } from "../../../records/lookups/lookups.ts";
import { useConfirm } from "../../../ui/confirm/confirm-context.ts";
import { RecordForm } from "../../../ui/form-frame/record-form.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { FormSkeleton } from "../../../ui/states/skeletons.tsx";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { newEvent } from "./event-form-schema.ts";
import { EventPanels } from "./event-panels.tsx";
import { type EventForm, useEventForm } from "./use-event-form.ts";

interface EventAddProps {
  /** Of that day, `YYYY-MM-DD`. */
  date?: string;
  /** Where a poll has found the day: it is closed by the event. */
  poll?: PolledEvent;
  /** Left out: in the place of the window, the event is shown. */
  onAdded?: (event: Event) => void;
  onCancelled?: () => void;
}

export function EventAdd({ date, poll, ...rest }: EventAddProps) {
  const types = useEventTypes();
  const statuses = useEventStatuses();
  const error = types.error ?? statuses.error;
  // It begins with a status and a type, by their ids. Without them it is not shown: its fields would ask for them again, and
  // while they are asked for it would be gone.
  if (!types.data || !statuses.data) {
    const again = () => void Promise.all([types.refetch(), statuses.refetch()]);
    return error ? (
      <RecordFailed error={error} noun="form" list={EVENTS_PLACE} onRetry={again} />
    ) : (
      <FormSkeleton />
    );
  }
  const statusId = statuses.data.find(({ tag }) => tag === "P")?.id;
  const typeId = types.data.find(({ tag }) => tag === "G")?.id;
  return (
    <AddForm
      original={newEvent({ statusId, typeId, date, poll })}
      datePollId={poll?.datePollId}
      {...rest}
    />
  );
}

interface AddFormProps extends Omit<EventAddProps, "date" | "poll"> {
  datePollId: number | undefined;
  original: ReturnType<typeof newEvent>;
}

function AddForm({ original, datePollId, onAdded, onCancelled }: AddFormProps) {
  const polls = useDatePollChanges();
  const events = useEventChanges();
  const windows = useEventWindows();
  const notify = useNotify();
  const current = useCurrentWindow();
  const form = useEventForm({
    event: null,
    label: "the new event",
    draft: { kind: "event", of: "new" },
    original,
    incomplete: EVENT_MESSAGES.addIncomplete,
    save: (_changed, { id: _id, updatedAt: _updatedAt, ...event }) => events.add(event),
    onSaved(event) {
      if (datePollId !== undefined)
        polls
          .settle(datePollId, event.id)
          .catch((error: unknown) => notify.failed("The poll was not closed", error));
      notify.success(`“${eventTitle(event)}” was added`);
      current?.dismiss();
      if (onAdded) onAdded(event);
      else if (current) windows.view(namedEvent(event));
    },
  });
  const submit = useConfirmedSubmit(form);
  return (
    <RecordForm
      form={{ ...form, submit }}
      call={addEvent}
      saveLabel="Add Event"
      adds
      onLeave={() => {
        current?.dismiss();
        onCancelled?.();
      }}
    >
      <EventPanels form={form} />
    </RecordForm>
  );
}

/** Asks once more what is added, where, and when: whoever mistyped the date sees it. What is incomplete says so instead. */
function useConfirmedSubmit(form: EventForm): () => Promise<boolean> {
  const confirm = useConfirm();
  const { data: choices } = useEventChoices();
  const { data: statuses } = useEventStatuses();
  return async () => {
    const { values, type } = form;
    const venue = choices?.venues.find(({ id }) => id === values.venueId);
    const status = statuses?.find(({ id }) => id === values.eventStatusId);
    if (missingEventFields(values).length > 0 || !venue || !status || !type) return form.submit();
    const text = `Confirm to add a new ${status.name} ${type.name} at ${venue.name} on ${formatDateWithWeekday(values.eventDate)}.`;
    const isSure = await confirm({
      title: "Add Event",
      text,
      yes: "Add event",
      no: "Keep editing",
    });
    return isSure ? form.submit() : false;
  };
}
