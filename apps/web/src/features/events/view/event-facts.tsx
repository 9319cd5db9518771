/** How certain an event is and who may know of it, in a line; those who may change that on the spot. */
import { type Event, saveEvent } from "@bandstand/contracts/events";
import { isPast } from "@bandstand/domain/event-visibility";
import { IconLock } from "@tabler/icons-react";
import { useMay } from "../../../lib/services/use-may.ts";
import { useBandToday } from "../../../records/dashboard/dashboard-query.ts";
import { DraftMark, EventStatusMark } from "../../../records/events/event-status-mark.tsx";
import { latePart, useFetchAhead } from "../../../ui/parts/late-part.ts";
import { ChosenFact, Fact } from "../../../ui/record-view/fact.tsx";
import { EventTags } from "../event-tags.tsx";

const StatusMenu = latePart(async () => (await import("./event-status-menu.tsx")).StatusMenu);
const AHEAD = [StatusMenu];

interface EventProps {
  event: Event;
}

export function EventFacts({ event }: EventProps) {
  const maySave = useMay(saveEvent);
  const isOver = isPast(event.eventDate, useBandToday());
  useFetchAhead(AHEAD);
  const mark = <EventStatusMark status={event.EventStatus} isOver={isOver} />;
  return (
    <>
      {maySave ? (
        <ChosenFact
          label={`Status ${event.EventStatus.name}`}
          choices={(panel) => <StatusMenu event={event} panel={panel} />}
        >
          {mark}
        </ChosenFact>
      ) : (
        <Fact label="Status">{mark}</Fact>
      )}
      {event.draft && (
        <Fact label="Published">
          <DraftMark />
        </Fact>
      )}
      {event.privateEvent && (
        <Fact label="For">
          <IconLock aria-hidden />
          Private
        </Fact>
      )}
      {event.chips.length > 0 && (
        <Fact label="Tags">
          <EventTags tags={event.chips} />
        </Fact>
      )}
    </>
  );
}
