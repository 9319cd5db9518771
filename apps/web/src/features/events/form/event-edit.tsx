import { deleteEvent as deleteCall, type Event, saveEvent } from "@bandstand/contracts/events";
import { EVENT_MESSAGES, missingEventFields } from "@bandstand/domain/event-form";
import { useRef } from "react";
import { useEventChanges } from "../../../records/events/event-changes.ts";
import { EventLoader } from "../../../records/events/event-loader.tsx";
import { eventTitle, namedEvent } from "../../../records/events/event-words.ts";
import { useEventWindows } from "../../../records/events/event-windows.ts";
import { RecordForm } from "../../../ui/form-frame/record-form.tsx";
import { useNotify } from "../../../ui/notifications/notifications-context.ts";
import { useCurrentWindow } from "../../../ui/windows/window-context.ts";
import { type Reach, useFollowing } from "../series/use-following.ts";
import { useDeleteEvent } from "../use-delete-event.ts";
import { EventPanels } from "./event-panels.tsx";
import { useEventForm } from "./use-event-form.ts";

const FOLLOWING = { following: "Y" } as const;

interface EventEditProps {
  eventId: number;
  /** Where to go once the event is saved or the form left; in a window, that closes, and what was saved is shown. */
  onClosed?: () => void;
  /** Where to go once the event is gone; in a window, that closes. */
  onDeleted?: () => void;
}

export function EventEdit({ eventId, ...rest }: EventEditProps) {
  return (
    <EventLoader eventId={eventId}>{(event) => <EditForm event={event} {...rest} />}</EventLoader>
  );
}

type EditFormProps = Omit<EventEditProps, "eventId"> & { event: Event };

function EditForm({ event, onClosed, onDeleted }: EditFormProps) {
  const events = useEventChanges();
  const deleteEvent = useDeleteEvent();
  const notify = useNotify();
  const current = useCurrentWindow();
  const windows = useEventWindows();
  const following = useFollowing();
  const reach = useRef<Reach>("one");
  const form = useEventForm({
    event,
    label: eventTitle(event),
    draft: { kind: "event", of: event.id },
    original: event,
    incomplete: EVENT_MESSAGES.saveIncomplete,
    save: (changed) =>
      events.save(event.id, { ...changed, ...(reach.current === "following" && FOLLOWING) }),
    reload: () => events.reload(event.id),
    onSaved(saved) {
      notify.success(`“${eventTitle(saved)}” was saved`);
      leave();
      if (current) windows.view(namedEvent(saved));
    },
  });

  /** Of a series it is asked first how far the change goes. */
  async function submit(): Promise<boolean> {
    if (missingEventFields(form.values).length > 0) return form.submit();
    reach.current = await following.ask(event, {
      title: "Save Event",
      text: `“${eventTitle(event)}” is one of several. Are those after it changed as well?`,
    });
    return reach.current === null ? false : form.submit();
  }

  function leave(): void {
    current?.dismiss();
    onClosed?.();
  }

  async function remove(): Promise<void> {
    if (!(await deleteEvent(event))) return;
    current?.dismiss();
    onDeleted?.();
  }

  return (
    <RecordForm
      form={{ ...form, submit }}
      call={saveEvent}
      onLeave={leave}
      remove={{ call: deleteCall, run: () => void remove() }}
    >
      <EventPanels form={form} />
    </RecordForm>
  );
}
