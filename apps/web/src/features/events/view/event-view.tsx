/** One event to read: when one is where with which songs, then what is agreed and what the public is told. In a window, a sheet, or as a page. */
import type { Event } from "@bandstand/contracts/events";
import { FAILURES } from "@bandstand/contracts/failure";
import { type ReactNode, useState } from "react";
import { useBandToday } from "../../../records/dashboard/dashboard-query.ts";
import { EventLoader } from "../../../records/events/event-loader.tsx";
import { eventTitle, whenWords } from "../../../records/events/event-words.ts";
import { EVENTS_PLACE } from "../../../records/events/events-place.ts";
import { LIVE_EVENT } from "../../../records/events/live-event.ts";
import { LiveMembers } from "../../../records/kit/live-members.tsx";
import { RecordGone } from "../../../records/kit/record-failed.tsx";
import { useRecordLive } from "../../../records/kit/use-record-live.ts";
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";
import { Part } from "../../../ui/parts/part.tsx";
import { RecordView } from "../../../ui/record-view/record-view.tsx";
import { RecordSkeleton } from "../../../ui/states/skeletons.tsx";
import type { Tab } from "../../../ui/tabs/tabs.tsx";
import { DaySheet } from "./day-sheet.tsx";
import { EventFacts } from "./event-facts.tsx";
import { EventViewActions } from "./event-view-actions.tsx";

const EventBooking = latePart(async () => (await import("./event-booking.tsx")).EventBooking);
const EventPublic = latePart(async () => (await import("./event-public.tsx")).EventPublic);
const EventPublications = latePart(
  async () => (await import("../publish/event-publications.tsx")).EventPublications,
);
const AHEAD = [EventBooking, EventPublic, EventPublications];

interface EventViewProps {
  eventId: number;
  /** Where to go once the event is gone; in a window, that closes. */
  onDeleted?: () => void;
}

export function EventView({ eventId, ...rest }: EventViewProps) {
  return (
    <EventLoader eventId={eventId} skeleton={<RecordSkeleton />}>
      {(event) => <EventToRead event={event} {...rest} />}
    </EventLoader>
  );
}

function EventToRead({ event, onDeleted }: Omit<EventViewProps, "eventId"> & { event: Event }) {
  const [isGone, setGone] = useState(false);
  const { members } = useRecordLive(LIVE_EVENT, event.id, { onDeleted: () => setGone(true) });
  const today = useBandToday();
  useFetchAhead(AHEAD);
  if (isGone)
    return (
      <RecordGone title="This event is gone" said={undefined} list={EVENTS_PLACE}>
        {FAILURES.event_not_found.message}
      </RecordGone>
    );
  return (
    <RecordView
      kind={null}
      label={eventTitle(event)}
      byline={
        <>
          {event.eventType_name} · {whenWords(event, today)}
          <LiveMembers members={members} />
        </>
      }
      actions={<EventViewActions event={event} today={today} onDeleted={onDeleted} />}
      facts={<EventFacts event={event} />}
      tabs={tabsOf(event)}
    />
  );
}

/** Only what an audience comes to is booked, and only what is not private is made public. */
function tabsOf(event: Event): readonly [Tab, ...Tab[]] {
  const { eventType_publicPerformance: isForAudience, privateEvent } = event;
  return [
    { key: "day", label: "The day", panel: <DaySheet event={event} /> },
    ...(isForAudience ? [late("booking", "Booking", <EventBooking event={event} />)] : []),
    ...(isForAudience && !privateEvent
      ? [late("public", "Public", <EventPublic event={event} />)]
      : []),
    late("sent", "Sent", <EventPublications eventId={event.id} />),
  ];
}

function late(key: string, label: string, panel: ReactNode): Tab {
  return {
    key,
    label,
    panel: (
      <Part failed={`Failed to show ${label}.`} onFailed={() => {}}>
        {panel}
      </Part>
    ),
  };
}
